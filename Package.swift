// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: warnings are errors, unsafe code and boxes are spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

#if os(macOS)
  /// Homebrew keeps GNU readline away from the system's libedit; pkg-config finds it.
  let readlinePackage: String? = "readline"
#else
  let readlinePackage: String? = nil
#endif

/// What the sources of a target may import is decided here and checked by `LayeringTests`.
let package = Package(
  name: "haggle",
  products: [
    .library(name: "HaggleLayout", targets: ["HaggleLayout"]),
    .library(name: "HaggleSwiftUI", targets: ["HaggleSwiftUI"]),
    .library(name: "HaggleReports", targets: ["HaggleReports"]),
    .library(name: "HaggleProgram", targets: ["HaggleProgram"]),
    .executable(name: "haggle", targets: ["haggle"]),
  ],
  traits: [
    .trait(name: "Readline", description: "Line editing with GNU readline."),
    .default(enabledTraits: ["Readline"]),
  ],
  targets: [
    .target(
      name: "HaggleLayout", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "HaggleSwiftUI", dependencies: ["HaggleLayout", "HaggleLanguage"],
      swiftSettings: strict),
    .target(name: "HaggleLanguage", dependencies: ["HaggleLayout"], swiftSettings: strict),
    .target(
      name: "HaggleReports", dependencies: ["HaggleLayout", "HaggleLanguage"],
      swiftSettings: strict),
    .target(
      name: "HaggleShell", dependencies: ["HaggleLayout", "HaggleLanguage", "HaggleReports"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CReadline", pkgConfig: readlinePackage,
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(
      name: "HaggleTerminal",
      dependencies: [.target(name: "CReadline", condition: .when(traits: ["Readline"]))],
      swiftSettings: strict),
    .target(
      name: "HaggleProgram",
      dependencies: [
        "HaggleLayout", "HaggleLanguage", "HaggleReports", "HaggleShell", "HaggleTerminal",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "haggle", dependencies: ["HaggleProgram"], swiftSettings: strict),
    .executableTarget(
      name: "HaggleBenchmarks", dependencies: ["HaggleLayout", "HaggleShell"],
      swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["HaggleLayout", "HaggleLanguage"],
      path: "Tests/TestSupport", exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "HaggleLayoutTests",
      dependencies: ["HaggleLayout", "HaggleLanguage", "HaggleSwiftUI", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "HaggleLanguageTests",
      dependencies: ["HaggleLayout", "HaggleLanguage", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "HaggleReportsTests",
      dependencies: ["HaggleLayout", "HaggleLanguage", "HaggleReports", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "HaggleShellTests",
      dependencies: [
        "HaggleLayout", "HaggleLanguage", "HaggleReports", "HaggleShell", "TestSupport",
      ],
      exclude: ["Confusions", "Lessons", "Golden"], swiftSettings: strict),
    .testTarget(
      name: "HaggleTerminalTests",
      dependencies: ["HaggleTerminal", "haggle", "StaircaseHost", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "StaircaseHost", dependencies: ["HaggleProgram", "HaggleSwiftUI"],
      path: "Tests/StaircaseHost", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
