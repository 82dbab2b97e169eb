import CameraControl

/// The entries of a trace that a picture shows, and the number of entries that it leaves out.
struct TraceExcerpt {
  let title: String
  let entries: ArraySlice<Trace.Entry>
  let total: Int

  /// Takes entries of a trace from an index on.
  init(_ title: String, _ entries: [Trace.Entry], from start: Int = 0, _ most: Int) {
    self.title = title
    total = entries.count
    self.entries = entries.dropFirst(start).prefix(most)
  }

  /// A sentence about entries that are drawn without their values; `nil` if there are none.
  var textNote: String? {
    let count = entries.count { entry in
      if case .text(let kind, _) = entry.content { Self.drawnKinds.contains(kind) } else { false }
    }
    guard count > 0 else { return nil }
    return
      "\(Self.counted(count)) \(Self.are(count)) known only as text: values, presses and overlays "
      + "of such entries are not drawn."
  }

  /// A sentence about what is left out; `nil` if nothing is.
  var omission: String? {
    guard entries.count < total else { return nil }
    let before = entries.startIndex
    let after = total - entries.endIndex
    switch (before, after) {
    case (0, _): return "\(Self.counted(after)) after these \(Self.are(after)) left out."
    case (_, 0): return "\(Self.counted(before)) before these \(Self.are(before)) left out."
    default: return "\(Self.counted(before)) before these and \(after) after them are left out."
    }
  }

  /// The kinds of entries of which a picture shows more than the text.
  private static let drawnKinds: PhoneRecord.Kinds = [
    .input, .sample, .gesture, .overlay, .queue, .callback, .value, .written, .enabled, .device,
    .event, .launch, .process, .content,
  ]

  private static func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? "entry" : "entries")"
  }

  private static func are(_ count: Int) -> String { count == 1 ? "is" : "are" }
}
