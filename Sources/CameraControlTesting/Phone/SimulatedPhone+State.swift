public import CameraControl

extension SimulatedPhone {
  /// The kind of phone.
  public var model: PhoneModel { core.model }

  /// What the person chose in the settings; can change at any time.
  public var settings: PhoneSettings {
    get { core.settings }
    set { core.settings = newValue }
  }

  /// What the overlay shows.
  public var overlay: OverlayAppearance { core.overlay }

  /// The phone's present time.
  public var now: PhoneInstant { core.now }

  /// What works and is probably a mistake, each finding once; it prints as a report.
  public var diagnostics: CaptureDiagnostics { core.diagnostics }

  /// The findings and the refused calls, as text that a person can paste into an issue.
  public var report: DiagnosticReport { DiagnosticReport(core) }

  /// What the system did with presses that reached no app, in order.
  public var systemActions: [SystemAction] {
    records.compactMap { record in
      if case .system(let action) = record.event { action } else { nil }
    }
  }

  /// Everything that happened, in order, as text.
  public var trace: Trace { store.trace() }

  /// Everything that happened, in order, as values; without the test's own steps and notes.
  public var records: [PhoneRecord] { store.records }

  /// Whether the trace has every reading of the button, too; false at first.
  public var tracesSamples: Bool {
    get { store.keepsSamples }
    set { store.keepsSamples = newValue }
  }

  /// Forgets what happened so far, so that the trace starts anew.
  public func clearTrace() {
    store.removeAll()
  }

  /// Adds a note of the app or the test to the trace.
  public func note(_ text: String) {
    store.add(text, at: now)
    signal.send()
  }

  /// Tells the phone that something changed which a test may wait for.
  ///
  /// Only for what a wait cannot notice by itself, or only later: see `wait(until:)`.
  public func noteChange() {
    signal.send()
  }
}
