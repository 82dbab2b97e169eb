/// The format in which the overlay shows values, unless your app sets a format (rule SLD16).
public struct ValueFormat: Hashable, Codable, Sendable {
  /// The largest number of digits after the decimal separator, clamped to 0...6.
  public var maximumFractionDigits = 1

  /// Whether an exposure above zero has a plus sign.
  public var signsExposure = true

  /// The text after a zoom factor.
  public var zoomSuffix = "x"

  /// The text between the whole number and the fraction.
  public var decimalSeparator = "."

  /// Creates the default format.
  public init() {}

  /// The default: one fraction digit.
  public static let oneFractionDigit = ValueFormat()

  /// Returns the text of a plain number, such as `2`, `2.5` or `-0.5`.
  public func number(_ value: Double) -> String {
    let digits = min(max(maximumFractionDigits, 0), 6)
    let unit = ValueFormat.powersOfTen[digits]
    let scaled = value.magnitude * Double(unit)
    // From here on, a `Double` has no fraction left to write.
    guard scaled < 0x1p53 else { return plain(value) }
    // A number that a person would round up is often slightly too small as a `Float`: 0.35 is
    // 0.34999999.
    let nudge = min(scaled * 0x1p-23, 0.000_1)
    let rounded = Int64((scaled + nudge).rounded())
    var text = value < 0 && rounded != 0 ? "-" : ""
    text += String(rounded / unit)
    var fraction = rounded % unit
    guard fraction != 0 else { return text }
    var width = digits
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let figures = String(fraction)
    let zeros = String(repeating: "0", count: width - figures.utf8.count)
    return text + decimalSeparator + zeros + figures
  }

  /// Returns the text of an exposure in EV, such as `+0.3`, `-0.7` or `0`.
  public func exposure(_ value: Double) -> String {
    let text = number(value)
    return signsExposure && value > 0 && text != "0" ? "+" + text : text
  }

  /// Returns the text of a zoom factor, such as `2.5x`.
  public func zoom(_ factor: Double) -> String { number(factor) + zoomSuffix }

  /// Returns Swift's own text of a number that is not finite or too large for plain digits.
  private func plain(_ value: Double) -> String {
    let short = Float(value)
    var text = Double(short) == value ? short.description : value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: decimalSeparator)
  }

  private static let powersOfTen: [Int64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}

/// The text that an app puts around a slider's value, such as `%@ mm` or `%@%%`.
///
/// `%@` stands for the value and `%%` for a percent sign (rule SLD13). Any other placeholder makes
/// the format invalid (SLD14), and so does a `%@` that is missing or appears twice (SLD15). The
/// caller then shows the default presentation.
package struct LocalizedValueFormat: Hashable, Codable, Sendable {
  private var prefix = ""
  private var suffix = ""

  /// Creates a format from its text, or returns `nil` if the text is invalid.
  package init?(_ text: String) {
    var placeholders = 0
    var isAfterPercent = false
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch (isAfterPercent, scalar) {
      case (false, "%"): isAfterPercent = true
      case (true, "@"):
        placeholders += 1
        prefix = String(literal)
        literal = String.UnicodeScalarView()
        isAfterPercent = false
      case (true, "%"), (false, _):
        literal.append(scalar)
        isAfterPercent = false
      case (true, _): return nil
      }
    }
    guard placeholders == 1, !isAfterPercent else { return nil }
    suffix = String(literal)
  }

  /// Returns the text of the format with a value's default presentation in place of `%@`.
  package func text(for presentation: String) -> String { prefix + presentation + suffix }
}
