/// A subject that sends each value to its current subscribers and keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Output) { audience.send(value) }

  /// Tells the subscribers that no more values follow.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Requests all values of an upstream publisher.
  public func send(subscription: any Subscription) { audience.follow(subscription) }
}
