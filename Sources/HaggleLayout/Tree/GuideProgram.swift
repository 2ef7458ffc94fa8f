/// The closure of a guide that a program wrote, which cannot be written out.
public struct GuideProgram: Sendable {
  let compute: @Sendable (ViewDimensions) -> Double

  /// Keeps a closure, which must compute the same for the same dimensions.
  package init(_ compute: @escaping @Sendable (ViewDimensions) -> Double) {
    self.compute = compute
  }

  /// The closure's result for a view that answers queries; `nil` where there is no view.
  func value(of ask: (Expression.Query) -> Double?) -> Double? {
    guard let width = ask(.length(.horizontal)), let height = ask(.length(.vertical)) else {
      return nil
    }
    return withoutActuallyEscaping(ask) { ask in
      compute(ViewDimensions(Size(width: width, height: height), asking: ask))
    }
  }
}

extension GuideProgram: Equatable {
  /// Closures cannot be compared.
  public static func == (left: GuideProgram, right: GuideProgram) -> Bool { true }
}
