import CameraControl

/// The updates of a product's content, from the beginning for each iterator.
struct ContentUpdates: AsyncSequence, Sendable {
  typealias Element = LockedCameraCaptureManager.SessionContentUpdate
  typealias Failure = Never

  let app: PhoneApp

  func makeAsyncIterator() -> Iterator {
    let queue = UpdateQueue()
    guard let known = LockedCameraCaptureManager.known(in: app) else {
      // An app without a product never has content. An extension, or an app that has ended,
      // receives nothing.
      if app.isRunning, app.membership == nil { queue.yield(.initial(urls: [])) }
      return Iterator(queue)
    }
    let consumer = known.product.addConsumer()
    let id = known.product.id
    // The phone keeps the home, and the home this closure.
    queue.onEnd { [weak home = known.home, weak phone = app.phone] in
      home?.forget(consumer)
      phone?.products.first { $0.id == id }?.removeConsumer(consumer)
    }
    known.home.listen(consumer, queue)
    return Iterator(queue)
  }

  /// The place of a loop in the updates.
  struct Iterator: AsyncIteratorProtocol {
    private let use: Use

    fileprivate init(_ queue: UpdateQueue) { use = Use(queue) }

    mutating func next() async -> Element? { await use.queue.next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await use.queue.next(isolation: actor)
    }
  }

  /// Ends the updates with the last copy of an iterator.
  private final class Use: Sendable {
    let queue: UpdateQueue

    init(_ queue: UpdateQueue) { self.queue = queue }

    deinit { queue.end() }
  }
}
