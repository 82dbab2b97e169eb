import CameraControl

extension NotificationCenter {
  /// Returns the notifications that are posted under a name from now on.
  ///
  /// Foundation on Linux lacks this method.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; `nil` for any object.
  /// - Returns: A new sequence, which buffers notifications until they are read.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Handoff<Notification>.self)
    let token = Handoff(
      addObserver(forName: name, object: object, queue: nil) { continuation.yield(Handoff($0)) })
    let center = Handoff(self)
    continuation.onTermination = { _ in center.value.removeObserver(token.value) }
    return Notifications(stream: stream)
  }

  /// A sequence of notifications, in the order in which they were posted.
  public struct Notifications: AsyncSequence {
    let stream: AsyncStream<Handoff<Notification>>

    /// Creates an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: stream.makeAsyncIterator())
    }

    /// An iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Handoff<Notification>>.Iterator

      /// Waits for the next notification.
      public mutating func next() async -> Notification? { await next(isolation: nil) }

      /// Waits for the next notification, on the given actor.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Notification? { await base.next(isolation: actor)?.value }
    }
  }
}
