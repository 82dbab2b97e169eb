/// The name and the reason of an exception that a phone raises where this library throws an error.
///
/// Swift code cannot catch such an exception, so on a phone it ends the process.
public struct RaisedException: Hashable, Codable, Sendable {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public var name: String

  /// The text that explains the exception.
  ///
  /// If Apple hasn't published the phone's text, the library uses its own.
  public var reason: String

  /// Creates the description of an exception.
  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Returns an exception for an argument that the call does not accept.
  package static func invalidArgument(_ reason: String) -> RaisedException {
    RaisedException(name: "NSInvalidArgumentException", reason: reason)
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
