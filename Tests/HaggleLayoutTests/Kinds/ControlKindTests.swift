import TestSupport
import Testing

/// Controls: estimates by the size models that their kinds document.
struct ControlKindTests {
  static let buttons = [
    LayoutCase(
      "a plain button is its label", "Button(\"OK\") { save() }.id(\"b\")", (200, 100),
      size: (25, 20.333)),
    LayoutCase(
      "a label in braces", "Button { save() } label: { \(box(60, 20)) }", (200, 100),
      size: (60, 20)),
    LayoutCase(
      "several views of a label are a row",
      "Button(action: save) { \(box(60, 20)); \(box(10, 30)) }", (200, 100), size: (78, 30)),
    LayoutCase(
      "an action may be any Swift",
      "Button(role: .destructive, action: { if x { y += 1 } else { for z in w {} } }, label: { \(box(60, 20)) })",
      (200, 100), size: (60, 20)),
    LayoutCase(
      "a bordered button has space around its label",
      "Button {} label: { \(box(60, 20, "l")) }.buttonStyle(.borderedProminent)", (200, 100),
      size: (84, 34), frames: ["l": (12, 7, 60, 20)], placed: ["l": (176, 86)]),
    LayoutCase(
      "a large one has more",
      "Button {} label: { \(box(60, 20)) }.buttonStyle(.bordered).controlSize(.large)", (200, 100),
      size: (100, 50)),
    LayoutCase(
      "a borderless one has none",
      "Button {} label: { \(box(60, 20)) }.buttonStyle(.borderless)", (200, 100), size: (60, 20)),
    LayoutCase(
      "a style of the author's own has none, whatever its name contains",
      "Button {} label: { \(box(60, 20)) }.buttonStyle(MyUnborderedStyle())", (200, 100),
      size: (60, 20)),
    LayoutCase(
      "a link is its label", "Link(destination: site) { \(box(60, 20)) }", (200, 100),
      size: (60, 20)),
    LayoutCase(
      "a navigation link is its label",
      "NavigationLink(destination: Detail(id: 3)) { \(box(60, 20)) }",
      (200, 100), size: (60, 20)),
    LayoutCase(
      "a label is a row of symbol and title", "Label { \(box(60, 20)) } icon: { \(box(20, 30)) }",
      (200, 100),
      size: (88, 30)),
    LayoutCase(
      "a label that shows its symbol only",
      "Label { \(box(60, 20)) } icon: { \(box(20, 30)) }.labelStyle(.iconOnly)", (200, 100),
      size: (20, 30)),
    LayoutCase(
      "a label that shows its title only",
      "Label { \(box(60, 20)) } icon: { \(box(20, 30)) }.labelStyle(TitleOnlyLabelStyle())",
      (200, 100), size: (60, 20)),
    LayoutCase(
      "a large symbol", "Image(systemName: \"star\").imageScale(.large)", (200, 100),
      size: (25.677, 23.936)),
  ]

  static let values = [
    LayoutCase(
      "a toggle takes the width, its switch the height",
      "Toggle(isOn: $on) { \(box(60, 20, "l")) }", (200, 100), size: (200, 31),
      frames: ["l": (0, 5.5, 60, 20)]),
    LayoutCase(
      "a toggle without label is its switch",
      "Toggle(\"On\", isOn: .constant(true)).labelsHidden()",
      (200, 100), size: (51, 31)),
    LayoutCase(
      "a stepper", "Stepper(\"Guests\", value: $n, in: 0...9, step: 2)", (300, 100),
      size: (300, 32)),
    LayoutCase(
      "a stepper without label", "Stepper(\"Guests\", value: $n).labelsHidden()", (300, 100),
      size: (94, 32)),
    LayoutCase("a slider", "Slider(value: $v, in: 0...10)", (300, 100), size: (300, 31)),
    LayoutCase(
      "a slider between its labels",
      "Slider(value: $v) { Text(\"v\") } minimumValueLabel: { \(box(10, 10, "a")) } maximumValueLabel: { \(box(20, 10, "b")) }",
      (300, 100), size: (300, 31), frames: ["a": (0, 10.5, 10, 10), "b": (280, 10.5, 20, 10)]),
    LayoutCase("a spinner", "ProgressView()", (300, 100), size: (20, 20)),
    LayoutCase("a large spinner", "ProgressView().controlSize(.large)", (300, 100), size: (37, 37)),
    LayoutCase(
      "a spinner above its label", "ProgressView { \(box(60, 10)) }", (300, 100), size: (60, 38)),
    LayoutCase("a bar", "ProgressView(value: 3, total: 10)", (300, 100), size: (300, 4)),
    LayoutCase(
      "a text field is a line high", "TextField(\"Name\", text: $name)", (300, 100),
      size: (300, 20.333)),
    LayoutCase(
      "a large text field", "TextField(\"Name\", text: $name, axis: .vertical).font(.title)",
      (300, 100), size: (300, 33.667)),
    LayoutCase(
      "a bordered field",
      "SecureField(\"Password\", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())",
      (300, 100), size: (300, 34.333)),
    LayoutCase(
      "a picture that is not there takes its offer", "AsyncImage(url: u)", (30, 40), size: (30, 40)),
    LayoutCase(
      "or is its placeholder",
      "AsyncImage(url: u) { image in image.resizable() } placeholder: { \(box(10, 20)) }", (30, 40),
      size: (10, 20)),
    LayoutCase(
      "a box", "GroupBox(label: \(box(30, 10))) { \(box(60, 20, "c")) }", (200, 200),
      size: (92, 70), frames: ["c": (16, 34, 60, 20)]),
  ]

