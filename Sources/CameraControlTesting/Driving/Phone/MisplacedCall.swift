/// An error for a call that would wait forever, because it is inside a callback or an observer.
public struct MisplacedCall: Error, Hashable, Sendable {
  /// The call, such as `settle`.
  public var call: String

  /// The kind of code that made the call, such as `an observer`.
  public var caller: String

  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String
}

extension MisplacedCall: CustomStringConvertible {
  /// The place of the call, the problem, and how to fix it.
  public var description: String {
    TextLine.sentence("\(Self.problem(call, from: caller)) \(Self.remedy)", at: place)
  }

  static func problem(_ call: String, from caller: String) -> String {
    "“\(call)” was called inside \(caller), and the phone waits until that code returns."
  }

  static let remedy =
    "Call it after the gesture has returned, or in a new task that your code doesn't wait for."
}
