import CameraControl

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// Values that come faster than they are read wait.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator, which is subscribed from now on.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Reads the values of a publisher, from the time when it is created.
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
