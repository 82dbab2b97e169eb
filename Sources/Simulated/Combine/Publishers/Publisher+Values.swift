import CameraControl

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// If values arrive faster than you read them, the sequence keeps them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator that has subscribed to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator over the values that a publisher sends after you create the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Handoff<P.Output>>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Handoff<P.Output>>.makeStream()
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Handoff($0)) })
      base = stream.makeAsyncIterator()
    }

    /// Returns the next value, or `nil` after the end.
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}
