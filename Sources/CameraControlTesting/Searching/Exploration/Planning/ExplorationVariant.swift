import CameraControl

/// The differences between two runs of one script: the settings of the phone, and the order of
/// callbacks.
struct ExplorationVariant: Sendable {
  /// A change from the phone's own settings.
  enum Change: Sendable {
    /// An option has another value; the name has both.
    case option(name: String, @Sendable (inout PhoneBehavior) -> Void)
    /// Callbacks arrive in another order.
    case order(DeliveryOrder)

    /// The change in words, such as `overlay.runtimeMutation = rejected`.
    var name: String {
      switch self {
      case .option(let name, _): name
      case .order(let order): "callbacks \(order)"
      }
    }
  }

  /// The settings of the phone before the change.
  var setUp: PhoneSetUp

  var change: Change?

  /// The name of the change, if there is one.
  var names: [String] { change.map { [$0.name] } ?? [] }

  /// The order in which callbacks arrive.
  var delivery: DeliveryOrder {
    if case .order(let order) = change { order } else { .inOrder }
  }

  /// The settings of the phone.
  var changedSetUp: PhoneSetUp {
    var changed = setUp
    if case .option(_, let change) = change { change(&changed.behavior) }
    return changed
  }

  /// The same nearer to the defaults: with less that is set, and with less lag.
  var simpler: [ExplorationVariant] {
    let settings = setUp.simpler.map { ExplorationVariant(setUp: $0, change: change) }
    guard case .shuffled(let seed, let lag) = delivery else { return settings }
    return settings
      + (0..<min(max(0, lag), DeliveryOrder.mostLag)).map { lag in
        ExplorationVariant(setUp: setUp, change: .order(.shuffled(seed: seed, lag: lag)))
      }
  }
}
