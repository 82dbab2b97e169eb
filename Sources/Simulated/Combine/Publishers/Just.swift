/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of the errors.
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

/// A publisher that later sends one value or fails.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that the app calls with the value or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// Creates a publisher and runs the closure that produces its value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.prefix(1).receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher, Passing {
  let inner: Started<Output, Failure>

  /// Creates a publisher that finishes either immediately or never.
  public init(completeImmediately: Bool = true) {
    inner = Started { conduit in
      if completeImmediately { conduit.finish(.finished) }
      return []
    }
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher, Passing {
  /// The failure.
  public let error: Failure

  /// Creates a publisher.
  public init(error: Failure) { self.error = error }

  var inner: Started<Output, Failure> {
    Started { conduit in
      conduit.finish(.failure(error))
      return []
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: some Publisher<Element, Never> {
    Started<Element, Never> { conduit in
      for element in self { conduit.offer(element) }
      conduit.finish(.finished)
      return []
    }
  }
}
