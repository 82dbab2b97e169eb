public import CameraControl

extension SimulatedPhone {
  /// The phone's model.
  public var model: PhoneModel { core.model }

  /// The phone's settings, which you can change at any time.
  public var settings: PhoneSettings {
    get { core.settings }
    set { core.settings = newValue }
  }

  /// The content of the overlay.
  public var overlay: OverlayAppearance { core.overlay }

  /// The phone's current time.
  public var now: PhoneInstant { core.now }

  /// Warnings, in order and without duplicates, about code that works but is probably a mistake.
  public var diagnostics: [CaptureDiagnostic] { core.diagnostics }

  /// The presses and gestures that had no effect, in order, each with its reasons and a remedy.
  ///
  /// The list ends with callbacks that still wait on a `ManualQueue`. The list contains at most
  /// the latest 100 presses and gestures, but the ``report`` counts all of them.
  public var unanswered: [Unanswered] { core.unanswered + notRun.map(\.first) }

  /// A Markdown report of mistakes that the phone found, and of gestures that had no effect.
  public var report: DiagnosticReport {
    var report = core.report
    report.unanswered += notRun
    return report
  }

  /// The callbacks that manual queues have not run.
  private var notRun: [Unanswered.Repeated] {
    courier.undrained.map { label, count in
      Unanswered.Repeated(Unanswered(.callback, .queueNotRun, on: label, at: now), count: count)
    }
  }

  /// Whether the phone asks the person to authenticate before it opens an app.
  public var isLocked: Bool { core.isLocked }

  /// Whether the Lock Screen, or a capture extension launched from it, is in front.
  public var isLockScreenShown: Bool { core.isLockScreenShown }

  /// The person's response when the phone requests authentication; you can change it at any time.
  public var answersAuthentication: AuthenticationAnswer {
    get { core.answersAuthentication }
    set { core.answersAuthentication = newValue }
  }

  /// The installed products, in the order they were installed.
  public var products: [InstalledProduct] { core.products }

  /// The names of the products that a person can choose for the Camera Control to launch.
  public var launchTargets: [String] { core.launchTargets }

  /// The outcomes of the latest 100 launches, in order.
  public var launches: [LaunchOutcome] { core.launches }

  /// The system's actions for presses that reached no app, in order.
  public var systemActions: [SystemAction] {
    trace.entries.compactMap { entry in
      if case .record(.system(let action)) = entry.content { action } else { nil }
    }
  }

  /// Everything that happened, in order.
  ///
  /// Reading the trace again takes time only for the new entries. To read each entry once, use
  /// ``traceCursor()``.
  public var trace: Trace { store.trace }

  /// The place where the trace ends now.
  package var traceEnd: Int { store.end }

  /// Returns the trace from a place on.
  package func trace(since place: Int) -> Trace { Trace(store.news(since: place).entries) }

  /// Returns a cursor at the beginning of the trace.
  public func traceCursor() -> TraceCursor { TraceCursor(store, at: store.start) }

  /// Removes everything from the trace.
  public func clearTrace() { store.removeAll() }

  /// Adds a note from the app or the test to the trace.
  public func note(_ text: String) {
    store.append(.note(text), at: now)
    signal.send()
  }

  /// Makes all waits check their conditions again.
  ///
  /// Call this method after a change that a wait can't observe: see `wait(until:)`.
  public func noteChange() { signal.send() }
}
