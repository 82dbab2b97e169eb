/// The name and reason of an exception that a real phone raises where the library throws an error.
///
/// Swift code cannot catch such an exception, so on a phone it ends the process.
public struct RaisedException: Hashable, Codable, Sendable {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public var name: String

  /// The text that explains the exception.
  ///
  /// If Apple hasn't published the phone's text, the library uses its own.
  public var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Returns an exception for an argument that the call does not accept.
  package static func invalidArgument(_ reason: String) -> RaisedException {
    RaisedException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Returns the exception for an argument that a method of one of Apple's classes does not accept (CTL22,
  /// CTL23).
  ///
  /// The selector is as in Objective-C, and the text has its arguments filled in.
  package static func invalidArgument(
    _ type: String, _ selector: String, _ text: String
  ) -> RaisedException {
    .invalidArgument("*** -[\(type) \(selector)] \(text)")
  }

  /// Returns an exception for a number outside its legal range.
  package static func range(_ reason: String) -> RaisedException {
    RaisedException(name: "NSRangeException", reason: reason)
  }

  /// Returns an exception for a call at the wrong time.
  static func generic(_ reason: String) -> RaisedException {
    RaisedException(name: "NSGenericException", reason: reason)
  }

  /// Returns an exception for a property that the hardware does not have.
  static func objectInaccessible(_ reason: String) -> RaisedException {
    RaisedException(name: "NSObjectInaccessibleException", reason: reason)
  }

  /// Returns the failed assertion about the current dispatch queue that ends the process.
  static func queueAssertion(_ reason: String) -> RaisedException {
    RaisedException(name: "SIGTRAP", reason: reason)
  }
}

extension RaisedException: CustomStringConvertible {
  /// The name and the reason in one line.
  public var description: String { "\(name): \(reason)" }
}

extension Float {
  /// The finite number as `printf` writes it with `%f`: exact, rounded to six decimals.
  package var withSixDecimals: String {
    let sign = sign == .minus ? "-" : ""
    // The magnitude is a whole number below 2^24, times a power of two from -149 to 104.
    let whole = UInt128((magnitude / magnitude.ulp).rounded())
    let power = Int(magnitude.ulp.exponent)
    guard power < 0 else { return "\(sign)\(whole << power).000000" }
    // In millionths it is below 2^44, so that a large shift leaves nothing.
    let (exact, shift) = (whole * 1_000_000, min(-power, 100))
    var millionths = exact >> shift
    let (rest, half) = (exact - millionths << shift, UInt128(1) << (shift - 1))
    if rest > half || (rest == half && millionths % 2 == 1) { millionths += 1 }
    let decimals = String(millionths % 1_000_000)
    return "\(sign)\(millionths / 1_000_000)."
      + String(repeating: "0", count: 6 - decimals.count) + decimals
  }
}
