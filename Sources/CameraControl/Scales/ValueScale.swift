/// The values that a slider or picker can take, and the arithmetic between them and a finger.
///
/// Except on a zoom scale, every value it answers with is exactly a `Float`, and a number as one writes
/// it stands for the `Float` nearest to it: 0.1 is a position where the steps are 0.1. A finger's place
/// is a fraction: 0 at the lower bound, 1 at the upper.
public struct ValueScale: Hashable, Sendable {
  /// The smallest value.
  public let lowerBound: Double

  /// The largest value of the range; on a grid that is not even, no finger reaches it.
  public let upperBound: Double

  /// Whether the list of values that the scale was made from named one twice (rule SLD06).
  package let droppedDuplicates: Bool

  let layout: Layout

  init(from lower: Double, to upper: Double, _ layout: Layout, droppedDuplicates: Bool = false) {
    // Adding zero turns a negative zero into zero.
    self.lowerBound = lower + 0
    self.upperBound = upper + 0
    self.layout = layout
    self.droppedDuplicates = droppedDuplicates
  }

  /// Makes the scale of a continuous slider: every value of the range (rule SLD03).
  ///
  /// Equal bounds are refused (SLD01), and so are bounds that are not finite (SLD08).
  public init(in range: ClosedRange<Float>) throws(CaptureError) {
    try self.init(in: range, of: "a slider")
  }

  /// The same for an owner that refusals name.
  init(in range: ClosedRange<Float>, of owner: String) throws(CaptureError) {
    try ValueScale.check(range, of: owner)
    self.init(from: Double(range.lowerBound), to: Double(range.upperBound), .continuous)
  }

  /// Makes the scale of a stepped slider: the minimum and whole steps above it (rule SLD04).
  ///
  /// Each position is counted from the minimum with the step that was meant: 0.1 and not its
  /// nearest `Float`. Steps closer than `Float` can tell apart make a continuous scale. Equal
  /// bounds (SLD01), a step of zero or below (SLD02) and numbers that are not finite (SLD08) are
  /// refused.
  public init(in range: ClosedRange<Float>, step: Float) throws(CaptureError) {
    try self.init(in: range, step: step, of: "a slider")
  }

  /// The same for an owner that refusals name.
  init(in range: ClosedRange<Float>, step: Float, of owner: String) throws(CaptureError) {
    guard step.isFinite else { throw .notFinite(step, as: "step", of: owner) }
    try ValueScale.check(range, of: owner)
    guard step > 0 else { throw .invalidStep(step, of: owner) }
    self.init(in: range, by: MeantNumber(step))
  }

  /// Makes the scale of a slider with listed values and nothing between them (rule SLD05).
  ///
  /// The list may be in any order, and an entry that comes twice counts once (SLD06). An empty list
  /// (SLD07) and entries that are not finite (SLD08) are refused.
  public init(values: [Float]) throws(CaptureError) {
    try self.init(values: values, of: "a slider")
  }

  /// The same for an owner that refusals name.
  init(values: [Float], of owner: String) throws(CaptureError) {
    for value in values where !value.isFinite {
      throw .notFinite(value, as: "list entry", of: owner)
    }
    var list = values.map { $0 + 0 }
    list.sort()
    var kept = 0
    for index in list.indices where index == 0 || list[index] != list[kept - 1] {
      list[kept] = list[index]
      kept += 1
    }
    list.removeLast(list.count - kept)
    guard let first = list.first, let last = list.last else { throw .emptyValues(of: owner) }
    self.init(
      from: Double(first), to: Double(last), .list(list), droppedDuplicates: kept < values.count)
  }

  /// Makes the scale of a zoom slider; a range without width holds the slider still.
  package init(zoom range: ClosedRange<Double>, isLogarithmic: Bool = true) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard isLogarithmic, lower > 0, upper.isFinite else {
      self.init(from: lower, to: upper, .linear)
      return
    }
    let ratio = upper / lower
    let octaves =
      ratio.isFinite
      ? BinaryLogarithm.log2(ratio) : BinaryLogarithm.log2(upper) - BinaryLogarithm.log2(lower)
    self.init(from: lower, to: upper, .logarithmic(octaves: octaves))
  }

  /// Makes the scale of an exposure slider, in thirds counted from the minimum or continuous.
  ///
  /// Rule BIA03: -2...2 has 13 positions. A device may report any range, also one without width.
  package init(biasIn range: ClosedRange<Float>, thirds: Bool) {
    let most = Float.greatestFiniteMagnitude
    let finite = max(range.lowerBound, -most)...min(range.upperBound, most)
    if thirds {
      self.init(in: finite, by: .oneThird)
    } else {
      self.init(from: Double(finite.lowerBound), to: Double(finite.upperBound), .continuous)
    }
  }

  /// Makes the scale of a picker or list: the whole numbers below `count`.
  ///
  /// Past 2^24 they are no longer `Float`s, but still exact.
  package init(indexes count: Int) {
    let grid = ScaleGrid(wholeNumbersTo: count - 1)
    self.init(from: 0, to: grid.value(at: grid.last), .grid(grid))
  }

  private init(in range: ClosedRange<Float>, by step: MeantNumber) {
    let grid = ScaleGrid(in: range, step: step).map { Layout.grid($0) }
    self.init(
      from: Double(range.lowerBound), to: Double(range.upperBound), grid ?? .continuous)
  }

  private static func check(
    _ range: ClosedRange<Float>, of owner: String
  ) throws(CaptureError) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower.isFinite else { throw .notFinite(lower, as: "lower bound", of: owner) }
    guard upper.isFinite else { throw .notFinite(upper, as: "upper bound", of: owner) }
    guard lower < upper else { throw .emptyRange(range, of: owner) }
  }
}

extension CaptureError {
  fileprivate static func emptyRange(
    _ range: ClosedRange<Float>, of owner: String
  ) -> CaptureError {
    CaptureError(
      .emptyRange, rule: "SLD01",
      "The range \(range) of \(owner) has no width; give it a minimum below its maximum.",
      exception: .invalidArgument("The range of a slider must not be empty."))
  }

  fileprivate static func invalidStep(_ step: Float, of owner: String) -> CaptureError {
    CaptureError(
      .invalidStep, rule: "SLD02",
      "The step \(step) of \(owner) is not above zero; give it a positive one, or none at all.",
      exception: .invalidArgument("The step of a slider must be greater than 0."))
  }

  fileprivate static func emptyValues(of owner: String) -> CaptureError {
    CaptureError(
      .emptyList, rule: "SLD07",
      "The list of values of \(owner) is empty; give it at least one value.",
      exception: .invalidArgument("The values of a slider must not be empty."))
  }

  fileprivate static func notFinite(
    _ number: Float, as role: String, of owner: String
  ) -> CaptureError {
    CaptureError(
      .notFinite, rule: "SLD08",
      "The \(role) \(number) of \(owner) is not a finite number; give one that is.",
      exception: .invalidArgument("The \(role) of a slider must be finite."))
  }
}
