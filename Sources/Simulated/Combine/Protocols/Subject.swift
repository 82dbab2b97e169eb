/// A publisher whose values your code sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Tells the subscribers that no more values follow.
  func send(completion: Subscribers.Completion<Failure>)

  /// Connects the subject to an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a `Void` value to the subscribers.
  public func send() { send(()) }
}
