/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input

  /// The type of the errors; `Never` if the subscriber cannot receive one.
  associatedtype Failure: Error

  /// Passes the subscriber its subscription, through which the subscriber requests values.
  func receive(subscription: any Subscription)

  /// Passes the subscriber a value, and returns the number of additional values that it requests.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}
