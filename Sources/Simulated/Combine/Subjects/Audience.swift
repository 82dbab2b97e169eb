import Foundation

/// The subscribers of a subject, and whether it has ended.
final class Audience<Output, Failure: Error> {
  typealias Member = Conduit<Output, Failure>

  private let lock = NSRecursiveLock()
  private var members: [Member] = []
  private var sources: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?

  deinit { for source in sources { source.cancel() } }

  /// Adds a subscriber; one that comes after the end receives the end at once.
  func admit<S: Subscriber>(_ subscriber: S, waiting: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let member = Member(subscriber, waiting: waiting) { [weak self] in self?.dismiss($0) }
    let completion = lock.withLock {
      if self.completion == nil { members.append(member) }
      return self.completion
    }
    subscriber.receive(subscription: member)
    if let completion { member.finish(completion) }
  }

  /// Runs a change of the subject under the lock, and then offers a value, unless all is over.
  func send(_ value: Output, after change: () -> Void = {}) {
    let members: [Member] = lock.withLock {
      guard completion == nil else { return [] }
      change()
      return self.members
    }
    for member in members { member.offer(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let members: [Member] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { self.members = [] }
      return self.members
    }
    for member in members { member.finish(completion) }
  }

  func follow(_ source: any Subscription) {
    lock.withLock { sources.append(source) }
    source.request(.unlimited)
  }

  func read<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  private func dismiss(_ member: Member) { lock.withLock { members.removeAll { $0 === member } } }
}
