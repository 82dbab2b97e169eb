import CameraControl

// What the phone calls.

extension PocketCamera {
  func press(_ phase: CaptureEventPhase) {
    change { screen in
      if phase == (mutant == .photoAtBegan ? .began : .ended) { screen.photos += 1 }
      switch phase {
      case .began: screen.isShutterDown = true
      case .ended: screen.isShutterDown = false
      case .cancelled: if mutant != .cancelledForgotten { screen.isShutterDown = false }
      }
    }
  }

  func choose(_ index: Int) {
    let last = Look.allCases.count - (mutant == .lastLookOutOfRange ? 2 : 1)
    if index <= last, let look = Look(rawValue: index) { change { $0.look = look } }
  }

  func notice(_ notification: SessionNotification) {
    switch notification {
    case .wasInterrupted(let reason):
      guard reason != ignored else { return }
      stopRecording()
      change { $0.banner = Self.text(for: reason) }
    case .interruptionEnded: change { $0.banner = nil }
    case .didStopRunning: stopRecording()
    case .didStartRunning: break
    }
  }

  private static func text(for reason: InterruptionReason) -> String {
    switch reason {
    case .videoDeviceNotAvailableInBackground: "The camera is paused"
    case .audioDeviceInUseByAnotherClient: "Another app uses the microphone"
    case .videoDeviceInUseByAnotherClient: "Another app uses the camera"
    case .videoDeviceNotAvailableWithMultipleForegroundApps: "Make the app fill the screen"
    case .videoDeviceNotAvailableDueToSystemPressure: "The phone is too hot"
    case .sensitiveContentMitigationActivated: "The picture is hidden"
    }
  }
}

extension PocketCamera: CaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    change { $0.usesControls = true }
  }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    change { $0.showsToolbar = false }
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    change { $0.showsToolbar = true }
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    change { $0.usesControls = false }
  }
}
