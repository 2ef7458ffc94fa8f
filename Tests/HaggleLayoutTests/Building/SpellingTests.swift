import HaggleLayout
import HaggleSwiftUI
import Testing

/// Views written in Swift, as for SwiftUI: each is the view that the same source makes.
struct SpellingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let view: View
    let source: String

    init(_ view: View, _ source: String) {
      self.view = view
      self.source = source
    }

    var testDescription: String { source }
  }

  static let rows =
    leaves + containers + controls + labels + fields + choices + screens + sizes + places + layers
    + guides + styles + kept

  @Test(arguments: rows)
  func `Swift code and source make the same view`(_ row: Row) throws {
    #expect(try Source.view(row.source) == row.view)
    #expect(Source.text(row.view) == row.source)
  }

  /// What only source can write: `if` and `for` are Swift's own in Swift code.
  private static let ofSource: Set<String> = ["if", "neutral", "GeometryReader", "ForEach"]

  @Test(arguments: KindTable.standard.map { $0.signature.name })
  func `every kind that SwiftUI has can be written in Swift`(_ name: String) {
    let written = Set(Self.rows.flatMap { $0.view.allKindNames })
    #expect(written.contains(name) || Self.ofSource.contains(name), "\(name) has no Swift spelling")
  }

  /// A way in which source can write a kind.
  struct Spelling: Hashable, Sendable, CustomTestStringConvertible {
    let kind: String
    let form: Int

    var testDescription: String { "\(kind), form \(form)" }
  }

  @Test(
    arguments: KindTable.standard.flatMap { kind in
      kind.signature.forms.indices.map { Spelling(kind: kind.signature.name, form: $0) }
    })
  func `every form that source has can be written in Swift`(_ spelling: Spelling) throws {
    let written = Set(Self.rows.flatMap { $0.view.allSpellings })
    #expect(written.contains(spelling) || Self.ofSource.contains(spelling.kind))
  }

  @Test func `a loop makes a view for every number`() throws {
    for range in [0..<0, 0..<1, 2..<5] {
      let own = HStack(spacing: 3) {
        ForEach(range) { i in Color.red.frame(width: CGFloat(i) * 4) }
        Spacer()
      }
      let source = """
        HStack(spacing: 3) { \
        ForEach(\(range.lowerBound)..<\(range.upperBound)) { i in Color.red.frame(width: CGFloat(i) * 4) }; Spacer() }
        """
      let container = ProposedSize(width: 90, height: 40)
      let expected = try Source.view(source).layout(in: container)
      #expect(try own.layout(in: container).placements == expected.placements)
      let again = try Source.view(Source.text(own)).layout(in: container)
      #expect(again.placements.map(\.frame) == expected.placements.map(\.frame))
    }
  }

  @Test func `a reader makes its content out of its geometry`() throws {
    let own = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 4)
      if proxy.size.height > 30 { Color.blue }
    }
    let frames = try own.padding(5).layout(in: ProposedSize(width: 90, height: 50))
      .placements.map(\.frame)
    #expect(frames.map(\.width) == [90, 80, 20, 20, 80])
  }

  @Test func `conditions and lists of views are members of the container`() throws {
    let wide = false
    let more = [Color.red, Color.green]
    let view = VStack {
      if wide { Color.blue } else { Text("a") }
      more
      for width in [1.0, 2] { Color.red.frame(width: width) }
    }
    #expect(view.children.count == 5)
  }
}

extension View {
  /// The forms in which the views of the tree are written.
  fileprivate var allSpellings: [SpellingTests.Spelling] {
    [.init(kind: kind.signature.name, form: form)] + children.flatMap(\.allSpellings)
  }

  /// The names of the kinds in the tree.
  fileprivate var allKindNames: [String] { [kindName] + children.flatMap(\.allKindNames) }
}

// MARK: - Rows

