import CameraControl
import Foundation

/// A namespace for types of publishers.
public enum Publishers {}

/// A publisher that starts an activity for each subscriber; the activity offers values.
struct Started<Output, Failure: Error>: Publisher {
  /// Starts it, and returns what stops it.
  let start: (Conduit<Output, Failure>) -> [AnyCancellable]

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let running = Guarded<Handoff<[AnyCancellable]>>(Handoff([]))
    let conduit = Conduit<Output, Failure>(subscriber) { _ in
      let stopped = running.withLock { running in
        defer { running = Handoff([]) }
        return running
      }
      withExtendedLifetime(stopped) {}
    }
    subscriber.receive(subscription: conduit)
    let started = Handoff(start(conduit))
    running.withLock { $0 = started }
  }
}

/// A publisher that passes on the events of another publisher.
protocol Passing: Publisher {
  var inner: Started<Output, Failure> { get }
}

extension Passing {
  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { inner.receive(subscriber: subscriber) }
}
