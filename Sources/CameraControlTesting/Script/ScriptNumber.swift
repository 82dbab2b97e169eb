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
    guard duration >= .zero else { return "-" + text(.zero - duration) }
    let (seconds, attoseconds) = duration.components
    if duration >= .seconds(1) { return decimal(seconds, attoseconds, places: 18) + "s" }
    let perMillisecond: Int64 = 1_000_000_000_000_000
    return decimal(attoseconds / perMillisecond, attoseconds % perMillisecond, places: 15) + "ms"
  }

  private static func decimal(_ whole: Int64, _ fraction: Int64, places: Int) -> String {
    guard fraction > 0 else { return "\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  /// Parses a distance: a fraction, or a number with `mm`.
  static func distance(_ text: String) -> SlideDistance? {
    if text.hasSuffix("mm") { return number(text.dropLast(2)).map { .millimetres($0) } }
    return number(text[...]).map { .fraction($0) }
  }

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
    case .millimetres(let way): signed(way) + "mm"
    }
  }

  private static func signed(_ number: Double) -> String {
    var text = "\(number)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text.hasPrefix("-") ? text : "+" + text
  }
}
