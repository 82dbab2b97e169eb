import CameraControl

/// The updates of a product's content, from the beginning for each iterator.
struct ContentUpdates: AsyncSequence, Sendable {
  typealias Element = LockedCameraCaptureManager.SessionContentUpdate
  typealias Failure = Never
  typealias AsyncIterator = AsyncStream<Element>.Iterator

  let app: PhoneApp

  func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    guard let known = LockedCameraCaptureManager.known(in: app) else {
      // An app without a product has nothing, and stays like that. An extension, or an app that has
      // ended, hears nothing.
      if app.isRunning, app.membership == nil { continuation.yield(.initial(urls: [])) }
      return stream.makeAsyncIterator()
    }
    let consumer = known.product.addConsumer()
    let id = known.product.id
    // The phone keeps the home, and the home this closure.
    continuation.onTermination = { [weak home = known.home, weak phone = app.phone] _ in
      home?.forget(consumer)
      phone?.products.first { $0.id == id }?.removeConsumer(consumer)
    }
    known.home.listen(consumer, continuation)
    return stream.makeAsyncIterator()
  }
}
