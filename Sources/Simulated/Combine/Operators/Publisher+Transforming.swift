extension Publisher {
  /// Replaces each value by what a closure makes of it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { { .some(transform($0)) } }
  }

  /// Replaces each value by what a closure makes of it, and leaves out those of which it makes `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { transform }
  }

  /// Replaces each value by what a closure makes of it, and fails with the error that it throws.
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

  /// Leaves out the values for which a closure returns `false`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    Relayed(upstream: self) { { isIncluded($0) ? .some($0) : nil } }
  }

  /// Leaves out the first values.
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

  /// Leaves out a value for which a closure finds that it equals the one before.
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

  /// Passes on a part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Passes on what is made of all values so far.
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

  /// Passes on some values, and then ends.
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

  /// Passes on the first value, and then ends.
  public func first() -> some Publisher<Output, Failure> { prefix(1) }

  /// Passes on the first value of a kind, and then ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure>
  {
    filter(predicate).prefix(1)
  }

  /// Runs closures beside the values.
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

  /// Passes on a value in the place of a failure.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    Started<Output, Never> { conduit in
      [
        self.sink { completion in
          if case .failure = completion { conduit.offer(output) }
          conduit.finish(.finished)
        } receiveValue: {
          conduit.offer($0)
        }
      ]
    }
  }

  /// Passes on the values with another type of failures, none of which comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E>
  where Failure == Never {
    Started<Output, E> { conduit in
      [
        self.sink { _ in
          conduit.finish(.finished)
        } receiveValue: {
          conduit.offer($0)
        }
      ]
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