  static let choices = [
    LayoutCase(
      "a picker is its first option and its chevrons, as a button",
      "Picker(\"Size\", selection: $s) { \(box(60, 20, "o")); \(box(90, 30)) }", (300, 100),
      size: (98, 34), frames: ["o": (12, 7, 60, 20)]),
    LayoutCase(
      "a picker's option from a loop",
      "Picker(\"Size\", selection: $s) { ForEach(0..<3) { i in \(box(60, 20)) } }", (300, 100),
      size: (98, 34)),
    LayoutCase(
      "a picker without options", "Picker(\"Size\", selection: $s) {}", (300, 100), size: (38, 28)),
    LayoutCase(
      "a segmented picker",
      "Picker(\"Size\", selection: $s) { \(box(60, 20)) }.pickerStyle(.segmented)",
      (300, 100), size: (300, 32)),
    LayoutCase(
      "wheels",
      "Picker(\"Size\", selection: $s) { \(box(60, 20)) }.pickerStyle(WheelPickerStyle())",
      (300, 400), size: (300, 216)),
    LayoutCase(
      "options below each other",
      "Picker(\"Size\", selection: $s) { \(box(60, 20)); \(box(90, 30)) }.pickerStyle(.inline)",
      (300, 400), size: (90, 58)),
    LayoutCase(
      "a picker in a list has a label before it",
      "List { Picker(selection: $s) { \(box(60, 20, "o")) } label: { \(box(30, 10, "l")) } }",
      (300, 200), frames: ["l": (40, 17, 30, 10), "o": (186, 12, 60, 20)]),
    LayoutCase(
      "the options of an inline picker in a list stand below its label",
      "List { Picker(selection: $s) { \(box(60, 20, "a")); \(box(60, 20, "b")) } label: "
        + "{ \(box(30, 10, "l")) } }.pickerStyle(.inline)",
      (300, 200), frames: ["l": (40, 11, 30, 10), "a": (40, 29, 60, 20), "b": (40, 57, 60, 20)]),
    LayoutCase(
      "a menu is its label", "Menu { Button(\"Cut\") {} } label: { \(box(60, 20)) }", (300, 100),
      size: (60, 20)),
    LayoutCase(
      "a bordered menu",
      "Menu { Button(\"Cut\") {} } label: { \(box(60, 20)) }.buttonStyle(.bordered)",
      (300, 100), size: (84, 34)),
    LayoutCase(
      "a date and a time", "DatePicker(selection: $d) { \(box(40, 10, "l")) }", (400, 100),
      size: (400, 34), frames: ["l": (0, 12, 40, 10)]),
    LayoutCase(
      "a date without its label",
      "DatePicker(\"Day\", selection: $d, displayedComponents: .date).labelsHidden()", (400, 100),
      size: (121, 34)),
    LayoutCase(
      "a time",
      "DatePicker(\"Day\", selection: $d, displayedComponents: [.hourAndMinute]).labelsHidden()",
      (400, 100), size: (74, 34)),
    LayoutCase(
      "a calendar", "DatePicker(\"Day\", selection: $d).datePickerStyle(.graphical)", (350, 500),
      size: (350, 334)),
    LayoutCase(
      "a swatch", "ColorPicker(selection: $c) { \(box(40, 10, "l")) }", (300, 100), size: (300, 28),
      frames: ["l": (0, 9, 40, 10)]),
    LayoutCase(
      "a label and a value",
      "LabeledContent { \(box(60, 20, "v")) } label: { \(box(40, 10, "l")) }",
      (300, 100), size: (300, 20), frames: ["l": (0, 5, 40, 10), "v": (240, 0, 60, 20)]),
    LayoutCase(
      "a gauge",
      "Gauge(value: 0.3, in: 0...1) { \(box(60, 20, "l")) } currentValueLabel: { \(box(20, 10, "c")) }",
      (300, 100), size: (300, 52), frames: ["l": (0, 0, 60, 20), "c": (0, 42, 20, 10)]),
    LayoutCase(
      "a circular gauge", "Gauge(value: 0.3) { \(box(60, 20)) }.gaugeStyle(.accessoryCircular)",
      (300, 100), size: (58, 58)),
    LayoutCase("room for text", "TextEditor(text: $t)", (300, 100), size: (300, 100)),
    LayoutCase(
      "a closed group",
      "DisclosureGroup { \(box(90, 50)) } label: { \(box(60, 20, "l")) }", (300, 100),
      size: (300, 20), frames: ["l": (0, 0, 60, 20)]),
    LayoutCase(
      "an open group",
      "DisclosureGroup(isExpanded: .constant(true)) { \(box(90, 50, "c")) } label: { \(box(60, 20)) }",
      (300, 100), size: (300, 78), frames: ["c": (0, 28, 90, 50)]),
    LayoutCase(
      "controls in a row", "ControlGroup { \(box(60, 20)); \(box(30, 10)) }", (300, 100),
      size: (98, 20)),
    LayoutCase(
      "the first of several columns",
      "NavigationSplitView { \(box(60, 20, "s")); \(box(60, 20)) } content: { Color.red } detail: { Color.blue }",
      (300, 100), size: (300, 100), frames: ["s": (120, 26, 60, 20)]),
  ]

