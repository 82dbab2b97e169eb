/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (any Subscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.connect($0) }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { connect(subscriber) }
}

extension Publisher {
  /// Returns this publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  fileprivate func connect(_ subscriber: some Subscriber<Output, Failure>) {
    receive(subscriber: subscriber)
  }
}
