public import CameraControl

// The variants with which the exploration runs every script, one after another.

extension Exploration {
  /// Returns an exploration that also runs every script with other values of an option.
  ///
  /// Use this to find out whether your app works only with the default value of an option. The
  /// exploration tries one alternative at a time, in addition to the phone's own value.
  public func options<Value: Sendable>(
    _ option: WritableKeyPath<PhoneBehavior, Value> & Sendable, _ alternatives: Value...
  ) -> Exploration {
    changed { exploration in
      for value in alternatives {
        let path = "\(option)".replacing("\\PhoneBehavior.", with: "")
        let name = "\(path) = \(ValueText.text(of: value))"
        exploration.plan.add(.option(name: name) { $0[keyPath: option] = value })
      }
    }
  }

  /// Returns an exploration that also runs every script with callbacks delivered in other orders.
  ///
  /// Use this to find out whether your app relies on the order of callbacks on different queues.
  public func orders(_ orders: DeliveryOrder...) -> Exploration { self.orders(orders) }

  /// Returns an exploration that also runs every script with callbacks in several shuffled orders.
  ///
  /// The first order uses `seed`, and the others use the numbers that follow it. You can have up to
  /// 1,000 orders.
  public func orders(_ count: Int, seed: UInt64 = 1) -> Exploration {
    let what = "number of orders"
    guard count >= 0 else { return changed { $0.plan.problem = .badAmount(what, count) } }
    guard count <= Self.mostOrders else {
      return changed { $0.plan.problem = .tooMany(what, count, most: Self.mostOrders) }
    }
    return orders((0..<count).map { .shuffled(seed: seed &+ UInt64($0)) })
  }

  /// Each order runs every script once more, and has to be remembered.
  private static var mostOrders: Int { 1_000 }

  private func orders(_ orders: [DeliveryOrder]) -> Exploration {
    changed { for order in orders { $0.plan.add(.order(order)) } }
  }
}
