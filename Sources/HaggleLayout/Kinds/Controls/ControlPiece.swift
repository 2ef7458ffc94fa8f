/// What a control draws itself, such as the switch of a toggle; sizes are estimates.
enum ControlPiece: LayoutKind {
  static let signature = Signature(
    "control piece", .leaf,
    [
      Form([
        Parameter(nil, name: "piece", .integer, "the place in the list of pieces"),
        Parameter(nil, name: "height", .optionalNumber, "the height, where it is not the usual"),
      ])
    ],
    summary: "a piece of a control", example: "",
    about: About(answers: "an estimate", rule: "01 rule 5", isExact: false))

  /// The pieces of iOS's controls with their sizes in points.
  enum Piece: Int, CaseIterable {
    case toggleSwitch, stepperButtons, sliderTrack, spinner, largeSpinner, progressBar, field, arrow
    case sectionStart, segments, wheels, chevrons, dateField, timeField, calendar, swatch, gaugeBar
    case ring

    /// What an explanation calls it.
    var words: String {
      switch self {
      case .toggleSwitch: "switch"
      case .stepperButtons: "pair of buttons"
      case .sliderTrack: "track"
      case .spinner, .largeSpinner: "spinner"
      case .progressBar: "bar"
      case .field: "field"
      case .arrow: "arrow"
      case .sectionStart: "start of the section"
      case .segments: "row of segments"
      case .wheels: "set of wheels"
      case .chevrons: "pair of chevrons"
      case .dateField: "date"
      case .timeField: "time"
      case .calendar: "calendar"
      case .swatch: "swatch"
      case .gaugeBar: "bar"
      case .ring: "ring"
      }
    }

    /// Its size; the width is the ideal one where it takes the width it is offered.
    var size: Size {
      switch self {
      case .toggleSwitch: Size(width: 51, height: 31)
      case .stepperButtons: Size(width: 94, height: 32)
      case .sliderTrack: Size(width: 100, height: 31)
      case .spinner: Size(width: 20, height: 20)
      case .largeSpinner: Size(width: 37, height: 37)
      case .progressBar: Size(width: 100, height: 4)
      case .field: Size(width: 100, height: 22)
      case .arrow: Size(width: 8, height: 14)
      case .sectionStart: .zero
      case .segments: Size(width: 100, height: 32)
      case .wheels: Size(width: 320, height: 216)
      case .chevrons: Size(width: 10, height: 14)
      case .dateField: Size(width: 121, height: 34)
      case .timeField: Size(width: 74, height: 34)
      case .calendar: Size(width: 320, height: 334)
      case .swatch: Size(width: 28, height: 28)
      case .gaugeBar: Size(width: 100, height: 6)
      case .ring: Size(width: 58, height: 58)
      }
    }

    /// Whether it takes the width it is offered.
    var isFlexible: Bool {
      switch self {
      case .sliderTrack, .progressBar, .field, .segments, .wheels, .calendar, .gaugeBar: true
      default: false
      }
    }
  }

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { piece(view, record).words }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.number("piece"))
    lowering.keep(view.number("height"))
    lowering.markApproximate()
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let piece = piece(view, pass)
    let height = pass.optionalNumber(1, of: view) ?? piece.size.height
    var size = Size(
      width: piece.size.width * pass.approximation, height: height * pass.approximation)
    if piece.isFlexible, let offer = proposal.width { size.width = offer }
    return size
  }

  private static func piece(
    _ view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Piece {
    Piece(rawValue: Int(reader.number(0, of: view))) ?? .field
  }
}

extension ControlPiece {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let piece = piece(view, record)
    if axis == .horizontal, piece.isFlexible, try record.proposal(of: view).width != nil {
      return Reason(.offer, conclusion: "the \(piece.words) takes the width it is offered")
    }
    let length = try record.size(of: view)[axis]
    return Reason(length, "the \(piece.words) is taken to be this \(axis.adjective)")
  }
}

extension Part {
  /// A piece of a control; `height` in points where it is not the usual one.
  static func piece(_ piece: ControlPiece.Piece, height: Double? = nil) -> Part {
    .made(
      View(
        ControlPiece.self,
        arguments: [.number(Double(piece.rawValue)), height.map { .number($0) }]))
  }
}
