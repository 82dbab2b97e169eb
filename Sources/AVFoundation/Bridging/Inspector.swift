package import CameraControl

/// Watches a simulated phone for code that runs and would not work: what shows only when somebody
/// presses a button and nothing comes of it.
package final class Inspector: Sendable {
  private weak let phone: Phone?
  private let watched = Guarded(Watched())
  private let token = Guarded<ObservationToken?>(nil)

  private struct Watched {
    var sessions: [WeakSession] = []
    var interactions: [WeakInteraction] = []
  }

  private struct WeakSession: Sendable {
    weak let session: AVCaptureSession?
  }

  private struct WeakInteraction: Sendable {
    weak let interaction: CaptureEventInteraction?
    let app: String
  }

  private init(_ phone: Phone) {
    self.phone = phone
  }

  /// The inspector of a phone.
  package static func of(_ phone: Phone) -> Inspector {
    phone.keepsakes.object(for: ObjectIdentifier(Inspector.self)) { Inspector(phone) }
  }

  func watch(_ session: AVCaptureSession) {
    watched.withLock { watched in
      watched.sessions.removeAll { $0.session == nil }
      watched.sessions.append(WeakSession(session: session))
    }
    begin()
  }

  /// Looks after an interaction of an app.
  package func watch(_ interaction: CaptureEventInteraction, of app: PhoneApp) {
    watched.withLock { watched in
      watched.interactions.removeAll {
        $0.interaction == nil || $0.interaction === interaction
      }
      watched.interactions.append(WeakInteraction(interaction: interaction, app: app.identifier))
    }
    begin()
  }

  private func begin() {
    guard let phone, !phone.isBare, token.withLock({ $0 == nil }) else { return }
    let observation = phone.observe { [weak self] in self?.look(at: $0.event) }
    token.withLock { $0 = observation }
  }

  private func look(at event: PhoneRecord.Event) {
    switch event {
    case .gesture(.lightPress), .gesture(.doubleLightPress): lookForDelegate()
    case .gesture(.clickDown), .input(.button(_, isDown: true)): lookForWindow()
    case .capture(.began, _, isSecondary: _): lookForOutput()
    default: return
    }
  }

  private var runningSessions: [AVCaptureSession] {
    let sessions = watched.withLock { $0.sessions.compactMap(\.session) }
    return sessions.filter { $0.isRunning && $0.session.app.isInFront }
  }

  private func lookForDelegate() {
    for session in runningSessions
    where !session.session.controls.isEmpty && session.controlsDelegate == nil {
      phone?.report(.noDelegate)
    }
  }

  private func lookForWindow() {
    guard let phone, let front = phone.frontApp, !runningSessions.isEmpty else { return }
    let interactions = watched.withLock { watched in
      watched.interactions.filter { $0.app == front.identifier }.compactMap(\.interaction)
    }.filter(\.isEnabled)
    let isReachable = interactions.contains { interaction in
      interaction.view.map(front.views.contains) ?? false
    }
    guard !interactions.isEmpty, !isReachable else { return }
    phone.report(.interactionInNoWindow)
  }

  private func lookForOutput() {
    let sessions = runningSessions
    guard !sessions.isEmpty, sessions.allSatisfy(\.session.outputs.isEmpty) else { return }
    phone?.report(.pressWithoutAnswer)
  }
}

extension CaptureDiagnostic {
  fileprivate static let noDelegate = CaptureDiagnostic(
    name: "no-controls-delegate",
    finding: "A light press showed nothing: the session has controls and no controls delegate.",
    source: "AVCaptureSession", rule: "SES24",
    remedy: "Call setControlsDelegate(_:queue:), and keep the delegate alive.")

  fileprivate static let interactionInNoWindow = CaptureDiagnostic(
    name: "interaction-in-no-window",
    finding: "A button was pressed and no enabled interaction is on a view in a window.",
    source: "AVCaptureEventInteraction", rule: "EVT12",
    remedy: "Add the interaction to a view that is on screen while the camera runs.")

  fileprivate static let pressWithoutAnswer = CaptureDiagnostic(
    name: "press-without-answer",
    finding: "A press went to an app whose session has no output, so that the button seems dead.",
    source: "AVCaptureEventInteraction", rule: "EVT13",
    remedy: "Set isEnabled of the interaction to false while the app cannot capture.")
}
