import Foundation

extension Publisher {
  /// Delivers values and the end on a scheduler, such as the main queue.
  public func receive<S: Scheduler>(on scheduler: S) -> some Publisher<Output, Failure> {
    Rescheduled(upstream: self, scheduler: scheduler)
  }

  /// Has no effect: values arrive on the thread on which the publisher sends them.
  public func subscribe<S: Scheduler>(on scheduler: S) -> some Publisher<Output, Failure> {
    filter { _ in true }
  }
}

/// A publisher that delivers the values of another publisher on a scheduler.
private struct Rescheduled<Upstream: Publisher, Place: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let scheduler: Place

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: Carrier(subscriber, scheduler: scheduler))
  }
}

/// The subscriber of one subscription through a scheduler.
private final class Carrier<Next: Subscriber, Place: Scheduler>: Subscriber, Subscription {
  private let lock = NSLock()
  private let scheduler: Place
  private var next: Next?
  private var source: (any Subscription)?

  init(_ next: Next, scheduler: Place) {
    self.next = next
    self.scheduler = scheduler
  }

  func receive(subscription: any Subscription) {
    let next = lock.withLock {
      source = subscription
      return self.next
    }
    next?.receive(subscription: self)
  }

  func receive(_ input: Next.Input) -> Subscribers.Demand {
    scheduler.schedule {
      // The subscriber may have canceled in the meantime.
      guard let next = self.lock.withLock({ self.next }) else { return }
      self.request(next.receive(input))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Next.Failure>) {
    scheduler.schedule { self.letGo().next?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { source }?.request(demand)
  }

  func cancel() { letGo().source?.cancel() }

  private func letGo() -> (next: Next?, source: (any Subscription)?) {
    lock.withLock {
      defer { (next, source) = (nil, nil) }
      return (next, source)
    }
  }
}
