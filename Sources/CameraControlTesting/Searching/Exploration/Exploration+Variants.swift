public import CameraControl

// The variants with which the exploration runs every script, one after another.

extension Exploration {
  /// Returns an exploration that also runs every script with other values of an option.
  ///
  /// Use this to find out whether your app works only with the default value of an option. The
  /// exploration runs with the phone's own value, and separately with each value that you pass.
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
  public func orders(_ orders: DeliveryOrder...) -> Exploration {
    changed { for order in orders { $0.plan.add(.order(order)) } }
  }

  /// Returns an exploration that also runs scripts with callbacks in several other orders.
  ///
  /// In each script, the exploration first finds the callbacks that can be overtaken. An order
  /// delays the callbacks of one step on one queue, beginning with those that were delayed least
  /// often in all scripts so far. When such callbacks have been delayed a few times, later orders
  /// delay several callbacks, or shuffle all callbacks. If nothing can overtake a script's
  /// callbacks, the exploration keeps their order. If all of a random script's callbacks have been
  /// overtaken in this way before, the exploration keeps their order in three of four such scripts.
  ///
  /// - Parameters:
  ///   - count: The largest number of additional orders to try for a script, up to 1,000.
  ///   - seed: The seed for the random choice among orders that are equally promising.
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
}
