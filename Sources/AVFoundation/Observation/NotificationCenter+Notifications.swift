public import Foundation

extension NotificationCenter {
  /// The notifications of a name from now on, which Foundation on Linux has no sequence for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; nil for anybody.
  /// - Returns: A sequence of its own, which keeps what nobody has read yet.
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

  /// Notifications in the order they were posted.
  public struct Notifications: AsyncSequence {
    let stream: AsyncStream<Handoff<Notification>>

    /// Starts to read.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: stream.makeAsyncIterator())
    }

    /// A place in the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Handoff<Notification>>.Iterator

      /// Waits for the next notification.
      public mutating func next() async -> Notification? {
        await next(isolation: nil)
      }

      /// Waits for the next notification, without leaving the actor.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Notification? {
        await base.next(isolation: actor)?.value
      }
    }
  }
}
