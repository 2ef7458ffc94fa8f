/// The spellings of shapes with round corners; layout reads none of their arguments.
enum RoundedForms {
  private static let style = Parameter(
    "style", .member(["circular", "continuous"]), default: ".continuous", "how corners are curved")

  static let capsule = [Form([style])]

  static let roundedRectangle = [
    Form([Parameter("cornerRadius", .number, "the radius of the corners, in points"), style]),
    Form([Parameter("cornerSize", .size, "the size of the corners, in points"), style]),
  ]
}
