public import CameraControl

extension SimulatedPhone {
  /// The phone's model.
  public var model: PhoneModel { core.model }

  /// The phone's settings, which may be changed at any time.
  public var settings: PhoneSettings {
    get { core.settings }
    set { core.settings = newValue }
  }

  /// What the overlay shows.
  public var overlay: OverlayAppearance { core.overlay }

  /// The phone's present time.
  public var now: PhoneInstant { core.now }

  /// The diagnostics so far, each once: things that work but are probably mistakes.
  public var diagnostics: [CaptureDiagnostic] { core.diagnostics }

  /// The presses and gestures that led to nothing, in the order they occurred, each with its
  /// reasons and what to do.
  ///
  /// The phone keeps the latest 100, and the ``report`` counts all of them.
  public var unanswered: [Unanswered] { core.unanswered }

  /// The findings so far, and what led to nothing, as Markdown, ready to paste into an issue.
  public var report: DiagnosticReport { core.report }

  /// What the system did with presses that reached no app, in order.
  public var systemActions: [SystemAction] {
    records.compactMap { record in
      if case .system(let action) = record.event { action } else { nil }
    }
  }

  /// Everything that happened, in order, as text.
  ///
  /// Reading it again costs only what is new. To go through each entry once, use ``traceCursor()``.
  public var trace: Trace { store.trace }

  /// Returns a cursor at the beginning of the trace.
  public func traceCursor() -> TraceCursor { TraceCursor(store, at: store.start) }

  /// Everything that happened, in order, as values, but without the test's own steps and notes.
  public var records: [PhoneRecord] { store.records }

  /// Removes everything from the trace and from ``records``.
  public func clearTrace() {
    store.removeAll()
  }

  /// Adds a note from the app or the test to the trace.
  public func note(_ text: String) {
    store.add(text, at: now)
    signal.send()
  }

  /// Makes all waits evaluate their conditions again.
  ///
  /// Call this after a change that a wait cannot observe, or would see only later: see
  /// `wait(until:)`.
  public func noteChange() {
    signal.send()
  }
}
