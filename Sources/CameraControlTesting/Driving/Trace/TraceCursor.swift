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
/// Each entry is read once, so following a phone this way costs the same for every entry, however
/// long the trace is. A cursor of a phone whose trace was cleared goes on with what comes after.
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
