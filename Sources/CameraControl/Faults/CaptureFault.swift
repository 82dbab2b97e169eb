/// A refused call, as a phone remembers it where nobody could be thrown an error.
public struct CaptureFault: Hashable, Codable, Sendable {
  /// What kind of mistake it was.
  public var code: CaptureError.Code
  /// What was wrong, and what to do about it.
  public var message: String
  /// The id of the rule that was broken.
  public var rule: String
  /// What a phone raises.
  public var exception: RaisedException?

  /// Makes a fault of an error.
  public init(_ error: CaptureError) {
    code = error.code
    message = error.message
    rule = error.rule
    exception = error.exception
  }
}
