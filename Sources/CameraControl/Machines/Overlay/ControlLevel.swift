/// Where the value of a control is between its ends.
package struct ControlLevel: Hashable, Sendable {
  /// The title of the control.
  package let title: String

  /// The place of the value, from 0 to 1.
  package let fraction: Double

  private let scale: ValueScale

  init(title: String, fraction: Double, scale: ValueScale) {
    self.title = title
    self.fraction = fraction
    self.scale = scale
  }

  /// The quarter of the range that the value is in, from 0 to 3.
  package var quarter: Int { Self.quarter(of: fraction) }

  /// The quarters in which the control can have a value, as bits.
  package var quarters: UInt8 {
    (0..<4).reduce(0) { bits, quarter in
      // Of the values of a picker, the nearest to the middle of a quarter is in it if any is.
      let value = scale.value(atFraction: (Double(quarter) + 0.5) / 4)
      return bits | 1 << UInt8(Self.quarter(of: scale.fraction(of: value)))
    }
  }

  private static func quarter(of fraction: Double) -> Int { min(3, max(0, Int(fraction * 4))) }
}
