import CameraControl

/// What differs between two runs of one script: what the phone is set to, and the order in which it
/// delivers callbacks.
struct ExplorationVariant: Sendable {
  /// A change from what the phone is by itself.
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

  /// What the phone is set to, before the changes.
  var setUp: PhoneSetUp

  var changes: [Change] = []

  /// The names of the changes.
  var names: [String] { changes.map(\.name) }

  /// The order in which callbacks arrive.
  var delivery: DeliveryOrder {
    for case .order(let order) in changes { return order }
    return .inOrder
  }

  /// What the phone is set to.
  var changedSetUp: PhoneSetUp {
    var changed = setUp
    for case .option(_, let change) in changes { change(&changed.behavior) }
    return changed
  }

  /// The same nearer to the defaults: with less that is set, and with less lag.
  var simpler: [ExplorationVariant] {
    let settings = setUp.simpler.map { ExplorationVariant(setUp: $0, changes: changes) }
    let orders = changes.indices.flatMap { index -> [ExplorationVariant] in
      guard case .order(.shuffled(let seed, let lag)) = changes[index] else { return [] }
      return (0..<min(max(0, lag), DeliveryOrder.mostLag)).map { lag in
        var simpler = self
        simpler.changes[index] = .order(.shuffled(seed: seed, lag: lag))
        return simpler
      }
    }
    return settings + orders
  }

  /// The text of a value, as code has it.
  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
