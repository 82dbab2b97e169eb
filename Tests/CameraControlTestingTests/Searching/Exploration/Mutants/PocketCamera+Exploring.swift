import CameraControl
import CameraControlTesting

extension PocketCamera {
  /// Returns an exploration of the camera as `Docs/Exploring.md` recommends it.
  ///
  /// The result of a first exploration names the reasons for an interruption that the usual steps
  /// lack. A phone locks the focus only if the person and an option allow it.
  static func exploration(
    of mutant: CameraMutant? = nil, ignoring reason: InterruptionReason? = nil
  ) -> Exploration<PocketCamera> {
    var (settings, behavior) = (PhoneSettings(), PhoneBehavior())
    settings.focusLock = true
    behavior.overlay.focusLock = .deviceLock
    return Exploration(.iPhone16Pro, settings: settings, behavior: behavior) { phone in
      try PocketCamera(on: phone, mutant, ignoring: reason)
    }
    .steps(.usual, and: InterruptionReason.allCases.map { .interrupt($0) })
    .step("record", when: { $1.screen.showsToolbar }) { $1.toggleRecording() }
    .step("switch lens", when: { $1.canSwitchLens }) { try $1.switchLens() }
    .stateKey { $0.screen }
    .checkingPromises()
    .reachingGoals()
  }
}

extension Exploration<PocketCamera> {
  fileprivate func checkingPromises() -> Exploration {
    always("each finished press takes one photo") { $1.screen.photos == $0.finishedPresses }
      .always("a movie is recorded only while the session runs") {
        !$1.screen.isRecording || $1.session.isRunning
      }
      .always("the look can't be changed during a movie") {
        $1.look.isEnabled == !$1.screen.isRecording
      }
      .always("the toolbar is hidden only while the overlay is open") {
        $1.screen.showsToolbar || $0.overlay != .hidden
      }
      .always("the screen shows the values of the controls") { _, app in
        app.screen.zoom == app.zoom.value && app.screen.look.rawValue == app.look.selectedIndex
      }
      .always("the banner is shown exactly during an interruption") {
        ($1.screen.banner != nil) == $1.session.isInterrupted
      }
      .always("the badge shows the focus lock") {
        $1.screen.showsFocusLock == $1.camera.isFocusLocked
      }
      .finally("the shutter comes up") { !$1.screen.isShutterDown }
  }

  fileprivate func reachingGoals() -> Exploration {
    sometimes(
      "a movie with the overlay open", { $1.screen.isRecording },
      { phone, _ in phone.overlay != .hidden }
    )
    .sometimes("the toolbar is hidden") { !$1.screen.showsToolbar }
    .sometimes("the other lens is in use") { $1.screen.lens == .telephoto }
    .sometimes("the focus is locked") { $1.screen.showsFocusLock }
  }
}

extension SimulatedPhone {
  /// The number of presses that the primary handler has seen come to their end.
  fileprivate var finishedPresses: Int {
    trace.entries.count { entry in
      if case .capture(.ended, _, isSecondary: false) = entry.event { true } else { false }
    }
  }
}
