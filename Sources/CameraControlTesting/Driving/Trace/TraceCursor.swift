/// A place in the trace of a phone, for reading what was added since the last time.
///
/// ```swift
/// var cursor = phone.traceCursor()
/// for step in script.steps {
///   await phone.perform([step])
///   print(cursor.read(), terminator: "")
/// }
/// ```
///
/// A cursor reads each entry once, so the cost of an entry doesn't depend on the length of the
/// trace. If you clear the trace, the cursor continues with the entries after that.
public struct TraceCursor: Sendable {
  private let store: TraceStore
  private var place: Int

  init(_ store: TraceStore, at place: Int) {
    self.store = store
    self.place = place
  }

  /// Returns the entries that were added since the last call, and moves to the end of the trace.
  ///
  /// The first call returns all entries that the trace had when the cursor was created, too.
  public mutating func read() -> Trace {
    let news = store.news(since: place)
    place = news.end
    return Trace(news.entries)
  }
}
