/// The prominent values of a slider, kept ready for the hot path of a slide.
///
/// Values outside the scale, between its positions, or not a number have no effect (rule SLD17).
package struct Detents: Hashable, Sendable {
  /// The places of the values on the scale, ascending.
  package private(set) var fractions: [Double] = []

  /// The values, in the same order; kept because a fraction cannot always bring them back.
  package private(set) var values: [Double] = []

  /// Makes the detents of a scale from any list.
  package init(_ prominent: [Double], on scale: ValueScale) {
    for value in prominent.filter({ scale.isOnGrid($0) }).sorted() where value != values.last {
      values.append(value)
      fractions.append(scale.fraction(of: value))
    }
  }

  /// Returns the prominent value nearest to a place, the lower of two, or nil if none is so near.
  ///
  /// Exactly `width` away is near enough (GST13); no width, or one that is negative or not a
  /// number, means that nothing is.
  package func value(near fraction: Double, within width: Double) -> Double? {
    guard !fractions.isEmpty, width > 0 else { return nil }
    var (low, high) = (0, fractions.count)
    while low < high {
      let middle = (low + high) / 2
      if fractions[middle] < fraction { low = middle + 1 } else { high = middle }
    }
    let below = low > 0 ? fraction - fractions[low - 1] : .infinity
    let above = low < fractions.count ? fractions[low] - fraction : .infinity
    guard min(below, above) <= width + Detents.hair else { return nil }
    return values[below <= above ? low - 1 : low]
  }

  /// What a sum of movements may be off, so that 0.54 counts as 0.04 away from 0.5.
  private static let hair = 0x1p-40
}
