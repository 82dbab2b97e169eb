/// The values that a slider or picker can take, and how positions of a finger map to them.
///
/// Except on a zoom scale, every value that the scale returns is exactly a `Float`, and a number
/// passed to the scale stands for the nearest `Float`. So 0.1 is a position of a scale with steps
/// of 0.1. The position of a finger is a fraction, from 0 at the lower bound to 1 at the upper
/// bound.
package struct ValueScale: Hashable, Codable, Sendable {
  /// The smallest value.
  package let lowerBound: Double

  /// The largest value of the range.
  ///
  /// A finger cannot reach it if the steps do not divide the range evenly.
  package let upperBound: Double

  /// Whether the list of values for the scale contained a value twice (rule SLD06).
  package let droppedDuplicates: Bool

  let layout: Layout

  init(from lower: Double, to upper: Double, _ layout: Layout, droppedDuplicates: Bool = false) {
    // Adding zero turns a negative zero into zero.
    self.lowerBound = lower + 0
    self.upperBound = upper + 0
    self.layout = layout
    self.droppedDuplicates = droppedDuplicates
  }

  /// Creates the scale of a continuous slider, with every value of the range (rule SLD03).
  ///
  /// The initializer throws if the bounds are equal (SLD01) or not finite (SLD08).
  /// A refusal names the slider by its title.
  package init(in range: ClosedRange<Float>, of title: String? = nil) throws(CaptureError) {
    try ValueScale.check(range, of: title, Self.initializer)
    self.init(from: Double(range.lowerBound), to: Double(range.upperBound), .continuous)
  }

  /// Creates the scale of a stepped slider, with whole steps above the minimum (rule SLD04).
  ///
  /// Positions are counted from the minimum with the step that the caller meant, such as 0.1,
  /// rather than with the nearest `Float`. If `Float` cannot tell neighboring steps apart, the
  /// scale is continuous. The initializer throws if the bounds are equal (SLD01), if the step is
  /// zero or negative (SLD02), or if a number is not finite (SLD08).
  package init(
    in range: ClosedRange<Float>, step: Float, of title: String? = nil
  ) throws(CaptureError) {
    guard step.isFinite else { throw .notFinite(step, as: "step", of: title) }
    try ValueScale.check(range, of: title, Self.initializerWithStep)
    guard step > 0 else { throw .invalidStep(step, of: title) }
    self.init(in: range, by: IntendedNumber(step))
  }

  /// Creates the scale of a slider that takes only the listed values (rule SLD05).
  ///
  /// The list may be in any order, and a value that appears twice counts once (SLD06). The entries
  /// share the travel of a finger equally (SLD19). The initializer throws if the list is empty (SLD07)
  /// or contains a value that is not finite (SLD08).
  package init(values: [Float], of title: String? = nil) throws(CaptureError) {
    for value in values where !value.isFinite {
      throw .notFinite(value, as: "list entry", of: title)
    }
    var list = values.map { $0 + 0 }
    list.sort()
    var kept = 0
    for index in list.indices where index == 0 || list[index] != list[kept - 1] {
      list[kept] = list[index]
      kept += 1
    }
    list.removeLast(list.count - kept)
    guard let first = list.first, let last = list.last else { throw .emptyValues(of: title) }
    self.init(
      from: Double(first), to: Double(last), .list(list, .equalPerEntry),
      droppedDuplicates: kept < values.count)
  }

  /// Creates the scale of a zoom slider; with equal bounds, the slider cannot move.
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

  /// Creates the scale of an exposure slider, continuous or in thirds counted from the minimum.
  ///
  /// In thirds, -2...2 has 13 positions (rule BIA03). A device may report any range, even one with
  /// equal bounds.
  package init(biasIn range: ClosedRange<Float>, thirds: Bool) {
    let most = Float.greatestFiniteMagnitude
    let finite = max(range.lowerBound, -most)...min(range.upperBound, most)
    if thirds {
      self.init(in: finite, by: .oneThird)
    } else {
      self.init(from: Double(finite.lowerBound), to: Double(finite.upperBound), .continuous)
    }
  }

  /// Creates the scale of a picker or list, with the whole numbers below `count`.
  ///
  /// Numbers above 2^24 are not all `Float`s, but they are still exact.
  package init(indexes count: Int) {
    let grid = ScaleGrid(wholeNumbersTo: count - 1)
    self.init(from: 0, to: grid.value(at: grid.last), .grid(grid))
  }

  private init(in range: ClosedRange<Float>, by step: IntendedNumber) {
    let grid = ScaleGrid(in: range, step: step).map { Layout.grid($0) }
    self.init(from: Double(range.lowerBound), to: Double(range.upperBound), grid ?? .continuous)
  }

  private static func check(
    _ range: ClosedRange<Float>, of title: String?, _ selector: String
  ) throws(CaptureError) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower.isFinite else { throw .notFinite(lower, as: "lower bound", of: title) }
    guard upper.isFinite else { throw .notFinite(upper, as: "upper bound", of: title) }
    guard lower < upper else { throw .emptyRange(range, of: title, selector) }
  }

  private static let initializer = "initWithLocalizedTitle:symbolName:minValue:maxValue:"
  fileprivate static let initializerWithStep = initializer + "step:"

  /// The values between the bounds of a scale, with the data for looking them up quickly.
  enum Layout: Hashable, Codable, Sendable {
    /// Every `Float`.
    case continuous
    /// Evenly spaced positions.
    case grid(ScaleGrid)
    /// Listed positions, in ascending order and without duplicates.
    case list([Float], ListTravel)
    /// Every zoom factor; equal movements multiply the factor by equal amounts.
    case logarithmic(octaves: Double)
    /// Every zoom factor; equal movements add equal amounts to the factor.
    case linear
  }
}

