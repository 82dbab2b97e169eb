import Foundation

/// The subscriber's end of a subject, which counts the requested values.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  /// Whether a value that the subscriber hasn't requested waits for a request; only the newest one does.
  private let keepsNewest: Bool
  private let leave: (Conduit) -> Void
  private var receiver: (value: (Output) -> Subscribers.Demand, end: End)?
  private var demand = Subscribers.Demand.none
  private var waiting: Output?

  typealias End = (Subscribers.Completion<Failure>) -> Void

  init<S: Subscriber>(
    _ subscriber: S, waiting: Output? = nil, leave: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receiver = ({ subscriber.receive($0) }, { subscriber.receive(completion: $0) })
    self.waiting = waiting
    keepsNewest = waiting != nil
    self.leave = leave
  }

  /// Whether the subscriber still receives values.
  var isOpen: Bool { lock.withLock { receiver != nil } }

  func offer(_ value: Output) {
    let receive: ((Output) -> Subscribers.Demand)? = lock.withLock {
      guard let receiver else { return nil }
      guard demand > .none else {
        if keepsNewest { waiting = value }
        return nil
      }
      waiting = nil
      demand.spend()
      return receiver.value
    }
    guard let more = receive?(value), more > .none else { return }
    request(more)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock {
      defer { (receiver, waiting) = (nil, nil) }
      return receiver?.end
    }
    end?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let due: Output? = lock.withLock {
      self.demand += demand
      guard self.demand > .none else { return nil }
      defer { waiting = nil }
      return waiting
    }
    if let due { offer(due) }
  }

  func cancel() {
    lock.withLock { (receiver, waiting) = (nil, nil) }
    leave(self)
  }
}
