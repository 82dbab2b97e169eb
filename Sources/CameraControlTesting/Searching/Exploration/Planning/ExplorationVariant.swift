import CameraControl

/// The differences between two runs of one script: the settings of the phone, and the order of
/// callbacks.
struct ExplorationVariant: Sendable {
  /// A change from the phone's own settings.
  enum Change: Sendable {
    /// An option has a value other than the phone's; `name` contains the option and the value.
    case option(name: String, @Sendable (inout PhoneBehavior) -> Void)
    /// Callbacks arrive in another order.
    case order(DeliveryOrder)
  }

  /// The settings of the phone before the change.
  var setUp: PhoneSetUp

  var change: Change?

  /// The change in words, such as `overlay.runtimeMutation = rejected`, if there is one.
  var names: [String] {
    switch change {
    case .option(let name, _)?: [name]
    case .order(let order)?: ["callbacks \(order)"]
    case nil: []
    }
  }

  var delivery: DeliveryOrder { if case .order(let order) = change { order } else { .inOrder } }

  /// Returns the variant with callbacks in another order, if there is one.
  func delivering(_ order: DeliveryOrder?) -> ExplorationVariant {
    order.map { ExplorationVariant(setUp: setUp, change: .order($0)) } ?? self
  }

  /// The settings of the phone.
  var changedSetUp: PhoneSetUp {
    var changed = setUp
    if case .option(_, let change) = change { change(&changed.behavior) }
    return changed
  }

  /// The same without the change, or with fewer late callbacks.
  var simplerChanges: [ExplorationVariant] {
    guard let change else { return [] }
    let plain = ExplorationVariant(setUp: setUp)
    guard case .order(let order) = change else { return [plain] }
    return order.withFewerLate.map { $0 == .inOrder ? plain : delivering($0) }
  }

  /// The same nearer to the defaults: with less that is set, and with less lag.
  var simpler: [ExplorationVariant] {
    let settings = setUp.simpler.map { ExplorationVariant(setUp: $0, change: change) }
    return settings + delivery.withLessLag.map(delivering)
  }
}

extension DeliveryOrder {
  /// The same order with each smaller lag.
  fileprivate var withLessLag: [DeliveryOrder] {
    switch self {
    case .inOrder: []
    case .shuffled(let seed, let most): Self.less(than: most).map { .shuffled(seed: seed, lag: $0) }
    case .late(let callbacks, let most): Self.less(than: most).map { .late(callbacks, lag: $0) }
    }
  }

  private static func less(than lag: Int) -> Range<Int> { 0..<min(max(0, lag), mostLag) }

  /// The order with fewer late callbacks; none at all comes first.
  var withFewerLate: [DeliveryOrder] {
    switch self {
    case .inOrder: []
    case .shuffled: [.inOrder]
    case .late(let callbacks, let lag):
      // Of many, all combinations would be too many.
      (callbacks.count > 6 ? callbacks.map { [$0] } : callbacks.omissions).map { left in
        let late = callbacks.filter { !left.contains($0) }
        return late.isEmpty ? .inOrder : .late(late, lag: lag)
      }
    }
  }

  /// Returns the order for a script in which each step has another number; `nil` if the step is gone.
  func renumbered(_ number: (Int) -> Int?) -> DeliveryOrder {
    guard case .late(let callbacks, let lag) = self else { return self }
    var known: Set<LateCallbacks> = []
    let late = callbacks.compactMap { callback in
      (callback.step == 0 ? 0 : number(callback.step)).map {
        LateCallbacks(step: $0, queue: callback.queue)
      }
    }.filter { known.insert($0).inserted }
    return late.isEmpty ? .inOrder : .late(late, lag: lag)
  }
}