extension CaptureError {
  fileprivate static func emptyRange(
    _ range: ClosedRange<Float>, of title: String?, _ selector: String
  ) -> CaptureError {
    let (lower, upper) = (range.lowerBound.withSixDecimals, range.upperBound.withSixDecimals)
    return scale(
      .emptyRange, rule: "SLD01", of: title, "The range \(range) of", "has no width",
      remedy: "Give it a minimum below its maximum.",
      .invalidArgument(
        "AVCaptureSlider", selector, "minValue \(lower) must be less than maxValue \(upper)"))
  }

  fileprivate static func invalidStep(_ step: Float, of title: String?) -> CaptureError {
    scale(
      .invalidStep, rule: "SLD02", of: title, "The step \(step) of", "is not above zero",
      remedy: "Give it a positive step, or none at all.",
      .invalidArgument(
        "AVCaptureSlider", ValueScale.initializerWithStep,
        "step \(step.withSixDecimals) must be greater than 0"))
  }

  fileprivate static func emptyValues(of title: String?) -> CaptureError {
    scale(
      .emptyList, rule: "SLD07", of: title, "The list of values of", "is empty",
      remedy: "Give it at least one value.",
      .invalidArgument("The values of a slider must not be empty."))
  }

  fileprivate static func notFinite(
    _ number: Float, as role: String, of title: String?
  ) -> CaptureError {
    scale(
      .notFinite, rule: "SLD08", of: title, "The \(role) \(number) of", "is not a finite number",
      remedy: "Give it a finite \(role).",
      .invalidArgument("The \(role) of a slider must be finite."))
  }

  private static func scale(
    _ code: Code, rule: String, of title: String?, _ what: String, _ isWrong: String,
    remedy: String, _ exception: RaisedException
  ) -> CaptureError {
    let slider = title.map { "the slider “\($0)”" } ?? "a slider"
    return CaptureError(
      code, rule: rule, source: title ?? "ValueScale", problem: "\(what) \(slider) \(isWrong).",
      remedy: remedy, exception: exception)
  }
}
