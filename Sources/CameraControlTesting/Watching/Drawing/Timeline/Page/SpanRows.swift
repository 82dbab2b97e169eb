import CameraControl

/// Collects spans from entries that begin and end them, in rows by name.
struct SpanRows {
  /// The rows, in the order in which they first appeared.
  private(set) var rows: [(name: String, spans: [Span])] = []

  private var places: [String: Int] = [:]

  /// Returns whether a span has begun and not ended.
  func isOpen(_ name: String) -> Bool {
    guard let place = places[name], let last = rows[place].spans.last else { return false }
    return last.end == nil
  }

  /// Begins a span, unless one is open already.
  mutating func begin(_ name: String, at instant: PhoneInstant, entry: Int) {
    let row = row(name)
    if let last = rows[row].spans.last, last.end == nil { return }
    rows[row].spans.append(Span(start: instant, entry: entry))
  }

  /// Ends the open span, or adds one without duration if there is none.
  mutating func end(
    _ name: String, at instant: PhoneInstant, style: String = "", entry: Int? = nil
  ) {
    let row = row(name)
    var span = Span(start: instant)
    if let last = rows[row].spans.last, last.end == nil { span = rows[row].spans.removeLast() }
    span.end = instant
    span.style = style
    span.endEntry = entry
    rows[row].spans.append(span)
  }

  /// Begins or ends a span.
  mutating func turn(_ name: String, isOn: Bool, at instant: PhoneInstant, entry: Int) {
    if isOn {
      begin(name, at: instant, entry: entry)
    } else {
      end(name, at: instant, entry: entry)
    }
  }

  private mutating func row(_ name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = rows.count
    rows.append((name, []))
    return rows.count - 1
  }
}
