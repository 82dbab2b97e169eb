import CameraControl

/// What differs between two runs of one script: the options of the phone, and the order in which it
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

  var changes: [Change] = []

  /// The names of the changes.
  var names: [String] { changes.map(\.name) }

  /// The order in which callbacks arrive.
  var delivery: DeliveryOrder {
    for case .order(let order) in changes { return order }
    return .inOrder
  }

  /// Changes the options of a phone.
  func apply(to behavior: inout PhoneBehavior) {
    for case .option(_, let change) in changes { change(&behavior) }
  }
}
