/// The order in which a simulated phone delivers callbacks that belong to different queues.
///
/// Callbacks on one queue always arrive in order, and callbacks that run in place run at once.
/// Callbacks on different queues have no such order, so an app that works in only one order can
/// fail on a device.
public enum DeliveryOrder: Hashable, Sendable {
  /// The phone delivers one callback at a time, in order, before the next reading of the button.
  case inOrder

  /// A random order from a seed: callbacks on different queues overtake each other and arrive late.
  ///
  /// A callback may arrive during the next steps of a script. When the call that performs the
  /// gesture or the script returns, all callbacks have arrived. In an ``Exploration``, callbacks
  /// may arrive until the whole script ends, even if a step of your app performs gestures itself.
  ///
  /// ```swift
  /// let shuffledPhone = SimulatedPhone(.iPhone16Pro, delivery: .shuffled(seed: 7))
  /// ```
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed gives the same order, however busy the machine is.
  ///   - lag: The largest delay of a callback, in readings of the button. Readings are ten
  ///     milliseconds apart. The phone limits the number to the range from 0 to 1,000.
  case shuffled(seed: UInt64, lag: Int = 3)

  /// The largest lag of a callback, in readings.
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
