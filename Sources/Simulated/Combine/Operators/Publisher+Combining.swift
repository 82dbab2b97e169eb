extension Started {
  /// Passes on the values of several publishers as they come, and ends with the last of them.
  init(merging all: [any Publisher<Output, Failure>]) {
    start = { conduit in
      let left = RecursivelyGuarded(all.count)
      return all.map { publisher in
        AnyPublisher(publisher).sink { completion in
          let isLast = left.with { left in
            left -= 1
            return left == 0
          }
          if case .failure = completion { conduit.finish(completion) }
          if isLast { conduit.finish(completion) }
        } receiveValue: {
          conduit.offer($0)
        }
      }
    }
  }

  /// Publishes the results for the latest values of two publishers, or for their values in pairs.
  init<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, inPairs: Bool, _ transform: @escaping (A.Output, B.Output) -> Output
  ) where A.Failure == Failure, B.Failure == Failure {
    start = { conduit in
      let state = RecursivelyGuarded((first: [A.Output](), second: [B.Output](), left: 2))
      let next: () -> Void = {
        let pair = state.with { state -> (A.Output, B.Output)? in
          guard let first = state.first.first, let second = state.second.first else { return nil }
          if inPairs {
            state.first.removeFirst()
            state.second.removeFirst()
          }
          return (first, second)
        }
        if let pair { conduit.offer(transform(pair.0, pair.1)) }
      }
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        state.with { $0.left -= 1 }
        if case .failure = completion { return conduit.finish(completion) }
        if inPairs || state.with({ $0.left == 0 }) { conduit.finish(completion) }
      }
      return [
        a.sink(receiveCompletion: end) { value in
          state.with { $0.first = inPairs ? $0.first + [value] : [value] }
          next()
        },
        b.sink(receiveCompletion: end) { value in
          state.with { $0.second = inPairs ? $0.second + [value] : [value] }
          next()
        },
      ]
    }
  }

  /// Publishes the values of the publishers that are created from the values of another publisher.
  init<Upstream: Publisher, Inner: Publisher>(
    _ upstream: Upstream, onlyLatest: Bool, _ transform: @escaping (Upstream.Output) -> Inner
  ) where Inner.Output == Output, Inner.Failure == Failure, Upstream.Failure == Failure {
    start = { conduit in
      let state = RecursivelyGuarded((inner: [AnyCancellable](), left: 1))
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        let isLast = state.with { state in
          state.left -= 1
          return state.left == 0
        }
        if case .failure = completion { return conduit.finish(completion) }
        if isLast { conduit.finish(completion) }
      }
      let outer = upstream.sink(receiveCompletion: end) { value in
        state.with { state in
          if onlyLatest { (state.inner, state.left) = ([], 1) }
          state.left += 1
        }
        let inner = transform(value).sink(receiveCompletion: end) { conduit.offer($0) }
        state.with { $0.inner.append(inner) }
      }
      return [outer, AnyCancellable { state.with { $0.inner = [] } }]
    }
  }
}

extension Publisher {
  /// Publishes the given values before this publisher's own values.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    Started { conduit in
      for element in elements { conduit.offer(element) }
      return [sink(receiveCompletion: conduit.finish, receiveValue: conduit.offer)]
    }
  }

  /// Publishes the values of this publisher and of others.
  public func merge<P: Publisher>(with others: P...) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { Started(merging: [self] + others) }

  /// Publishes the latest values of both publishers, once each has sent a value.
  public func combineLatest<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Started(self, other, inPairs: false) { ($0, $1) } }

  /// Publishes the result of a closure for the latest values of both, once each has sent a value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    Started(self, other, inPairs: false, transform)
  }

  /// Publishes the values of both publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Started(self, other, inPairs: true) { ($0, $1) } }

  /// Publishes the values of the publishers that a closure creates from the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    Started(self, onlyLatest: false, transform)
  }

  /// Publishes the values of the latest publisher that this publisher has sent.
  public func switchToLatest() -> some Publisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { Started(self, onlyLatest: true) { $0 } }
}

extension Publishers {
  /// The values of two publishers as they come.
  @Kept(
    """
    typealias Output = A.Output; typealias Failure = A.Failure
    init(_ a: A, _ b: B) = inner = Started(merging: [a, b])
    """)
  public struct Merge<A: Publisher, B: Publisher>: Publisher, Passing
  where A.Output == B.Output, A.Failure == B.Failure {
    let inner: Started<A.Output, A.Failure>
  }

  /// The values of three publishers as they come.
  @Kept(
    """
    typealias Output = A.Output; typealias Failure = A.Failure
    init(_ a: A, _ b: B, _ c: C) = inner = Started(merging: [a, b, c])
    """)
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Passing
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
    let inner: Started<A.Output, A.Failure>
  }

  /// The values of several publishers as they come.
  @Kept(
    """
    typealias Output = Upstream.Output; typealias Failure = Upstream.Failure
    init(_ upstream: Upstream...) = inner = Started(merging: upstream)
    init<S: Sequence>(_ upstream: S) where S.Element == Upstream \
      = inner = Started(merging: Array(upstream))
    """)
  public struct MergeMany<Upstream: Publisher>: Publisher, Passing {
    let inner: Started<Upstream.Output, Upstream.Failure>
  }

  /// The last values of two publishers.
  @Kept(
    """
    typealias Output = (A.Output, B.Output); typealias Failure = A.Failure
    init(_ a: A, _ b: B) = inner = Started(a, b, inPairs: false) { ($0, $1) }
    """)
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, Passing
  where A.Failure == B.Failure {
    let inner: Started<(A.Output, B.Output), A.Failure>
  }

  /// The last values of three publishers.
  @Kept(
    """
    typealias Output = (A.Output, B.Output, C.Output); typealias Failure = A.Failure
    init(_ a: A, _ b: B, _ c: C) \
      = inner = Started(CombineLatest(a, b), c, inPairs: false) { ($0.0, $0.1, $1) }
    """)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Passing
  where A.Failure == B.Failure, B.Failure == C.Failure {
    let inner: Started<(A.Output, B.Output, C.Output), A.Failure>
  }

  /// The values of two publishers in pairs.
  @Kept(
    """
    typealias Output = (A.Output, B.Output); typealias Failure = A.Failure
    init(_ a: A, _ b: B) = inner = Started(a, b, inPairs: true) { ($0, $1) }
    """)
  public struct Zip<A: Publisher, B: Publisher>: Publisher, Passing where A.Failure == B.Failure {
    let inner: Started<(A.Output, B.Output), A.Failure>
  }

  /// The values of three publishers, each with those that came at the same place.
  @Kept(
    """
    typealias Output = (A.Output, B.Output, C.Output); typealias Failure = A.Failure
    init(_ a: A, _ b: B, _ c: C) \
      = inner = Started(Zip(a, b), c, inPairs: true) { ($0.0, $0.1, $1) }
    """)
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher, Passing
  where A.Failure == B.Failure, B.Failure == C.Failure {
    let inner: Started<(A.Output, B.Output, C.Output), A.Failure>
  }
}