  static let lists = [
    LayoutCase(
      "rows are 44 high and 20 from the edges, their content 20 from theirs",
      "List { \(box(60, 20, "a")); \(box(60, 40, "b")) }", (300, 200), size: (300, 200),
      frames: ["a": (40, 12, 60, 20), "b": (40, 55, 60, 40)], placed: ["a": (220, nil)]),
    LayoutCase(
      "a plain list reaches to the edges", "List { \(box(60, 20, "a")) }.listStyle(.plain)",
      (300, 200), frames: ["a": (20, 12, 60, 20)]),
    LayoutCase(
      "the usual list stands 20 from them", "List { \(box(60, 20, "a")) }.listStyle(.automatic)",
      (300, 200), frames: ["a": (40, 12, 60, 20)]),
    LayoutCase(
      "a grouped one reaches to them",
      "List { \(box(60, 20, "a")) }.listStyle(GroupedListStyle())", (300, 200),
      frames: ["a": (20, 12, 60, 20)]),
    LayoutCase(
      "every view of a loop is a row",
      "Form { ForEach(0..<3) { i in Color.red.frame(width: 60, height: 20 + CGFloat(i)).id(i) } }",
      (300, 200), frames: ["2": (40, 99, 60, 22)]),
    LayoutCase(
      "a row with insets of its own",
      "List { \(box(60, 20)).listRowInsets(EdgeInsets()).id(\"a\") }", (300, 200),
      frames: ["a": (20, 12, 60, 20)]),
    LayoutCase(
      "a section with header and footer",
      "List { Section(header: \(box(60, 10, "h")), footer: \(box(60, 10, "f"))) { \(box(60, 20, "a")) } }",
      (300, 200), frames: ["h": (40, 17, 60, 10), "a": (40, 45, 60, 20), "f": (40, 83, 60, 10)]),
    LayoutCase(
      "a section without header begins with space",
      "List { Section { \(box(60, 20, "a")) } }", (300, 200), frames: ["a": (40, 40, 60, 20)]),
    LayoutCase(
      "outside lists a section is a group",
      "VStack(spacing: 0) { Section { \(box(60, 20, "a")) } header: { \(box(60, 10, "h")) } }",
      (300, 200), size: (60, 30), frames: ["h": (0, 0, 60, 10), "a": (0, 10, 60, 20)]),
    LayoutCase(
      "a navigation link in a list has an arrow at its end",
      "List { NavigationLink { Text(\"x\") } label: { \(box(60, 20, "a")) }.id(\"l\") }",
      (300, 200),
      frames: ["l": (40, 12, 220, 20), "a": (40, 12, 60, 20)]),
    LayoutCase(
      "a screen takes its offer and centres its content",
      "NavigationStack { \(box(60, 20, "a")) }", (300, 200), size: (300, 200),
      frames: ["a": (120, 90, 60, 20)]),
    LayoutCase(
      "of tabs the first shows",
      "TabView { \(box(60, 20, "a")).tabItem { Text(\"A\") }; Color.red }",
      (300, 200), size: (300, 200), frames: ["a": (120, 90, 60, 20)]),
  ]

  static let gradients = [
    "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
    "RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 9)",
    "AngularGradient(colors: [.red, .blue], center: .center)",
    "UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular)",
  ].flatMap { source in
    LayoutCase.answers(
      "takes its offer", source, [((30, 40), (30, 40)), ((nil, 40), (10, 40)), ((0, nil), (0, 10))])
  }

  @Test(arguments: buttons + values + choices + lists + gradients)
  func `controls are as large as their models say`(_ row: LayoutCase) throws {
    #expect(try row.disagreements() == [], "\(row.description)")
  }
}
