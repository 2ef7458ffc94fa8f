import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// Screens as people paste them: laid out, every number explained, read back as written.
struct PastedScreenTests {
  static let screens = [
    """
    NavigationStack {
        Form {
            Section {
                HStack {
                    Image(systemName: "person.crop.circle.fill").font(.largeTitle)
                    VStack(alignment: .leading) {
                        Text("Jane Appleseed").font(.headline)
                        Text("Apple ID, iCloud").font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            Section("Network") {
                Toggle("Airplane Mode", isOn: $airplane)
                NavigationLink { Text("Wi-Fi") } label: { Label("Wi-Fi", systemImage: "wifi") }
            }
        }
        .navigationTitle("Settings")
    }
    """,
    """
    VStack(spacing: 16) {
        TextField("Email", text: $email)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
        SecureField("Password", text: $password).textFieldStyle(RoundedBorderTextFieldStyle())
        Button(action: {
            if email.isEmpty { showError = true }
            login()
        }) {
            Text("Log in").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("Forgot password?", role: .cancel) { showReset.toggle() }.font(.footnote)
    }
    .padding()
    """,
    """
    NavigationView {
        List {
            ForEach(0..<3) { i in
                NavigationLink(destination: DetailView(item: i)) {
                    HStack {
                        AsyncImage(url: URL(string: "https://example.com")) { image in
                            image.resizable()
                        } placeholder: { ProgressView() }
                        .frame(width: 50, height: 50)
                        Text("Title \\(i)").font(.headline)
                        Spacer()
                        Text("9:41").font(.caption)
                    }
                }
            }
            .onDelete(perform: delete)
        }
        .listStyle(PlainListStyle())
    }
    """,
    """
    ZStack(alignment: .bottomLeading) {
        LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
        VStack(alignment: .leading, spacing: 8) {
            Label("Featured", systemImage: "star.fill").font(.caption)
            ProgressView(value: 0.4)
            HStack {
                Button { like() } label: { Image(systemName: "heart"); Text("Like") }
                    .buttonStyle(.bordered)
                Spacer()
                Stepper("Guests", value: $guests, in: 1...8)
            }
            Slider(value: $price, in: 0...100) { Text("Price") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }
        }
        .padding(20)
    }
    .frame(height: 320)
    """,
    "VStack { if false { Button(\"a\") { x = 1; for y in z {} } } else { Toggle(\"b\", isOn: $b) } }",
  ]

  @Test(arguments: screens)
  func `a screen is laid out, and every number of it is explained`(_ screen: String) {
    var session = Session.after("resize 393 852")
    let outcome = session.run(screen, at: .argument(1))
    #expect(outcome.failure == nil, "\(outcome.messages)")
    for view in session.answer("tree").split(separator: "\n").dropFirst() {
      guard let name = view.split(separator: " ").first, !name.contains("#") else { continue }
      let why = session.run("why \(name).frame", at: .argument(1))
      #expect(why.failure == nil, "\(name): \(why.messages)")
    }
  }

  @Test(arguments: screens)
  func `a screen comes back as it was`(_ screen: String) throws {
    let view = try SwiftSource.view(screen).view
    #expect(try SwiftSource.view(SourcePrinter.line(view)).view == view)
    let lines = SourcePrinter.lines(view).joined(separator: "\n")
    #expect(try SwiftSource.view(lines).view == view)
  }

  @Test func `what is an estimate says so`() {
    var session = Session.after("resize 393 852", "Toggle(\"a\", isOn: $a)")
    #expect(session.answer("tree").contains("393×≈31"))
    #expect(session.answer("export json").contains("\"exact\":false"))
  }

  @Test func `what is left out is told once`() {
    var session = Session.after("resize 393 852")
    let outcome = session.run(
      "NavigationStack { NavigationStack { Text(\"a\") } }", at: .argument(1))
    #expect(outcome.messages == "note: NavigationStack is laid out without its bars\n")
  }

  @Test func `an import alone is nothing`() {
    var session = Session.row()
    let before = session.answer("tree")
    for entry in ["import SwiftUI", "import SwiftUI\nimport Combine\n"] {
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.failure == nil && outcome.output.isEmpty && outcome.messages.isEmpty)
    }
    #expect(session.answer("tree") == before)
  }
}
