import HaggleLayout
import HaggleReports
import Testing

struct JSONDocumentTests {
  @Test func `the row of the article is written as documented`() throws {
    var scene = try Scene(
      "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }", 620, 80)
    let json = JSONDocument.render(&scene, ReportOptions())
    #expect(
      json == """
        {"format":"haggle-layout","version":1,"container":{"width":620,"height":80},"size":[620,80],\
        "source":"HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }",\
        "views":[{"path":"/","name":"hstack","label":null,"kind":"HStack","frame":[0,0,620,80],\
        "proposal":[620,80],"exact":true,"parent":null},\
        {"path":"/0","name":"blue.relativeProposed","label":null,"kind":"relativeProposed",\
        "frame":[0,0,152.5,80],"proposal":[305,80],"exact":true,"parent":"/"},\
        {"path":"/0/0","name":"blue","label":null,"kind":"Color","frame":[0,0,152.5,80],\
        "proposal":[152.5,80],"exact":true,"parent":"/0"},\
        {"path":"/1","name":"green","label":null,"kind":"Color","frame":[162.5,0,457.5,80],\
        "proposal":[457.5,80],"exact":true,"parent":"/"}]}
        """)
  }

  @Test func `an empty tree has no views`() {
    var scene = Scene(root: nil, container: .unspecified, names: ViewNames(), result: nil)
    #expect(
      JSONDocument.render(&scene, ReportOptions())
        == """
        {"format":"haggle-layout","version":1,"container":{"width":null,"height":null},\
        "size":[0,0],"source":"","views":[]}
        """)
  }

  @Test func `what JSON has no number for is a string`() throws {
    let container = ProposedSize(width: .infinity, height: nil)
    var scene = try Scene(tree("Color.blue"), in: container)
    scene.result?.placements[0].frame = Rect(
      x: -.infinity, y: .nan, width: .infinity, height: -0.00001)
    scene.result?.placements[0].approximate = .size
    let json = JSONDocument.render(&scene, ReportOptions())
    #expect(json.contains(#""container":{"width":"inf","height":null},"size":["inf",10]"#))
    #expect(json.contains(#""frame":["-inf","nan","inf",0],"proposal":["inf",null],"exact":false"#))
  }

  @Test func `where a scale is set, it is told with every frame on whole pixels`() throws {
    var scene = try Scene(
      try tree("HStack(spacing: 0) { Color.red; Color.blue; Color.green }"),
      in: ProposedSize(width: 100, height: 10), options: LayoutOptions(displayScale: 2))
    let json = JSONDocument.render(&scene, ReportOptions())
    #expect(json.contains(#""frame":[33.333,0,33.333,10],"#))
    #expect(json.contains(#""parent":"/","drawn":[33.5,0,33,10]},"#))
    #expect(json.hasSuffix(#""drawn":[66.5,0,33.5,10]}],"scale":2}"#))
  }

  @Test func `labels cannot break the line or steer a terminal`() throws {
    let label = "a\"b\\c\n\u{1B}[2J\u{202E}é🙂"
    var root = try tree("Color.blue")
    root.label = label
    var scene = try Scene(root, in: .zero)
    let json = JSONDocument.render(&scene, ReportOptions())
    #expect(json.contains(#""label":"a\"b\\c\n\u001b[2J\u202eé🙂","kind""#))
    #expect(!json.contains("\n"))
  }

  @Test func `a modifier of a group is listed once per member`() throws {
    var scene = try Scene(
      "HStack(spacing: 0) { Group { Color.blue; Color.green }.frame(width: 20) }", 100, 10)
    let json = JSONDocument.render(&scene, ReportOptions())
    for words in [
      #""path":"/0","name":"group.frame""#, #""path":"/0#2","name":"group.frame#2""#,
      #""path":"/0/0/0","name":"blue""#, #""parent":"/0"}"#, #""parent":"/0#2"}"#,
    ] {
      #expect(json.contains(words), "\(words)")
    }
    #expect(!json.contains(#""kind":"Group""#))
  }

  @Test func `the trace lists questions in the order asked`() throws {
    let container = ProposedSize(width: 30, height: 10)
    let root = try tree("Color.blue.padding(5)")
    let result = try root.layout(in: container, recordingTrace: true)
    var scene = Scene(
      root: root, container: container, names: ViewNames(of: root), result: result)
    let json = JSONDocument.render(&scene, ReportOptions(includesTrace: true))
    #expect(
      json.hasSuffix(
        """
        ],"trace":[{"view":"/","parent":null,"phase":"measure","proposal":[30,10],"size":[30,10],\
        "cached":false},\
        {"view":"/0","parent":"/","phase":"measure","proposal":[20,0],"size":[20,0],"cached":false},\
        {"view":"/","parent":null,"phase":"place","proposal":[30,10],"size":[30,10],"cached":true},\
        {"view":"/0","parent":"/","phase":"place","proposal":[20,0],"size":[20,0],"cached":true}]}
        """))
  }
}
