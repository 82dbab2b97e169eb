import CameraControl

/// Numbers with units, as they are written in scripts.
enum ScriptNumber {
  /// Parses a duration: digits, an optional fraction, and `s` or `ms`.
  static func duration(_ text: String) -> Duration? {
    if text.hasSuffix("ms") { return duration(text.dropLast(2), placesOfUnit: 15) }
    if text.hasSuffix("s") { return duration(text.dropLast(1), placesOfUnit: 18) }
    return nil
  }

  /// Parses a number of units of `10^placesOfUnit` attoseconds; `nil` unless the result is exact.
  private static func duration(_ text: Substring, placesOfUnit: Int) -> Duration? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : "0"
    guard let whole = parts.first, isDigits(whole), isDigits(fraction),
      fraction.count <= placesOfUnit, let count = Int64(whole)
    else { return nil }
    let padded = fraction + String(repeating: "0", count: placesOfUnit - fraction.count)
    guard let attoseconds = Int64(padded) else { return nil }
    let rest = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
    return (placesOfUnit == 18 ? .seconds(count) : .milliseconds(count)) + rest
  }

  /// Returns whether a text consists of digits from 0 to 9.
  static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Returns the text of a duration, in seconds if it is a second or more, else in milliseconds.
  static func text(_ duration: Duration) -> String {
    let attoseconds = duration.attoseconds
    let sign = attoseconds < 0 ? "-" : ""
    let isLong = attoseconds.magnitude >= 1_000_000_000_000_000_000
    return sign + decimal(attoseconds.magnitude, places: isLong ? 18 : 15) + (isLong ? "s" : "ms")
  }

  private static func decimal(_ number: UInt128, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let (whole, fraction) = (padded.dropLast(places), padded.suffix(places))
    guard let last = fraction.lastIndex(where: { $0 != "0" }) else { return String(whole) }
    return "\(whole).\(fraction[...last])"
  }

  /// Parses a distance: a fraction, or a number with `mm`.
  static func distance(_ text: String) -> SlideDistance? {
    if text.hasSuffix("mm") { return number(text.dropLast(2)).map { .millimeters($0) } }
    return number(text[...]).map { .fraction($0) }
  }

  /// Parses a force: a number from 0 that is less than 1.
  static func force(_ text: String) -> Double? {
    number(text[...]).flatMap { isForce($0) ? $0 : nil }
  }

  /// Returns whether a number is a force of a finger that does not press the button all the way down.
  static func isForce(_ number: Double) -> Bool { number >= 0 && number < 1 }

  static func text(force: Double) -> String { force == 0 ? "0" : "\(force)" }

  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// Returns the text of a distance, with its sign.
  static func text(_ distance: SlideDistance) -> String {
    switch distance {
    case .fraction(let fraction): signed(fraction)
    case .millimeters(let way): signed(way) + "mm"
    }
  }

  private static func signed(_ number: Double) -> String {
    var text = "\(number)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text.hasPrefix("-") ? text : "+" + text
  }
}
