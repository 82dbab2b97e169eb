import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes each value to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closure for each value.
    public var receiveValue: (Input) -> Void { { [weak self] in self?.tell($0) } }

    /// The closure for the end.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      { [weak self] in self?.receive(completion: $0) }
    }

    private let lock = NSRecursiveLock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Creates a subscriber from two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Passes the subscriber its subscription, through which it requests all values.
    public func receive(subscription: any Subscription) {
      // A sink has one subscription; it rejects a second one, or one after the end.
      let isWanted = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      guard isWanted else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    /// Passes the subscriber a value.
    public func receive(_ input: Input) -> Demand {
      tell(input)
      return .none
    }

    /// Tells the subscriber that no more values follow.
    public func receive(completion: Completion<Failure>) { end().completion?(completion) }

    /// Ends the activity; a second call does nothing.
    public func cancel() { end().subscription?.cancel() }

    private func tell(_ input: Input) { lock.withLock { onValue }?(input) }

    /// Lets go of everything, and returns what to call outside the lock.
    private func end() -> (
      completion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?
    ) {
      lock.withLock {
        defer { (onValue, onCompletion, subscription, isOver) = (nil, nil, nil, true) }
        return (onCompletion, subscription)
      }
    }
  }
}

extension Publisher {
  /// Calls a closure for each value and another at the end, until you cancel or release the result.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until you cancel or release the result.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, until you cancel or release the result.
  ///
  /// The subscription keeps a strong reference to the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Writes each value to a published property, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
