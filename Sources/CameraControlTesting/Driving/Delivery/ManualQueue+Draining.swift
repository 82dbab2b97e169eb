public import CameraControl

extension ManualQueue {
  /// Runs all pending work of several queues, in an order that a random number generator picks.
  ///
  /// The work of each queue stays in order; the generator picks which queue runs next. With the
  /// same seed, the queues always run in the same order. Try many seeds to see whether your app
  /// depends on the order.
  ///
  /// - Parameters:
  ///   - queues: The queues to drain.
  ///   - generator: The generator that picks the next queue.
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

  /// Runs all pending work of several queues, in an order that a seed determines.
  ///
  /// - Parameters:
  ///   - queues: The queues to drain.
  ///   - seed: The seed of the order.
  /// - Returns: The labels of the queues, in the order in which their work ran.
  @discardableResult
  public static func drain(_ queues: [ManualQueue], seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return drain(queues, using: &generator)
  }
}
