import CameraControl
import CameraControlTesting

// MARK: What the person does in the app

extension WorkshopCamera {
  func switchMode() throws {
    change { state in
      if mistake != .lightAfterMovie || !state.isRecording { state.isLit = false }
      state.isRecording = false
      state.isForMovies.toggle()
    }
    let value = now.zooms[now.mode]
    try zoom.setValue(value)
    setDeviceZoom(to: value)
    if mistake != .zoomOfOldMode || !now.areControlsShown { setZoomAction() }
  }

  func toggleSettings() {
    change { $0.isInSettings.toggle() }
    interaction.withLock { $0 }?.isEnabled = !now.isInSettings
  }

  func toggleLooks() throws {
    if let old = looks.withLock({ $0 }) {
      try session.removeControl(old)
      return looks.withLock { $0 = nil }
    }
    let new = try Self.makeLooks()
    if mistake != .looksPutBack || !now.areControlsShown { try new.setSelectedIndex(now.shownLook) }
    looks.withLock { $0 = new }
    setLookAction()
    try session.addControl(new)
  }

  /// Lets the zoom go to its double for a second.
  func zoomIn() throws {
    let goal = device.videoZoomFactor * 2
    guard now.goal == nil, goal < 9 else { return }
    change { state in
      (state.goal, state.shownZoom) = (goal, goal)
    }
    try device.lockForConfiguration()
    defer { device.unlockForConfiguration() }
    try device.ramp(toVideoZoomFactor: goal, withRate: 1)
  }

  func startSelfTimer() {
    guard session.isRunning, !session.isInterrupted, !now.isCounting else { return }
    change { $0.isCounting = true }
    selfTimer.start { [weak self] in
      guard let self else { return }
      takePhoto()
      let isAway = !session.isRunning || session.isInterrupted
      change { state in
        state.isCounting = false
        if isAway { state.isWrong = true }
      }
    }
  }

  func setDeviceZoom(to value: Float) {
    guard (try? device.lockForConfiguration()) != nil else { return }
    defer { device.unlockForConfiguration() }
    try? device.setVideoZoomFactor(Double(value))
  }

  private func takePhoto() {
    change { state in
      state.photos += 1
      let isLast = state.photos.isMultiple(of: 5)
      state.shownPhoto = mistake == .fifthThumbnail && isLast ? state.photos - 5 : state.photos
    }
  }
}

// MARK: Calls of the phone

extension WorkshopCamera {
  func primary(_ phase: CaptureEventPhase) {
    time(phase)
    change { $0.down += phase == .began ? 1 : -1 }
    // The person presses because the picture has the zoom that the overlay shows.
    if phase == .began, let seen = seenZoom, abs(seen - now.zooms[now.mode]) > 0.01 {
      change { $0.isWrong = true }
    }
    guard phase == .ended else { return }
    if now.isForMovies { change { $0.isRecording.toggle() } } else { takePhoto() }
  }

  func secondary(_ phase: CaptureEventPhase) {
    guard now.isForMovies || mistake != .secondaryEnd || phase == .began else { return }
    time(phase)
    change { $0.down += phase == .began ? 1 : -1 }
    guard phase == .ended else { return }
    if now.isForMovies { change { $0.isLit.toggle() } } else { takePhoto() }
  }

  /// The zoom that the overlay shows, if it shows any.
  private var seenZoom: Float? {
    guard case .control(let face) = phone.overlay, face.title == zoom.localizedTitle else {
      return nil
    }
    return 1 + 4 * Float(face.fraction)
  }

  /// Finds out whether a press is a long one, which is for a burst.
  private func time(_ phase: CaptureEventPhase) {
    let (now, isFirst) = (phone.now, now.down == 0)
    let isWrong = press.withLock { press in
      switch phase {
      case .began:
        guard isFirst else { return false }
        press.truth = now
        if mistake != .pressWithOldBeginning || press.beginning == nil { press.beginning = now }
        return false
      case .cancelled:
        if mistake != .pressWithOldBeginning { press.beginning = nil }
        return false
      case .ended:
        guard let beginning = press.beginning, let truth = press.truth else { return false }
        press.beginning = nil
        let limit = Duration.milliseconds(500)
        return (beginning.duration(to: now) > limit) != (truth.duration(to: now) > limit)
      }
    }
    if isWrong { change { $0.isWrong = true } }
  }

  func notice(_ notification: SessionNotification) {
    switch notification {
    case .wasInterrupted, .didStopRunning:
      change { state in
        (state.isRecording, state.isLit, state.isInSettings) = (false, false, false)
      }
      if mistake != .deafAfterSettings { interaction.withLock { $0 }?.isEnabled = true }
      guard let remaining = selfTimer.remaining else { return }
      if mistake == .lastSecond, remaining <= .seconds(1) { return }
      selfTimer.cancel()
      change { $0.isCounting = false }
    case .interruptionEnded, .didStartRunning: break
    }
  }

  func notice(_ change: CaptureDevice.Change) {
    let factor = device.videoZoomFactor
    let isRamping = device.isRampingVideoZoom
    self.change { state in
      let isOver = mistake == .endedRamp ? factor == state.goal : !isRamping
      if isOver { state.goal = nil }
      state.shownZoom = state.goal ?? factor
    }
  }
}

extension WorkshopCamera: CaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    change { $0.areControlsShown = true }
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    change { state in
      if mistake != .toolbarInMovie || !state.isRecording { state.areControlsShown = false }
    }
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}
