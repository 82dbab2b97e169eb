/// What a phone would do where this library throws: the exception it raises, by name and reason.
///
/// Swift code cannot catch such an exception, so on a phone the process ends with it.
public struct RaisedException: Hashable, Codable, Sendable {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public var name: String

  /// The text that stands beside the name.
  ///
  /// Where the phone's own text is not published, this one is the library's.
  public var reason: String

  /// Makes the description of an exception.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// An exception for an argument that the call does not take.
  public static func invalidArgument(_ reason: String) -> RaisedException {
    RaisedException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// An exception for a number outside its legal range.
  public static func range(_ reason: String) -> RaisedException {
    RaisedException(name: "NSRangeException", reason: reason)
  }

  /// An exception for a call at the wrong time.
  public static func generic(_ reason: String) -> RaisedException {
    RaisedException(name: "NSGenericException", reason: reason)
  }

  /// An exception for a property that the hardware does not have.
  public static func objectInaccessible(_ reason: String) -> RaisedException {
    RaisedException(name: "NSObjectInaccessibleException", reason: reason)
  }

  /// The stop of the process by a failed assertion about the current dispatch queue.
  public static func queueAssertion(_ reason: String) -> RaisedException {
    RaisedException(name: "SIGTRAP", reason: reason)
  }
}

extension RaisedException: CustomStringConvertible {
  /// Name and reason in one line.
  public var description: String { "\(name): \(reason)" }
}
