import CameraControl

/// Keeps what happened; texts are made only when somebody reads them.
final class TraceStore: Sendable {
  private let state = Locked(State())

  private struct State {
    var items: [Item] = []
    var keepsSamples = false
  }

  /// Something that happened.
  enum Item: Sendable {
    /// On the phone.
    case record(PhoneRecord)
    /// In the script.
    case step(PhoneInstant, GestureStep)
    /// In the app or the test.
    case note(PhoneInstant, String)
  }

  /// Whether readings of the button are kept, too.
  var keepsSamples: Bool {
    get { state.withLock { $0.keepsSamples } }
    set { state.withLock { $0.keepsSamples = newValue } }
  }

  func add(_ record: PhoneRecord) {
    state.withLock { state in
      if case .input(.sample) = record.event, !state.keepsSamples { return }
      state.items.append(.record(record))
    }
  }

  func add(_ step: GestureStep, at instant: PhoneInstant) {
    state.withLock { $0.items.append(.step(instant, step)) }
  }

  func add(_ note: String, at instant: PhoneInstant) {
    state.withLock { $0.items.append(.note(instant, note)) }
  }

  func removeAll() {
    state.withLock { $0.items.removeAll() }
  }

  var count: Int { state.withLock { $0.items.count } }

  /// What happened on the phone.
  var records: [PhoneRecord] {
    state.withLock { state in
      state.items.compactMap { if case .record(let record) = $0 { record } else { nil } }
    }
  }

  /// What happened, as entries, from one of them on.
  func trace(from index: Int = 0) -> Trace {
    let items = state.withLock { $0.items }
    return Trace(items.dropFirst(index).map(Self.entry))
  }

  private static func entry(for item: Item) -> Trace.Entry {
    switch item {
    case .record(let record): TraceText.entry(for: record)
    case .step(let instant, let step): Trace.Entry(instant, .step, "\(step)")
    case .note(let instant, let text): Trace.Entry(instant, .app, text)
    }
  }
}
