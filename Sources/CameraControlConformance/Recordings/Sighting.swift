import CameraControl
import CameraControlTesting

/// Something that an app observed: a call that it received, or something that it did.
///
/// An observation doesn't say what the finger did. A repetition of an experiment begins with an
/// observation of the kind ``Kind/card`` and ends with the next observation of the kind
/// ``Kind/end``.
public struct Sighting: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the recording, because a file can mix lines of several recordings.
  public var run: String

  /// The observation's number in the recording, from 1; a gap in the numbers shows a missing line.
  public var number: Int

  /// The time of the observation, on a clock that never goes back.
  public var time: Duration

  /// The kind of the sighting.
  public var kind: Kind

  /// What the app observed, such as `did become active`, `focus` or `press began`.
  public var what: String

  /// The value that a control's action received, or another number, such as a zoom factor.
  public var value: Double?

  /// The label of the queue on which the app received the call, if the label is known.
  public var queue: String?

  /// Creates a sighting.
  public init(
    run: String = "", number: Int = 0, time: Duration, _ kind: Kind, _ what: String,
    value: Double? = nil, queue: String? = nil
  ) {
    (self.run, self.number, self.time) = (run, number, time)
    (self.kind, self.what, self.value, self.queue) = (kind, what, value, queue)
  }

  /// The kind of a sighting.
  public enum Kind: String, Hashable, Codable, CaseIterable, Sendable {
    /// A repetition of a card begins; `what` is the card, `value` the number of the repetition.
    case card
    /// The app showed the person an instruction; `value` is the instruction's number.
    case step
    /// The app did something.
    case did
    /// The phone rejected a call of the app.
    case refused
    /// A callback of the controls delegate.
    case controls
    /// An action of a control.
    case action
    /// A phase of a capture event.
    case event
    /// A notification of a session.
    case session
    /// A change in the life of the app, such as entering the background.
    case app
    /// A value of a device or of a session, such as the zoom factor.
    case device
    /// The person answered the question of an experiment.
    case answer
    /// The app itself checked a rule; `what` contains the rule, and then the result.
    case check
    /// The repetition is complete.
    case end
  }

  /// The time in seconds, the kind, and what the app observed.
  public var description: String {
    let number = value.map { " \(TraceText.number($0))" } ?? ""
    return "\(SecondsText.text(time, digits: 3))  \(kind.rawValue)  \(OneLine.text(what))\(number)"
  }
}
