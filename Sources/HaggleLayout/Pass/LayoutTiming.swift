/// How long the parts of a layout take: for benchmarks.
package struct LayoutTiming {
  /// From the value tree to the flat one.
  package let lowering: Duration
  /// Sizes and frames.
  package let pass: Duration
  /// The same with everything that happens written down.
  package let tracedPass: Duration
  /// How often views computed their size.
  package let measureCount: Int

  /// Lays `view` out several times and takes the shortest of each part.
  package init(of view: View, in container: ProposedSize, runs: Int = 15) throws(LayoutError) {
    let clock = ContinuousClock()
    var lowering = Duration.seconds(1_000_000)
    var duration = lowering
    var traced = lowering
    var measureCount = 0
    // What one run wrote down is let go after the next, so that a log finds warm memory as all else
    // does: what ends a heap goes back to the system and would be handed out anew, page by page.
    var written: LayoutRecord?
    for _ in 0..<runs {
      let start = clock.now
      let tree = try Lowering(view, limits: .standard).finish()
      let middle = clock.now
      var pass = LayoutPass(tree)
      pass.layOut(in: container)
      duration = min(duration, clock.now - middle)
      lowering = min(lowering, middle - start)
      measureCount = pass.measureCount
      var tracing = LayoutPass(tree, isTracing: true)
      let beginning = clock.now
      tracing.layOut(in: container)
      traced = min(traced, clock.now - beginning)
      written = try tracing.finish().record
    }
    precondition(written != nil, "a traced pass wrote nothing down")
    self.lowering = lowering
    pass = duration
    tracedPass = traced
    self.measureCount = measureCount
  }
}
