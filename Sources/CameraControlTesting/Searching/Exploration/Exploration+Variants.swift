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

  /// Returns an exploration that also runs every script with callbacks in several other orders.
  ///
  /// The exploration looks at which callbacks of a script can overtake others. It then delays the
  /// callbacks of one step on one queue, first those that it has delayed least often. Later, it
  /// delays several, and shuffles callbacks. If no callback can overtake another one, it runs the
  /// script once.
  ///
  /// - Parameters:
  ///   - count: The largest number of other orders of a script, up to 1,000.
  ///   - seed: The seed of the choice among orders about which equally little is known.
  /// - Returns: The exploration.
  public func orders(_ count: Int, seed: UInt64 = 1) -> Exploration {
    let what = "number of orders"
    guard count >= 0 else { return changed { $0.plan.problem = .badAmount(what, count) } }
    guard count <= Self.mostOrders else {
      return changed { $0.plan.problem = .tooMany(what, count, most: Self.mostOrders) }
    }
    return changed { $0.plan.orders = OrderBudget(count: count, seed: seed) }
  }

  private static var mostOrders: Int { 1_000 }

  private func orders(_ orders: [DeliveryOrder]) -> Exploration {
    changed { for order in orders { $0.plan.add(.order(order)) } }
  }
}
