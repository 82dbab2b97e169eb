import CameraControl

// What the app does when it is called back.

extension PlantedCamera {
  func handle(_ event: CaptureEvent) {
    switch event.phase {
    case .began: begin()
    case .ended: end()
    case .cancelled: cancel()
    }
  }

  private func begin() {
    change { $0.pressesDown = has(.oneFlagForTwoButtons) ? 1 : $0.pressesDown + 1 }
    if has(.photoTwice) { change { $0.photos += 1 } }
    if has(.startsAndStops), now.isForMovies { toggleRecording() }
  }

  private func end() {
    release()
    let time = Int(phone.now.nanoseconds / 1_000_000)
    let isDouble = now.lastEnd.map { time - $0 < 400 } ?? false
    change { $0.lastEnd = time }
    if has(.burstInControls), isDouble, now.hidesButtons { change { $0.isInBurst = true } }
    if has(.flagAfterDeadline) || has(.orderOfTwoQueues) {
      change { $0.hidesButtons = $0.hasControls }
    }
    if has(.writesOffQueue) { changeZoomFromHere() }
    if now.isForMovies { toggleRecording() } else { change { $0.photos += 1 } }
  }

  private func cancel() {
    if has(.missedCancel) { return }
    release()
    if has(.photoOnCancel) { change { $0.photos += 1 } }
  }

  private func release() {
    change { $0.pressesDown = max(0, $0.pressesDown - 1) }
  }

  private func changeZoomFromHere() {
    let zoom = controls.withLock { $0 }.zoom
    try? zoom.setValue(2)
    change { $0.shownZoom = 2 }
  }
}

// MARK: Actions

extension PlantedCamera {
  func zoom(to factor: Float) {
    if has(.zoomIgnoredInMovies), now.isForMovies { return }
    change { state in
      state.shownZoom = factor
      state.showsZoom = has(.lateAction) || state.hidesButtons
    }
  }

  func choose(filter index: Int) {
    if !has(.filterNotShown) { change { $0.shownFilter = index } }
  }
}

// MARK: The delegate of the controls

extension PlantedCamera: CaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    if has(.expectsActiveFirst) { change { $0.hidesButtons = false } }
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    change { state in
      state.hasControls = true
      state.hidesButtons = true
    }
    if has(.deafInControls) { hears(false) }
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    hears(true)
    change { state in
      state.hasControls = false
      state.showsZoom = false
      let staysHidden =
        has(.flagAfterDeadline) || has(.orderOfTwoQueues) && state.pressesDown > 0
        || has(.burstInControls) && state.isInBurst
      if !staysHidden { state.hidesButtons = false }
    }
  }

  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}
