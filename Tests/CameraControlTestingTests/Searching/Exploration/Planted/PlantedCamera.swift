import CameraControl
import CameraControlTesting
import Synchronization

/// A camera app for photos and movies, with a zoom, a filter and a warmth, and perhaps with mistakes.
///
/// Its zoom has a queue of its own, and so has its delegate; handlers run on the main queue.
final class PlantedCamera: Sendable {
  let phone: SimulatedPhone
  let session: CaptureSession
  private let mistakes: Set<PlantedMistake>
  let state = Mutex(PlantedState())
  let controls: Mutex<PlantedControls>

  private let delegateQueue = OwnThreadQueue(label: "delegate")
  private let interaction = Mutex<CaptureEventInteraction?>(nil)
  private let observation = Mutex<ObservationToken?>(nil)

  init(on phone: SimulatedPhone, _ mistakes: PlantedMistake?...) throws {
    self.phone = phone
    self.mistakes = Set(mistakes.compactMap(\.self))
    session = try phone.makeSession()
    controls = Mutex(try PlantedControls())
    try addControls()
    try session.setControlsDelegate(self, queue: delegateQueue)
    let interaction = CaptureEventInteraction { [weak self] in self?.handle($0) }
    phone.show(interaction)
    self.interaction.withLock { $0 = interaction }
    observation.withLock { $0 = session.observe { [weak self] in self?.notice($0) } }
    phone.settle()
  }

  /// What the app knows and shows.
  var now: PlantedState { state.withLock { $0 } }

  func has(_ mistake: PlantedMistake) -> Bool { mistakes.contains(mistake) }

  func change(_ body: (inout PlantedState) -> Void) { state.withLock { body(&$0) } }

  func hears(_ isHeard: Bool) { interaction.withLock { $0 }?.isEnabled = isHeard }
}

// MARK: What the person does in the app

extension PlantedCamera {
  /// Changes between photos and movies.
  func switchMode() {
    stopRecording(isInterrupted: false)
    change { $0.isForMovies.toggle() }
  }

  /// Replaces the controls, as an app does that changes to another camera.
  func rebuild() throws {
    let takesDelegateAway = has(.delegateAwayInRebuild)
    if takesDelegateAway { try session.setControlsDelegate(nil, queue: nil) }
    let old = controls.withLock { $0 }.all.filter { session.controls.contains($0) }
    for control in has(.controlLeftBehind) ? old.dropLast() : old[...] {
      try session.removeControl(control)
    }
    let fresh = try PlantedControls()
    controls.withLock { $0 = fresh }
    change {
      $0.shownZoom = 1
      $0.shownFilter = 0
    }
    try addControls()
    if takesDelegateAway { try session.setControlsDelegate(self, queue: delegateQueue) }
  }

  private func addControls() throws {
    let controls = controls.withLock { $0 }
    controls.setActions(for: self)
    controls.filter.isEnabled = !now.isRecording
    for control in controls.all where session.canAddControl(control) {
      try session.addControl(control)
    }
  }
}

// MARK: Recording

extension PlantedCamera {
  func toggleRecording() {
    change { $0.toggles += 1 }
    if now.isRecording { stopRecording(isInterrupted: false) } else { startRecording() }
  }

  private func startRecording() {
    // The end of a press can arrive after the person has left.
    guard session.isRunning else { return }
    change { state in
      state.isRecording = true
      state.starts += 1
    }
    controls.withLock { $0 }.filter.isEnabled = false
  }

  func stopRecording(isInterrupted: Bool) {
    guard now.isRecording else { return }
    change {
      $0.isRecording = false
      $0.wasRecording = isInterrupted
    }
    if has(.disabledForGood), isInterrupted { return }
    controls.withLock { $0 }.filter.isEnabled = true
  }

  private func notice(_ notification: SessionNotification) {
    switch notification {
    case .didStopRunning, .wasInterrupted:
      change { $0.isRunning = false }
      if has(.recordsInBackground), notification != .didStopRunning {
        if case .wasInterrupted(.videoDeviceNotAvailableInBackground) = notification { return }
      }
      stopRecording(isInterrupted: true)
    case .didStartRunning, .interruptionEnded:
      change { state in
        state.isRunning = true
        if has(.zoomForgottenOnReturn) { state.shownZoom = 1 }
      }
      if has(.recordsAgain), now.wasRecording { startRecording() }
    }
  }
}
