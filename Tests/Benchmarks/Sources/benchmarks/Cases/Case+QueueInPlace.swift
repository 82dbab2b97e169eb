import CameraControl

extension Case {
  /// A stored closure that goes through the queue that runs work at once.
  static var queueInPlace: Case {
    let queue: any CallbackQueue = InPlaceQueue.shared
    let work: @Sendable () -> Void = { blackHole(1) }
    return Case(name: "queue-in-place", allowance: .nothing) { iterations in
      for _ in 0..<iterations {
        queue.enqueue(work)
      }
    }
  }
}
