public import CameraControl

extension ManualQueue {
  /// Runs everything that waits on several queues, in a chosen order across them.
  ///
  /// Each queue keeps its own order; the generator picks whose turn it is. So one seed is one order,
  /// and many seeds show whether an app depends on it.
  ///
  /// - Parameters:
  ///   - queues: The queues.
  ///   - generator: What picks the next queue.
  /// - Returns: The labels of the queues, in the order in which their work ran.
  @discardableResult
  public static func drain(
    _ queues: [ManualQueue], using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var order: [String] = []
    while true {
      let ready = queues.filter { $0.pendingCount > 0 }
      guard !ready.isEmpty else { return order }
      let queue = ready[Int(generator.next(upperBound: UInt(ready.count)))]
      if queue.runNext() { order.append(queue.label) }
    }
  }

  /// Runs everything that waits on several queues, in an order that follows from a seed.
  ///
  /// - Parameters:
  ///   - queues: The queues.
  ///   - seed: Which order.
  /// - Returns: The labels of the queues, in the order in which their work ran.
  @discardableResult
  public static func drain(_ queues: [ManualQueue], seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return drain(queues, using: &generator)
  }
}
