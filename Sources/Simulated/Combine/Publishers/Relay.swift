/// A subscriber between a publisher and another subscriber that changes the values.
struct Relay<Input, Failure: Error>: Subscriber {
  private let connect: (any Subscription) -> Void
  private let pass: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Creates a relay that tells values to a closure, and passes on everything else.
  init<S: Subscriber>(_ next: S, receive: @escaping (Input) -> Subscribers.Demand)
  where S.Failure == Failure {
    connect = { next.receive(subscription: $0) }
    pass = receive
    end = { next.receive(completion: $0) }
  }

  func receive(subscription: any Subscription) { connect(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { pass(input) }

  func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// A publisher that changes each value of another publisher before it passes the value on.
struct Relayed<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  /// Makes what is done with the values of one subscription.
  ///
  /// It returns `nil` for a value that does not pass.
  let makeTransform: () -> (Upstream.Output) -> Output?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let transform = makeTransform()
    upstream.receive(
      subscriber: Relay<Upstream.Output, Failure>(subscriber) { input in
        // A value that does not pass must not use up the demand of the subscriber.
        transform(input).map { subscriber.receive($0) } ?? .max(1)
      })
  }
}
