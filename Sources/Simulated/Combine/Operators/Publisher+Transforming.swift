extension Publisher {
  /// Replaces each value with the result of a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { { .some(transform($0)) } }
  }

  /// Replaces each value with the result of a closure, and drops the results that are `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { transform }
  }

  /// Replaces each value with the result of a closure, and fails if the closure throws an error.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error>
  {
    Started<T, any Error> { conduit in
      [
        self.sink { completion in
          switch completion {
          case .finished: conduit.finish(.finished)
          case .failure(let error): conduit.finish(.failure(error))
          }
        } receiveValue: { value in
          do { conduit.offer(try transform(value)) } catch { conduit.finish(.failure(error)) }
        }
      ]
    }
  }

  /// Drops the values for which a closure returns `false`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    Relayed(upstream: self) { { isIncluded($0) ? .some($0) : nil } }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "The number of values to leave out cannot be negative; \(count) is.")
    return Relayed(upstream: self) {
      var left = count
      return { value in
        guard left > 0 else { return .some(value) }
        left -= 1
        return nil
      }
    }
  }

  /// Drops a value if a closure returns that it equals the previous value.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    Relayed(upstream: self) {
      var last: Output?
      return { value in
        defer { last = value }
        if let last, predicate(last, value) { return nil }
        return .some(value)
      }
    }
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Publishes, for each value, the result of a closure that accumulates all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    Relayed(upstream: self) {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .some(result)
      }
    }
  }

  /// Publishes a number of values, and then finishes.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    Started<Output, Failure> { conduit in
      var left = maxLength
      return [
        self.sink(receiveCompletion: { conduit.finish($0) }) { value in
          left -= 1
          if left >= 0 { conduit.offer(value) }
          if left <= 0 { conduit.finish(.finished) }
        }
      ]
    }
  }

  /// Publishes the first value, and then finishes.
  public func first() -> some Publisher<Output, Failure> { prefix(1) }

  /// Publishes the first value for which a closure returns `true`, and then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure>
  {
    filter(predicate).prefix(1)
  }

  /// Calls closures at events, such as a value or the end.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    Started<Output, Failure> { conduit in
      let values = self.sink { completion in
        receiveCompletion?(completion)
        conduit.finish(completion)
      } receiveValue: { value in
        receiveOutput?(value)
        conduit.offer(value)
      }
      return [values, AnyCancellable { receiveCancel?() }]
    }
  }

  /// Publishes a value in place of a failure.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    Started<Output, Never> { conduit in
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        if case .failure = completion { conduit.offer(output) }
        conduit.finish(.finished)
      }
      return [sink(receiveCompletion: end, receiveValue: conduit.offer)]
    }
  }

  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E>
  where Failure == Never {
    Started<Output, E> { conduit in
      [sink(receiveCompletion: { _ in conduit.finish(.finished) }, receiveValue: conduit.offer)]
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the previous value.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
