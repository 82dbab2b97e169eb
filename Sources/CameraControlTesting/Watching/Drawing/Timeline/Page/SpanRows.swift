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
  mutating func begin(_ name: String, at moment: Moment) {
    if isOpen(name) { return }
    rows[row(name)].spans.append(Span(start: moment.instant, entry: moment.entry))
  }

  /// Ends the open span, or adds one without duration if there is none.
  ///
  /// The entry of the moment is not marked if it has another mark.
  mutating func end(_ name: String, at moment: Moment, style: String = "", isMarked: Bool = true) {
    let row = row(name)
    var span = isOpen(name) ? rows[row].spans.removeLast() : Span(start: moment.instant)
    (span.end, span.style, span.endEntry) = (moment.instant, style, isMarked ? moment.entry : nil)
    rows[row].spans.append(span)
  }

  /// Begins or ends a span.
  mutating func turn(_ name: String, isOn: Bool, at moment: Moment) {
    if isOn { begin(name, at: moment) } else { end(name, at: moment) }
  }

  private mutating func row(_ name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = rows.count
    rows.append((name, []))
    return rows.count - 1
  }
}
