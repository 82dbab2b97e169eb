/// The order in which a simulated phone delivers callbacks that belong to different queues.
///
/// Callbacks on one queue always arrive in order, and callbacks that run in place run at once.
/// Callbacks on different queues have no such order, so an app that works in only one order can
/// fail on a device.
public enum DeliveryOrder: Hashable, Codable, Sendable {
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

  /// The order in which callbacks arise, except that the callbacks of some steps arrive as late as
  /// they may.
  ///
  /// An exploration reports such an order if an app fails only in another order than the usual one.
  ///
  /// ```swift
  /// let latePhone = SimulatedPhone(
  ///   .iPhone16Pro, delivery: .late([LateCallbacks(step: 2, queue: "focus")]))
  /// ```
  ///
  /// - Parameters:
  ///   - callbacks: The callbacks that arrive late. Callbacks on the same queue wait behind them,
  ///     and callbacks on other queues overtake them.
  ///   - lag: Their delay, in readings of the button, as in ``shuffled(seed:lag:)``.
  case late([LateCallbacks], lag: Int = 3)

  /// The largest lag of a callback, in readings, and the usual one.
  static let mostLag = 1_000
  static let usualLag = 3
}

extension DeliveryOrder: CustomStringConvertible {
  /// The order in words, such as `shuffled by seed 7, up to 3 readings late`.
  public var description: String {
    switch self {
    case .inOrder: "in order"
    case .shuffled(let seed, let lag): "shuffled by seed \(seed), up to \(Self.text(of: lag)) late"
    case .late(let callbacks, let lag):
      "in order, except \(callbacks.map(\.description).joined(separator: " and ")), "
        + "\(Self.text(of: lag)) late"
    }
  }

  private static func text(of lag: Int) -> String { "\(lag) \(lag == 1 ? "reading" : "readings")" }
}
