import CameraControl
import CameraControlTesting

/// One thing that an app could see: a call that it got, or something that it did itself.
///
/// Nothing in it says what the finger did. A repetition of a card is what stands between a sighting of the
/// kind ``Kind/card`` and the next one of the kind ``Kind/end``.
public struct Sighting: Hashable, Sendable {
  /// The recording that it belongs to, in case the lines of several are mixed.
  public var run: String

  /// Its number in the recording, from 1 on, so that a missing line shows.
  public var number: Int

  /// When it was seen, on a clock that does not go back.
  public var time: Duration

  /// What kind of thing was seen.
  public var kind: Kind

  /// What was seen, such as `did become active`, `focus` or `press began`.
  public var what: String

  /// The value of an action, or a number that belongs to the rest.
  public var value: Double?

  /// The label of the queue that the call came on, if that is known.
  public var queue: String?

  /// Creates a sighting.
  public init(
    run: String = "", number: Int = 0, time: Duration, _ kind: Kind, _ what: String,
    value: Double? = nil, queue: String? = nil
  ) {
    (self.run, self.number, self.time) = (run, number, time)
    (self.kind, self.what, self.value, self.queue) = (kind, what, value, queue)
  }

  /// What kind of thing an app saw.
  public enum Kind: String, Hashable, Codable, CaseIterable, Sendable {
    /// A repetition of a card begins; `what` is the card, `value` the number of the repetition.
    case card
    /// The page showed an instruction; `value` is its number.
    case step
    /// The app did something itself.
    case did
    /// The phone refused what the app asked for.
    case refused
    /// A callback of the controls delegate.
    case controls
    /// An action of a control.
    case action
    /// A phase of a capture event.
    case event
    /// A notification of a session.
    case session
    /// Something in the life of the app, such as that it did enter the background.
    case app
    /// A value of a device or of a session, such as the zoom factor.
    case device
    /// The person answered the question of a card.
    case answer
    /// The app found out something alone; `what` is the rule, and then what was seen.
    case check
    /// The repetition is complete.
    case end
  }
}

extension Sighting: CustomStringConvertible {
  /// The time in seconds, the kind and what was seen.
  public var description: String {
    let number = value.map { " \(TraceText.number($0))" } ?? ""
    return "\(SecondsText.text(time, digits: 3))  \(kind.rawValue)  \(OneLine.text(what))\(number)"
  }
}
