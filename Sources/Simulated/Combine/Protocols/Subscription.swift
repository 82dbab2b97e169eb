/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
  /// Asks the publisher for more values.
  func request(_ demand: Subscribers.Demand)
}
