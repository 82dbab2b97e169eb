/// The order in which a simulated phone delivers callbacks that belong to different queues.
///
/// Callbacks on one queue always arrive in order, and callbacks that run in place run at once.
/// Callbacks on different queues have no such order, so an app that works in only one order can
/// fail on a device.
public enum DeliveryOrder: Hashable, Sendable {
  /// The phone delivers one callback at a time, in order, before the next reading of the button.
  case inOrder

  /// An order that a seed determines: callbacks on different queues overtake each other, and lag
  /// behind the finger.
  ///
  /// Callbacks lag within a gesture or a script, so they may arrive during the next steps of the
  /// script. They have all arrived when the call that performs the gesture or the script returns.
  /// An exploration treats each script as one such call, including the calls that your app's steps
  /// make.
  ///
  /// ```swift
  /// let shuffledPhone = SimulatedPhone(.iPhone16Pro, delivery: .shuffled(seed: 7))
  /// ```
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed gives the same order, however busy the machine is.
  ///   - lag: How late a callback may arrive, in readings of the button, which are ten milliseconds
  ///     apart. A negative number counts as 0, and a number above 1,000 counts as 1,000.
  case shuffled(seed: UInt64, lag: Int = 3)

  /// How many readings a callback may arrive late at most, however large a lag is asked for.
  static let mostLag = 1_000
}

extension DeliveryOrder: CustomStringConvertible {
  /// The order in words, such as `shuffled by seed 7, up to 3 readings late`.
  public var description: String {
    switch self {
    case .inOrder: "in order"
    case .shuffled(let seed, let lag):
      "shuffled by seed \(seed), up to \(lag) \(lag == 1 ? "reading" : "readings") late"
    }
  }
}
