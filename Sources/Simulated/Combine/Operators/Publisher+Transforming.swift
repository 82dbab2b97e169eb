extension Publisher {
  /// Replaces each value by what a closure makes of it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { { .some(transform($0)) } }
  }

  /// Replaces each value by what a closure makes of it, and leaves out those of which it makes `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    Relayed(upstream: self) { transform }
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
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
