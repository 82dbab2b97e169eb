extension World {
  /// Handles an input that happens now.
  mutating func receive(_ input: PhoneInput) {
    record(.input(input))
    checkSound()
    switch input {
    case .button(let button, let isDown): press(button, isDown: isDown)
    case .touch(let touch):
      refreshStage()
      overlay.touch(touch, at: now, into: &effects.overlay)
      if case .drag = touch { followDrag() } else { translateOverlay() }
    case .bringToFront(let identifier): if canOpen(identifier) { _ = bringToFront(identifier) }
    case .leaveApp: leaveForeground()
    case .terminate(let identifier): terminate(identifier)
    case .interrupt(let reason): interrupt(reason)
    case .endInterruption: endInterruption()
    case .screen(isOn: true): lightScreen()
    case .screen(isOn: false): darkenScreen()
    case .settings(let settings): adopt(settings)
    case .lock: lockPhone()
    case .unlock: unlock()
    case .authenticate: lock.isLocked = false
    case .swipeUp: swipeUp()
    case .sideButton: pressSideButton()
    case .launch(let source): launch(from: source)
    case .start(let name): if let id = product(named: name) { start(id) }
    case .kill(let name, let target): kill(target, of: name)
    case .answerAuthentication(let answer): lock.answer = answer
    case .storage(let isFull): setStorage(isFull: isFull)
    }
  }

  /// Handles a reading of the button.
  mutating func receive(_ sample: ButtonSample) {
    if effects.wants(.sample) { record(.sample(sample)) }
    read(sample)
  }

  private mutating func read(_ sample: ButtonSample) {
    guard model.hasCameraControl, settings.cameraControlEnabled else {
      ignore(sample)
      return
    }
    // A late reading counts as taken now, whether or not the recognizer was waiting for anything.
    if sample.instant < now { recognizer.advance(to: now, into: &effects.gestures) }
    recognizer.handle(sample, into: &effects.gestures)
    if !effects.gestures.isEmpty { routeGestures() }
    if let position = sample.position { quietTouch.move(to: position) }
  }

  /// Records a finger on a button that does not exist or is switched off.
  private mutating func ignore(_ sample: ButtonSample) {
    let isTouched = sample.position != nil || sample.isSwitchDown
    defer { isIgnoringTouch = isTouched }
    guard isTouched, !isIgnoringTouch else { return }
    recordUnanswered(.touch, reasonsForTouch)
  }

  private mutating func press(_ button: PhoneButton, isDown: Bool) {
    switch button {
    case .cameraControl where isDown && recognizer.isClickDown:
      // A button that is down cannot go down, so the finger stays where it is (EVT34).
      return
    case .cameraControl:
      // A press without a reading of the sensors counts as a finger that presses straight down.
      read(
        ButtonSample(
          instant: now, force: isDown ? 1 : 0, position: isDown ? 0 : nil, isSwitchDown: isDown))
    case .action where !model.hasActionButton:
      if isDown { recordUnanswered(.press(.action), reasonsForPress(of: .action)) }
    case .action, .volumeUp, .volumeDown, .airPodsStem:
      if isDown {
        reportOmissions()
        router.down(button, in: scene(for: button), at: now, into: &effects.presses)
      } else {
        router.up(button, at: now, into: &effects.presses)
      }
      translatePresses()
    }
  }

  private mutating func adopt(_ wanted: PhoneSettings) {
    var new = wanted
    for error in new.correct(from: settings) { report(error) }
    settings = new
    overlay.adopt(OverlayRules(behavior, quirks, new), into: &effects.overlay)
    translateOverlay()
    router.adopt(new, at: now, into: &effects.presses)
    translatePresses()
    recognizer.retune(behavior.button, settings: new)
    // Now that the button works, the next touch that is ignored will be another one.
    if model.hasCameraControl, new.cameraControlEnabled { isIgnoringTouch = false }
    if !new.cameraControlEnabled {
      recognizer.reset(into: &effects.gestures)
      effects.gestures.clear()
      router.lose(.cameraControl, into: &effects.presses)
      translatePresses()
      overlay.loseButton(at: now, into: &effects.overlay)
    }
    refreshStage()
  }
}
