/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The kind of the errors.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let source = CurrentValueSubject<Output, Never>(output)
    source.receive(
      subscriber: Relay(
        subscriber,
        receive: { value in
          _ = subscriber.receive(value)
          subscriber.receive(completion: .finished)
          return .none
        }))
  }
}
