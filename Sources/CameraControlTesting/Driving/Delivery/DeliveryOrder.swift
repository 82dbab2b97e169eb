/// The order in which a simulated phone delivers callbacks that belong to different queues.
///
/// Callbacks on one queue always arrive in order, and callbacks on an `InPlaceQueue` run at once.
/// Callbacks on different queues can arrive in any order, so an app that works in only one order
/// can fail on a device.
public enum DeliveryOrder: Hashable, Codable, Sendable {
  /// The phone delivers one callback at a time, in order, before the next reading of the button.
  case inOrder

  /// A random order from a seed: callbacks on different queues overtake each other and arrive late.
  ///
  /// A callback may arrive during the next steps of a script. When the call that performs the
  /// gesture or the script returns, all callbacks have arrived. In an ``Exploration``, a
  /// gesture's callbacks may arrive as late as the end of the whole script, even if a step of your
  /// app performs the gesture.
  ///
  /// ```swift
  /// let shuffledPhone = SimulatedPhone(.iPhone16Pro, delivery: .shuffled(seed: 7))
  /// ```
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed gives the same order, however busy the machine is.
  ///   - lag: The largest delay of a callback, in sensor readings of the button. Readings are ten
  ///     milliseconds apart. The phone limits the delay to the range from 0 to 1,000 readings.
  case shuffled(seed: UInt64, lag: Int = 3)

  /// The phone delivers callbacks in order, except that the callbacks of some steps arrive as late
  /// as `lag` allows.
  ///
  /// If an app fails only in an unusual order of callbacks, an exploration reports a `late` order.
  ///
  /// ```swift
  /// let latePhone = SimulatedPhone(
  ///   .iPhone16Pro, delivery: .late([LateCallbacks(step: 2, queue: "focus")]))
  /// ```
  ///
  /// - Parameters:
  ///   - callbacks: The callbacks that arrive late. A late callback delays the next callbacks on
  ///     its queue, and is overtaken by callbacks on other queues.
  ///   - lag: The delay of the callbacks, counted in sensor readings of the button, as in
  ///     ``shuffled(seed:lag:)``.
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
