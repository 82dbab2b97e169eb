/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Tells the subscribers that no more values follow.
  func send(completion: Subscribers.Completion<Failure>)

  /// Connects the subject to a publisher further up.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value to the subscribers.
  public func send() { send(()) }
}
