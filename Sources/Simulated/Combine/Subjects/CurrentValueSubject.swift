/// A subject that keeps its newest value, and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The newest value; if you set a value, the subject sends it.
  public var value: Output {
    get { audience.read { current } }
    set { send(newValue) }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, waiting: value)
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Output) { audience.send(value) { current = value } }

  /// Tells the subscribers that no more values follow.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Requests all values of an upstream publisher.
  public func send(subscription: any Subscription) { audience.follow(subscription) }
}
