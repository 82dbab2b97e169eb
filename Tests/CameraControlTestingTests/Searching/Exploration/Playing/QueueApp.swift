import CameraControl
import CameraControlTesting

/// An app whose delegate has a queue of its own, and whose handler runs on the main queue.
final class QueueApp {
  private let session: CaptureSession
  private let log: QueueLog

  init(on phone: SimulatedPhone) throws {
    let log = QueueLog(phone)
    session = try phone.makeSession(
      [try CaptureSlider("Focus", symbolName: "circle", in: 0...1).ready()], delegate: log,
      queue: OwnThreadQueue(label: "controls"))
    phone.show(CaptureEventInteraction { event in log.hear(event.phase) })
    self.log = log
    phone.settle()
  }

  /// Whether the app thinks that its controls are on the screen.
  var isActive: Bool { log.state.isActive }

  /// The number of presses that ended while another app, or none, was in front.
  var endsBehind: Int { log.state.endsBehind }

  /// How late the app has heard of its controls at most.
  var latest: Duration { log.state.latest }
}

/// What the app has heard.
private final class QueueLog: CaptureSessionControlsDelegate, Sendable {
  struct State {
    var isActive = false
    var endsBehind = 0
    var latest = Duration.zero
  }

  private let phone: Weak
  private let guarded = Guarded(State())

  private struct Weak: Sendable {
    weak let phone: SimulatedPhone?
  }

  init(_ phone: SimulatedPhone) {
    self.phone = Weak(phone: phone)
  }

  var state: State { guarded.withLock { $0 } }

  func hear(_ phase: CaptureEventPhase) {
    guard let phone = phone.phone, phase == .ended else { return }
    let isBehind = phone.core.frontApp?.id != phone.app.id
    guarded.withLock { if isBehind { $0.endsBehind += 1 } }
  }

  private func note(_ isActive: Bool) {
    let lag = phone.phone.flatMap { phone in
      phone.trace.only(.callback).entries.last.map { $0.instant.duration(to: phone.now) }
    }
    guarded.withLock { state in
      state.isActive = isActive
      state.latest = max(state.latest, lag ?? .zero)
    }
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) { note(true) }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) { note(false) }
}

extension CaptureSlider {
  /// Returns the slider with an action.
  fileprivate func ready() -> CaptureSlider {
    setActionQueue(.inPlace) { _ in }
    return self
  }
}