extension SpellingTests {
  static let leaves: [Row] = [
    Row(Color.blue, "Color.blue"),
    Row(Rectangle(), "Rectangle()"),
    Row(RoundedRectangle(cornerRadius: 8), "RoundedRectangle(cornerRadius: 8)"),
    Row(Capsule(), "Capsule()"),
    Row(Ellipse(), "Ellipse()"),
    Row(ContainerRelativeShape(), "ContainerRelativeShape()"),
    Row(Circle(), "Circle()"),
    Row(UnevenRoundedRectangle(topLeadingRadius: 4), "UnevenRoundedRectangle(topLeadingRadius: 4)"),
    Row(
      LinearGradient(colors: [Color.red, Color.blue], startPoint: .top, endPoint: .bottom),
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"),
    Row(
      RadialGradient(
        colors: [Color.red, Color.blue], center: .center, startRadius: 0, endRadius: 40),
      "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)"),
    Row(
      AngularGradient(colors: [Color.red, Color.blue], center: .center),
      "AngularGradient(colors: [.red, .blue], center: .center)"),
    Row(Text("Hello"), "Text(\"Hello\")"),
    Row(Text("a") + Text("b").bold() + Text("c"), "Text(\"a\") + Text(\"b\").bold() + Text(\"c\")"),
    Row(Text(verbatim: "a\nb"), "Text(verbatim: \"a\\nb\")"),
    Row(Image(systemName: "star"), "Image(systemName: \"star\")"),
    Row(
      Image(size: CGSize(width: 40, height: 30)), "Image(size: CGSize(width: 40, height: 30))"),
    Row(Spacer(), "Spacer()"),
    Row(Spacer(minLength: 20), "Spacer(minLength: 20)"),
    Row(Divider(), "Divider()"),
    Row(Image("photo"), "Image(\"photo\")"),
    Row(Color("brand"), "Color(\"brand\")"),
    Row(Color(red: 1, green: 0.5, blue: 0), "Color(red: 1, green: 0.5, blue: 0)"),
    Row(
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular),
      "RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular)"),
    Row(
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4)),
      "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4))"),
    Row(ContainerRelativeShape(), "ContainerRelativeShape()"),
    Row(Path(), "Path()"),
    Row(
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)),
      "Path(CGRect(x: 1, y: 2, width: 3, height: 4))"),
    Row(Canvas { _, _ in }, "Canvas { _, _ in }"),
    Row(
      LinearGradient(
        gradient: Gradient(colors: [Color.red, Color.blue]), startPoint: .top, endPoint: .bottom),
      "LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)"
    ),
    Row(
      LinearGradient(
        stops: [Gradient.Stop(color: Color.red, location: 0.5)], startPoint: .leading,
        endPoint: .trailing),
      "LinearGradient(stops: [Gradient.Stop(color: .red, location: 0.5)], startPoint: .leading, "
        + "endPoint: .trailing)"),
    Row(
      RadialGradient(
        gradient: Gradient(stops: [Gradient.Stop(color: Color.red, location: 0)]),
        center: .center, startRadius: 0, endRadius: 40),
      "RadialGradient(gradient: Gradient(stops: [Gradient.Stop(color: .red, location: 0)]), "
        + "center: .center, startRadius: 0, endRadius: 40)"),
    Row(
      RadialGradient(
        stops: [Gradient.Stop(color: Color.red, location: 0)], center: .center, startRadius: 0,
        endRadius: 40),
      "RadialGradient(stops: [Gradient.Stop(color: .red, location: 0)], center: .center, "
        + "startRadius: 0, endRadius: 40)"),
    Row(
      AngularGradient(gradient: Gradient(colors: [Color.red]), center: .center),
      "AngularGradient(gradient: Gradient(colors: [.red]), center: .center)"),
    Row(
      AngularGradient(stops: [Gradient.Stop(color: Color.red, location: 0)], center: .center),
      "AngularGradient(stops: [Gradient.Stop(color: .red, location: 0)], center: .center)"),
    Row(EmptyView(), "EmptyView()"),
  ]

  static let containers: [Row] = [
    Row(
      HStack(alignment: .top, spacing: 10) {
        Color.blue
        Color.green
      }, "HStack(alignment: .top, spacing: 10) { Color.blue; Color.green }"),
    Row(
      VStack(alignment: .leading) { Text("a") }, "VStack(alignment: .leading) { Text(\"a\") }"),
    Row(
      ZStack(alignment: .bottomTrailing) { Color.blue },
      "ZStack(alignment: .bottomTrailing) { Color.blue }"),
    Row(
      Grid(horizontalSpacing: 4) { GridRow(alignment: .bottom) { Color.blue.gridCellColumns(2) } },
      "Grid(horizontalSpacing: 4) { GridRow(alignment: .bottom) { Color.blue.gridCellColumns(2) } }"
    ),
    Row(
      ScrollView { LazyVStack(spacing: 2) { Color.blue } },
      "ScrollView { LazyVStack(spacing: 2) { Color.blue } }"),
    Row(
      ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { Color.blue } },
      "ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { Color.blue } }"),
    Row(
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: 3) { Color.blue },
      "LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: 3) { Color.blue }"
    ),
    Row(
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))]) { Color.blue },
      "LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))]) { Color.blue }"),
    Row(
      ViewThatFits(in: .horizontal) { Color.blue }, "ViewThatFits(in: .horizontal) { Color.blue }"),
    Row(Group { Color.blue }, "Group { Color.blue }"),
    Row(AnyView(Color.blue), "AnyView(Color.blue)"),
    Row(AnyView(erasing: Color.blue), "AnyView(erasing: Color.blue)"),
    Row(
      ScrollViewReader { proxy in
        Color.blue.onAppear { proxy.scrollTo(1) }
      }, "ScrollViewReader { proxy in Color.blue.onAppear {} }"),
    Row(
      TimelineView(.animation) { _ in Color.blue },
      "TimelineView(.animation) { context in Color.blue }"),
    Row(
      ScrollView(.horizontal, showsIndicators: false) { Color.blue },
      "ScrollView(.horizontal, showsIndicators: false) { Color.blue }"),
    Row(HStackLayout(spacing: 8) { Color.blue }, "HStackLayout(spacing: 8) { Color.blue }"),
    Row(
      VStackLayout(alignment: .trailing) { Color.blue },
      "VStackLayout(alignment: .trailing) { Color.blue }"),
    Row(
      ZStackLayout(alignment: .top) { Color.blue }, "ZStackLayout(alignment: .top) { Color.blue }"),
    Row(GridLayout() { Color.blue }, "GridLayout { Color.blue }"),
    Row(
      AnyLayout(HStackLayout()) { Color.blue }, "AnyLayout(HStackLayout()) { Color.blue }"),
    Row(Flow(spacing: 5) { Color.blue }, "Flow(spacing: 5) { Color.blue }"),
    Row(EqualWidthHStack() { Color.blue }, "EqualWidthHStack { Color.blue }"),
    Row(Radial(degrees: 45) { Color.blue }, "Radial(degrees: 45) { Color.blue }"),
  ]

  static let choices: [Row] = [
    Row(
      Picker("a", selection: .constant(1)) { Text("b") },
      "Picker(\"a\", selection: .constant(1)) { Text(\"b\") }"),
    Row(
      Picker(selection: .constant(1)) {
        Text("b")
      } label: {
        Text("c")
      }, "Picker(selection: .constant(1)) { Text(\"b\") } label: { Text(\"c\") }"),
    Row(Menu("a") { Text("b") }, "Menu(\"a\", content: { Text(\"b\") })"),
    Row(
      DatePicker("a", selection: .constant(1)), "DatePicker(\"a\", selection: .constant(1))"),
    Row(
      DatePicker("a", selection: .constant(1), displayedComponents: .date),
      "DatePicker(\"a\", selection: .constant(1), displayedComponents: .date)"),
    Row(
      ColorPicker("a", selection: .constant(1)), "ColorPicker(\"a\", selection: .constant(1))"),
    Row(ControlGroup { Text("a") }, "ControlGroup { Text(\"a\") }"),
    Row(Gauge(value: 0.5) { Text("a") }, "Gauge(value: 0.5) { Text(\"a\") }"),
    Row(LabeledContent("a", value: "b"), "LabeledContent(\"a\", value: \"b\")"),
    Row(LabeledContent("a") { Text("b") }, "LabeledContent(\"a\") { Text(\"b\") }"),
    Row(DisclosureGroup("a") { Text("b") }, "DisclosureGroup(\"a\") { Text(\"b\") }"),
    Row(TextEditor(text: .constant("a")), "TextEditor(text: .constant(\"a\"))"),
    Row(
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }, "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }"),
    Row(Text("a").pickerStyle(.segmented), "Text(\"a\").pickerStyle(.segmented)"),
    Row(Text("a").datePickerStyle(.graphical), "Text(\"a\").datePickerStyle(.graphical)"),
    Row(
      Text("a").gaugeStyle(.accessoryCircular), "Text(\"a\").gaugeStyle(.accessoryCircular)"),
  ]

  static let controls: [Row] = [
    Row(Label("a", systemImage: "star"), "Label(\"a\", systemImage: \"star\")"),
    Row(
      Label {
        Text("a")
      } icon: {
        Circle()
      }, "Label { Text(\"a\") } icon: { Circle() }"),
    Row(Button("OK") {}, "Button(\"OK\") {}"),
    Row(
      Button {
      } label: {
        Text("a")
      }, "Button(action: {}) { Text(\"a\") }"),
    Row(Link("a", destination: 3), "Link(\"a\", destination: 3)"),
    Row(
      NavigationLink("a", destination: Text("b")),
      "NavigationLink(\"a\", destination: Text(\"b\"))"),
    Row(Toggle("a", isOn: .constant(true)), "Toggle(\"a\", isOn: .constant(true))"),
    Row(
      Toggle(isOn: .constant(true)) { Text("a") }, "Toggle(isOn: .constant(true)) { Text(\"a\") }"),
    Row(Stepper("a", value: .constant(3)), "Stepper(\"a\", value: .constant(3))"),
    Row(Slider(value: .constant(0.5)), "Slider(value: .constant(0.5))"),
    Row(
      Slider(value: .constant(0.5), in: 0...10), "Slider(value: .constant(0.5), in: 0...10)"),
    Row(ProgressView(), "ProgressView()"),
    Row(ProgressView("a"), "ProgressView(\"a\")"),
    Row(ProgressView(value: 0.5), "ProgressView(value: 0.5)"),
    Row(
      TextField("a", text: .constant("")), "TextField(\"a\", text: .constant(\"\"))"),
    Row(
      SecureField("a", text: .constant("")), "SecureField(\"a\", text: .constant(\"\"))"),
    Row(AsyncImage(url: nil as Int?), "AsyncImage(url: nil)"),
    Row(List { Text("a") }, "List { Text(\"a\") }"),
    Row(Form { Section { Text("a") } }, "Form { Section { Text(\"a\") } }"),
    Row(Section("s") { Text("a") }, "Section(\"s\") { Text(\"a\") }"),
    Row(
      Section {
        Text("a")
      } header: {
        Text("h")
      }, "Section { Text(\"a\") } header: { Text(\"h\") }"),
    Row(GroupBox("g") { Text("a") }, "GroupBox(\"g\") { Text(\"a\") }"),
    Row(NavigationStack { Text("a") }, "NavigationStack { Text(\"a\") }"),
    Row(NavigationView { Text("a") }, "NavigationView { Text(\"a\") }"),
    Row(TabView { Text("a") }, "TabView { Text(\"a\") }"),
  ]

  static let labels: [Row] = [
    Row(Label("a", image: "b"), "Label(\"a\", image: \"b\")"),
    Row(Button("a", role: .cancel) {}, "Button(\"a\", role: .cancel) {}"),
    Row(Button("a", systemImage: "star") {}, "Button(\"a\", systemImage: \"star\") {}"),
    Row(EditButton(), "EditButton()"),
    Row(Link(destination: 3) { Text("a") }, "Link(destination: 3) { Text(\"a\") }"),
    Row(ShareLink(item: 3), "ShareLink(item: 3)"),
    Row(ShareLink("a", item: 3), "ShareLink(\"a\", item: 3)"),
    Row(ShareLink(item: 3) { Text("a") }, "ShareLink(item: 3) { Text(\"a\") }"),
    Row(NavigationLink("a", value: 3), "NavigationLink(\"a\", value: 3)"),
    Row(
      NavigationLink {
        Text("b")
      } label: {
        Text("a")
      }, "NavigationLink(destination: { Text(\"b\") }) { Text(\"a\") }"),
    Row(
      NavigationLink(destination: Text("b"), isActive: .constant(true)) { Text("a") },
      "NavigationLink(destination: Text(\"b\"), isActive: .constant(true)) { Text(\"a\") }"),
    Row(NavigationLink(value: 3) { Text("a") }, "NavigationLink(value: 3) { Text(\"a\") }"),
    Row(
      Toggle("a", systemImage: "star", isOn: .constant(true)),
      "Toggle(\"a\", systemImage: \"star\", isOn: .constant(true))"),
    Row(
      Stepper("a", value: .constant(3), in: 0...10, step: 2),
      "Stepper(\"a\", value: .constant(3), in: 0...10, step: 2)"),
    Row(
      Stepper("a", onIncrement: {}, onDecrement: {}),
      "Stepper(\"a\", onIncrement: {}) {}"),
    Row(
      Stepper(value: .constant(3)) { Text("a") }, "Stepper(value: .constant(3)) { Text(\"a\") }"),
    Row(
      Slider(value: .constant(0.5), step: 0.1) {
        Text("a")
      } minimumValueLabel: {
        Text("b")
      } maximumValueLabel: {
        Text("c")
      },
      "Slider(value: .constant(0.5), step: 0.1, label: { Text(\"a\") }) { Text(\"b\") } "
        + "maximumValueLabel: { Text(\"c\") }"),
    Row(
      Slider(
        value: .constant(0.5), minimumValueLabel: Text("b"), maximumValueLabel: Text("c")
      ) {
        Text("a")
      },
      "Slider(value: .constant(0.5), minimumValueLabel: Text(\"b\"), maximumValueLabel: Text(\"c\")) "
        + "{ Text(\"a\") }"),
    Row(ProgressView { Text("a") }, "ProgressView { Text(\"a\") }"),
    Row(
      ProgressView("a", value: 1, total: 4), "ProgressView(\"a\", value: 1, total: 4)"),
    Row(ProgressView(value: 0.5) { Text("a") }, "ProgressView(value: 0.5) { Text(\"a\") }"),
  ]

  static let fields: [Row] = [
    Row(
      TextField("a", text: .constant(""), onCommit: {}),
      "TextField(\"a\", text: .constant(\"\")) {}"),
    Row(
      TextField("a", text: .constant(""), axis: .vertical),
      "TextField(\"a\", text: .constant(\"\"), axis: .vertical)"),
    Row(
      TextField("a", value: .constant(3), format: .number),
      "TextField(\"a\", value: .constant(3), format: .number)"),
    Row(
      TextField("a", text: .constant(""), onEditingChanged: { _ in }, onCommit: {}),
      "TextField(\"a\", text: .constant(\"\"), onEditingChanged: { _ in }) {}"),
    Row(
      TextField(text: .constant("")) { Text("a") },
      "TextField(text: .constant(\"\")) { Text(\"a\") }"),
    Row(
      SecureField("a", text: .constant(""), onCommit: {}),
      "SecureField(\"a\", text: .constant(\"\")) {}"),
    Row(
      AsyncImage(url: 3) { image in
        image
      } placeholder: {
        Text("a")
      }, "AsyncImage(url: 3, content: { image in image }) { Text(\"a\") }"),
    Row(AsyncImage(url: 3) { _ in }, "AsyncImage(url: 3) { _ in }"),
  ]

  static let screens: [Row] = [
    Row(
      Picker("a", systemImage: "star", selection: .constant(1)) { Text("b") },
      "Picker(\"a\", systemImage: \"star\", selection: .constant(1)) { Text(\"b\") }"),
    Row(
      Picker(selection: .constant(1), label: Text("a")) { Text("b") },
      "Picker(selection: .constant(1), label: Text(\"a\")) { Text(\"b\") }"),
    Row(
      Menu("a", systemImage: "star") { Text("b") },
      "Menu(\"a\", systemImage: \"star\", content: { Text(\"b\") })"),
    Row(
      Menu {
        Text("b")
      } label: {
        Text("a")
      }, "Menu(content: { Text(\"b\") }) { Text(\"a\") }"),
    Row(
      DatePicker(selection: .constant(1)) { Text("a") },
      "DatePicker(selection: .constant(1)) { Text(\"a\") }"),
    Row(
      ColorPicker(selection: .constant(1), supportsOpacity: false) { Text("a") },
      "ColorPicker(selection: .constant(1), supportsOpacity: false) { Text(\"a\") }"),
    Row(
      Gauge(value: 0.5, in: 0...2) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      },
      "Gauge(value: 0.5, in: 0...2) { Text(\"a\") } currentValueLabel: { Text(\"b\") } "
        + "minimumValueLabel: { Text(\"c\") } maximumValueLabel: { Text(\"d\") }"),
    Row(
      LabeledContent {
        Text("b")
      } label: {
        Text("a")
      }, "LabeledContent { Text(\"b\") } label: { Text(\"a\") }"),
    Row(
      DisclosureGroup(isExpanded: .constant(true)) {
        Text("b")
      } label: {
        Text("a")
      },
      "DisclosureGroup(isExpanded: .constant(true)) { Text(\"b\") } label: { Text(\"a\") }"),
    Row(
      NavigationSplitView {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      },
      "NavigationSplitView { Text(\"a\") } content: { Text(\"b\") } detail: { Text(\"c\") }"),
    Row(
      Section(header: Text("h")) { Text("a") }, "Section(header: Text(\"h\")) { Text(\"a\") }"),
    Row(
      Section(header: Text("h"), footer: Text("f")) { Text("a") },
      "Section(header: Text(\"h\"), footer: Text(\"f\")) { Text(\"a\") }"),
    Row(
      Section(footer: Text("f")) { Text("a") }, "Section(footer: Text(\"f\")) { Text(\"a\") }"),
    Row(
      GroupBox(label: Text("g")) { Text("a") }, "GroupBox(label: Text(\"g\")) { Text(\"a\") }"),
    Row(
      GroupBox {
        Text("a")
      } label: {
        Text("g")
      }, "GroupBox { Text(\"a\") } label: { Text(\"g\") }"),
    Row(
      NavigationStack(path: .constant(1)) { Text("a") },
      "NavigationStack(path: .constant(1)) { Text(\"a\") }"),
    Row(
      TabView(selection: .constant(1)) { Text("a").tabItem { Text("b") } },
      "TabView(selection: .constant(1)) { Text(\"a\").tabItem { Text(\"b\") } }"),
    Row(
      ContentUnavailableView("a", systemImage: "star", description: Text("b")),
      "ContentUnavailableView(\"a\", systemImage: \"star\", description: Text(\"b\"))"),
    Row(
      ContentUnavailableView {
        Text("a")
      } description: {
        Text("b")
      }, "ContentUnavailableView { Text(\"a\") } description: { Text(\"b\") }"),
  ]

  static let layers: [Row] = [
    Row(Color.blue.overlay(.red, in: .capsule), "Color.blue.overlay(.red, in: Capsule())"),
    Row(
      Color.blue.overlay(.red, ignoresSafeAreaEdges: .top),
      "Color.blue.overlay(.red, ignoresSafeAreaEdges: .top)"),
    Row(
      Color.blue.background(.ultraThinMaterial, in: .rect(cornerRadius: 8)),
      "Color.blue.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))"),
    Row(Color.blue.background(.red.opacity(0.5)), "Color.blue.background(.red.opacity(0.5))"),
    Row(Color.blue.background(in: Circle()), "Color.blue.background(in: Circle())"),
  ]

  static let guides: [Row] = [
    Row(
      Color.blue.alignmentGuide(.leading) { d in max(d[.leading], d.width / 2) },
      "Color.blue.alignmentGuide(.leading) { d in max(d[.leading], d.width / 2) }"),
    Row(
      Color.blue.alignmentGuide(.top) { d in min(d.height, 20, abs(d[VerticalAlignment.center])) },
      "Color.blue.alignmentGuide(.top) { d in min(d.height, 20, abs(d[VerticalAlignment.center])) }"
    ),
    Row(
      Color.blue.alignmentGuide(.top) { d in d[explicit: .bottom] ?? d.height },
      "Color.blue.alignmentGuide(.top) { d in d[explicit: .bottom] ?? d.height }"),
    Row(
      Color.blue.coordinateSpace(.named("card")), "Color.blue.coordinateSpace(.named(\"card\"))"),
  ]

  static let kept: [Row] = [
    Row(
      Text("a").foregroundStyle(.secondary).tint(.red).multilineTextAlignment(.center),
      "Text(\"a\").foregroundStyle(.secondary).tint(.red).multilineTextAlignment(.center)"),
    Row(
      Circle().fill(.red.gradient).clipShape(.circle).contentShape(Circle()),
      "Circle().fill(.red.gradient).clipShape(Circle()).contentShape(Circle())"),
    Row(
      Circle().stroke(.red, lineWidth: 2).blur(radius: 3).grayscale(1),
      "Circle().stroke(.red, lineWidth: 2).blur(radius: 3).grayscale(1)"),
    Row(
      Text("a").shadow(color: .black.opacity(0.1), radius: 4, y: 2).disabled(true).hidden(),
      "Text(\"a\").shadow(color: .black.opacity(0.1), radius: 4, y: 2).disabled(true).hidden()"),
    Row(
      Text("a").rotationEffect(.degrees(45)).scaleEffect(2).fontWeight(.semibold),
      "Text(\"a\").rotationEffect(.degrees(45)).scaleEffect(2).fontWeight(.semibold)"),
    Row(
      Text("a").tag(1).onTapGesture {}.navigationTitle("b").accessibilityHidden(true),
      "Text(\"a\").tag(1).onTapGesture {}.navigationTitle(\"b\").accessibilityHidden(true)"),
    Row(
      Text("a").truncationMode(.middle).underline().strikethrough().monospacedDigit(),
      "Text(\"a\").truncationMode(.middle).underline().strikethrough().monospacedDigit()"),
  ]

  static let sizes: [Row] = [
    Row(
      Color.blue.frame(width: 80, height: 40, alignment: .leading),
      "Color.blue.frame(width: 80, height: 40, alignment: .leading)"),
    Row(Color.blue.frame(maxWidth: .infinity), "Color.blue.frame(maxWidth: .infinity)"),
    Row(
      Color.blue.frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6,
        alignment: .top),
      "Color.blue.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, "
        + "maxHeight: 6, alignment: .top)"),
    Row(Color.blue.padding(), "Color.blue.padding()"),
    Row(Color.blue.padding(8), "Color.blue.padding(8)"),
    Row(Color.blue.padding(.horizontal), "Color.blue.padding(.horizontal)"),
    Row(Color.blue.padding([.top, .leading], 3), "Color.blue.padding([.top, .leading], 3)"),
    Row(
      Color.blue.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "Color.blue.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
    Row(Color.blue.relativeProposed(width: 0.5), "Color.blue.relativeProposed(width: 0.5)"),
    Row(
      Color.blue.containerRelativeFrame(.horizontal),
      "Color.blue.containerRelativeFrame(.horizontal)"
    ),
    Row(
      Color.blue.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8),
      "Color.blue.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)"),
    Row(
      Color.blue.containerRelativeFrame(.vertical) { length, _ in length * 0.8 },
      "Color.blue.containerRelativeFrame(.vertical) { length, axis in length * 0.8 }"),
    Row(Color.blue.fixedSize(), "Color.blue.fixedSize()"),
    Row(
      Color.blue.fixedSize(horizontal: true, vertical: false),
      "Color.blue.fixedSize(horizontal: true, vertical: false)"),
    Row(Color.blue.layoutPriority(1), "Color.blue.layoutPriority(1)"),
    Row(
      Color.blue.aspectRatio(1.5, contentMode: .fit),
      "Color.blue.aspectRatio(1.5, contentMode: .fit)"),
    Row(
      Color.blue.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill),
      "Color.blue.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fill)"),
    Row(Color.blue.scaledToFit(), "Color.blue.scaledToFit()"),
    Row(Color.blue.scaledToFill(), "Color.blue.scaledToFill()"),
    Row(
      Image(systemName: "star").resizable(), "Image(systemName: \"star\").resizable()"),
  ]

  static let places: [Row] = [
    Row(Color.blue.offset(x: 4), "Color.blue.offset(x: 4)"),
    Row(
      Color.blue.offset(CGSize(width: 1, height: 2)),
      "Color.blue.offset(CGSize(width: 1, height: 2))"),
    Row(
      Color.blue.scaleEffect(2, anchor: .topLeading),
      "Color.blue.scaleEffect(2, anchor: .topLeading)"),
    Row(Color.blue.scaleEffect(x: 0.5), "Color.blue.scaleEffect(x: 0.5)"),
    Row(
      Color.blue.scaleEffect(CGSize(width: 1, height: 2)),
      "Color.blue.scaleEffect(CGSize(width: 1, height: 2))"),
    Row(
      Color.blue.rotationEffect(.degrees(45)), "Color.blue.rotationEffect(.degrees(45))"),
    Row(Color.blue.position(x: 4, y: 5), "Color.blue.position(x: 4, y: 5)"),
    Row(
      Color.blue.position(CGPoint(x: 1, y: 2)), "Color.blue.position(CGPoint(x: 1, y: 2))"),
    Row(
      Color.blue.overlay(alignment: .top) { Color.red },
      "Color.blue.overlay(alignment: .top) { Color.red }"),
    Row(Color.blue.overlay(Color.red), "Color.blue.overlay(Color.red)"),
    Row(
      Color.blue.mask(alignment: .top) { Circle() }, "Color.blue.mask(alignment: .top) { Circle() }"
    ),
    Row(Color.blue.mask(Circle()), "Color.blue.mask(Circle())"),
    Row(Color.blue.background { Color.red }, "Color.blue.background { Color.red }"),
    Row(
      Color.blue.background(Color.red, alignment: .leading),
      "Color.blue.background(Color.red, alignment: .leading)"),
    Row(
      Color.blue.alignmentGuide(.leading) { d in d.width / 2 },
      "Color.blue.alignmentGuide(.leading) { d in d.width / 2 }"),
    Row(
      Color.blue.alignmentGuide(.firstTextBaseline) { d in d[.bottom] - 4 },
      "Color.blue.alignmentGuide(.firstTextBaseline) { d in d[.bottom] - 4 }"),
    Row(
      Color.blue.alignmentGuide(.top) { _ in 10 }, "Color.blue.alignmentGuide(.top) { _ in 10 }"),
    Row(
      Color.blue.safeAreaInset(edge: .bottom, spacing: 4) { Color.red },
      "Color.blue.safeAreaInset(edge: .bottom, spacing: 4) { Color.red }"),
    Row(
      Color.blue.safeAreaInset(edge: .leading, alignment: .top) { Color.red },
      "Color.blue.safeAreaInset(edge: .leading, alignment: .top) { Color.red }"),
    Row(Color.blue.safeAreaPadding(8), "Color.blue.safeAreaPadding(8)"),
    Row(
      Color.blue.safeAreaPadding(.horizontal, 3), "Color.blue.safeAreaPadding(.horizontal, 3)"),
    Row(
      Color.blue.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "Color.blue.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
    Row(Color.blue.ignoresSafeArea(), "Color.blue.ignoresSafeArea()"),
    Row(
      Color.blue.ignoresSafeArea(.keyboard, edges: .top),
      "Color.blue.ignoresSafeArea(.keyboard, edges: .top)"),
    Row(Color.blue.edgesIgnoringSafeArea(.top), "Color.blue.edgesIgnoringSafeArea(.top)"),
    Row(Color.blue.gridCellColumns(2), "Color.blue.gridCellColumns(2)"),
    Row(Color.blue.gridCellAnchor(.topLeading), "Color.blue.gridCellAnchor(.topLeading)"),
    Row(
      Color.blue.gridColumnAlignment(.trailing), "Color.blue.gridColumnAlignment(.trailing)"),
    Row(
      Color.blue.gridCellUnsizedAxes(.horizontal), "Color.blue.gridCellUnsizedAxes(.horizontal)"),
    Row(
      Color.blue.coordinateSpace(name: "card"), "Color.blue.coordinateSpace(name: \"card\")"),
    Row(Color.blue.id("a").padding(1), "Color.blue.id(\"a\").padding(1)"),
  ]

  static let styles: [Row] = [
    Row(Text("a").font(.title), "Text(\"a\").font(.title)"),
    Row(Text("a").font(.system(size: 20)), "Text(\"a\").font(.system(size: 20))"),
    Row(
      Text("a").font(.system(size: 20, weight: .bold, design: .rounded)),
      "Text(\"a\").font(.system(size: 20, weight: .bold, design: .rounded))"),
    Row(Text("a").font(.title.bold()), "Text(\"a\").font(.title.bold())"),
    Row(Text("a").font(.system(.title)), "Text(\"a\").font(.system(.title))"),
    Row(
      Text("a").font(.custom("Avenir", size: 12)), "Text(\"a\").font(.custom(\"Avenir\", size: 12))"
    ),
    Row(
      Text("a").kerning(2).tracking(3).baselineOffset(4).minimumScaleFactor(0.5),
      "Text(\"a\").kerning(2).tracking(3).baselineOffset(4).minimumScaleFactor(0.5)"),
    Row(
      Text("a").environment(\.font, .title).environment(\.lineLimit, 2),
      "Text(\"a\").environment(\\.font, .title).environment(\\.lineLimit, 2)"),
    Row(
      Text("a").environment(\.imageScale, .large), "Text(\"a\").environment(\\.imageScale, .large)"),
    Row(Text("a").lineLimit(2), "Text(\"a\").lineLimit(2)"),
    Row(Text("a").lineLimit(nil), "Text(\"a\").lineLimit(nil)"),
    Row(Text("a").lineLimit(2...3), "Text(\"a\").lineLimit(2...3)"),
    Row(Text("a").lineLimit(2...), "Text(\"a\").lineLimit(2...)"),
    Row(Text("a").lineLimit(...3), "Text(\"a\").lineLimit(...3)"),
    Row(Text("a").lineSpacing(6), "Text(\"a\").lineSpacing(6)"),
    Row(Text("a").textCase(.uppercase), "Text(\"a\").textCase(.uppercase)"),
    Row(Text("a").textCase(nil), "Text(\"a\").textCase(nil)"),
    Row(
      Text("a").lineLimit(2, reservesSpace: true), "Text(\"a\").lineLimit(2, reservesSpace: true)"),
    Row(Text("a").buttonStyle(.bordered), "Text(\"a\").buttonStyle(.bordered)"),
    Row(Text("a").textFieldStyle(.roundedBorder), "Text(\"a\").textFieldStyle(.roundedBorder)"),
    Row(Text("a").labelStyle(.iconOnly), "Text(\"a\").labelStyle(.iconOnly)"),
    Row(Text("a").listStyle(.plain), "Text(\"a\").listStyle(.plain)"),
    Row(
      Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "Text(\"a\").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
    Row(Text("a").controlSize(.small), "Text(\"a\").controlSize(.small)"),
    Row(Text("a").imageScale(.large), "Text(\"a\").imageScale(.large)"),
    Row(Text("a").labelsHidden(), "Text(\"a\").labelsHidden()"),
    Row(
      Text("a").environment(\.layoutDirection, .rightToLeft),
      "Text(\"a\").environment(\\.layoutDirection, .rightToLeft)"),
    Row(
      Text("a").environment(\.displayScale, 2), "Text(\"a\").environment(\\.displayScale, 2)"),
    Row(
      Text("a").environment(\.controlSize, .small),
      "Text(\"a\").environment(\\.controlSize, .small)"),
    Row(Text("a").opacity(0.5), "Text(\"a\").opacity(0.5)"),
    Row(
      Text("a").foregroundStyle(Color.red).bold(),
      "Text(\"a\").foregroundStyle(Color.red).bold()"),
    Row(
      Text("a").border(Color.red, width: 2).cornerRadius(3).shadow(radius: 1).clipped().zIndex(1),
      "Text(\"a\").border(Color.red, width: 2).cornerRadius(3).shadow(radius: 1).clipped().zIndex(1)"
    ),
  ]
}
