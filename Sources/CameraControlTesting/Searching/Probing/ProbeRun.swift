import CameraControl

/// The result of some steps on a phone with one value of an option.
struct ProbeRun {
  /// What the app saw.
  private(set) var seen: [String] = []

  /// Whether the last step led to anything that the app, the person or the phone notices.
  private(set) var hasEffect = true

  /// When the phone was left, and when it would have done something next.
  private(set) var end = PhoneInstant.zero
  private(set) var deadline: PhoneInstant?

  /// Performs steps with an app on a new phone.
  init(_ phone: SimulatedPhone, _ app: ProbeApp, _ steps: [ProbeStep]) {
    phone.onUnfinishedWork = { _ in }
    var actions: [ProbeApp.Action] = []
    do { actions = try app.start(phone) } catch { phone.note("the app does not start: \(error)") }
    func noticed() -> (PhoneInstant?, Int) {
      (phone.core.nextDeadline, phone.trace.entries.count { Self.effects.contains($0.kind) })
    }
    for step in steps {
      let before = noticed()
      Self.perform(step, on: phone, actions)
      hasEffect = before != noticed()
    }
    seen = phone.trace.only(.app, .session, .device, .fault).texts
    (end, deadline) = (phone.now, phone.core.nextDeadline)
    withExtendedLifetime(actions) {}
  }

  private static func perform(
    _ step: ProbeStep, on phone: SimulatedPhone, _ actions: [ProbeApp.Action]
  ) {
    switch step {
    case .gesture(let gesture): phone.make(gesture, #fileID, #line)
    case .action(let name):
      do {
        for action in actions where action.name == name { try action.perform() }
      } catch {
        phone.note("\(error)")
      }
      phone.settle()
    }
  }

  // A step without entries of these kinds has not changed what the phone shows or does.
  private static let effects: Set<Trace.Kind> = [
    .overlay, .callback, .value, .written, .enabled, .device, .event, .system, .session, .focus,
    .fault, .launch, .process, .app,
  ]
}
