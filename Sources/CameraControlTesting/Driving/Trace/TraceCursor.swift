/// A position in a phone's trace, from which you read only the entries added since the last read.
///
/// ```swift
/// var cursor = phone.traceCursor()
/// for step in script.steps {
///   await phone.perform([step])
///   print(cursor.read(), terminator: "")
/// }
/// ```
///
/// A cursor reads each entry once, so a long trace doesn't slow it down. If you clear the trace,
/// the cursor continues with the entries that follow.
public struct TraceCursor: Sendable {
  private let store: TraceStore
  private var place: Int

  init(_ store: TraceStore, at place: Int) {
    self.store = store
    self.place = place
  }

  /// Returns the entries that were added since the last call, and moves to the end of the trace.
  ///
  /// The first call also returns all entries that the trace contained when you created the cursor.
  public mutating func read() -> Trace {
    let news = store.news(since: place)
    place = news.end
    return Trace(news.entries)
  }
}
