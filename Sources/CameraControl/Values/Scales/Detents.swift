/// The prominent values of a slider, prepared for fast lookup during a slide.
///
/// Values that lie outside the scale or between its positions have no effect. The same is true for
/// values that aren't a number (rule SLD17).
package struct Detents: Hashable, Sendable {
  /// The values as fractions of the scale, in ascending order.
  package private(set) var fractions: [Double] = []

  /// The values in the same order, since a value cannot always be recovered from its fraction.
  package private(set) var values: [Double] = []

  /// Whether there are no prominent values.
  var isEmpty: Bool { values.isEmpty }

  /// Creates the detents of a scale from a list of values in any order.
  init(_ prominent: [Double], on scale: ValueScale) {
    guard !prominent.isEmpty else { return }
    for value in prominent.filter({ scale.isOnGrid($0) }).sorted() where value != values.last {
      values.append(value)
      fractions.append(scale.fraction(of: value))
    }
  }

  /// Returns the prominent value nearest to a fraction, or `nil` if none lies within `width`.
  ///
  /// Of two values that are equally near, the lower one wins. A value exactly `width` away is near
  /// enough (GST13). A width that is zero, negative or not a number finds nothing.
  func value(near fraction: Double, within width: Double) -> Double? {
    guard !fractions.isEmpty, width > 0 else { return nil }
    let low = fractions.prefixCount { $0 < fraction }
    let below = low > 0 ? fraction - fractions[low - 1] : .infinity
    let above = low < fractions.count ? fractions[low] - fraction : .infinity
    guard min(below, above) <= width + Detents.hair else { return nil }
    return values[below <= above ? low - 1 : low]
  }

  /// Returns whether a value is one of the prominent values.
  func contains(_ value: Double) -> Bool {
    let place = values.prefixCount { $0 < value }
    return place < values.count && values[place] == value
  }

  /// The rounding error that a sum of movements may have, so that 0.54 counts as 0.04 away from
  /// 0.5.
  private static let hair = 0x1p-40
}
