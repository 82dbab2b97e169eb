/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure> {
  /// The kind of the values.
  associatedtype Input

  /// The kind of the errors; `Never` if the subscriber cannot receive one.
  associatedtype Failure: Error

  /// Tells the subscriber that it is connected; it asks for values through the subscription.
  func receive(subscription: any Subscription)

  /// Tells the subscriber a value, and returns how many more it wants than it asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}
