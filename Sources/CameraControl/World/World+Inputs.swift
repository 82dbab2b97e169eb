extension World {
  /// Takes an input that happens now.
  package mutating func take(_ input: PhoneInput, into batch: inout Batch) {
    batch.record(.input, .input(input))
    checkSound(&batch)
    switch input {
    case .button(let button, let isDown): take(button, isDown: isDown, into: &batch)
    case .touch(let touch):
      refreshStage(&batch)
      overlay.touch(touch, at: now, into: &batch.overlay)
      translateOverlay(&batch)
    case .bringToFront(let identifier):
      if canOpen(identifier) { _ = bringToFront(identifier, into: &batch) }
    case .leaveApp: leaveForeground(&batch)
    case .terminate(let identifier): terminate(identifier, into: &batch)
    case .interrupt(let reason): interrupt(reason, into: &batch)
    case .endInterruption: endInterruption(&batch)
    case .screen(isOn: true): lightScreen(&batch)
    case .screen(isOn: false): darkenScreen(&batch)
    case .settings(let settings): adopt(settings, into: &batch)
    case .lock: lockPhone(&batch)
    case .unlock: unlock(&batch)
    case .authenticate: lock.isLocked = false
    case .swipeUp: swipeUp(&batch)
    case .sideButton: pressSideButton(&batch)
    case .launch(let source): launch(from: source, into: &batch)
    case .start(let name): if let id = product(named: name) { start(id, into: &batch) }
    case .kill(let name, let target): kill(target, of: name, into: &batch)
    case .answerAuthentication(let answer): lock.answer = answer
    case .storage(let isFull): setStorage(isFull: isFull, into: &batch)
    }
    finish(&batch)
  }

  /// Takes a reading of the button.
  package mutating func take(_ sample: ButtonSample, into batch: inout Batch) {
    batch.record(.sample, .sample(sample))
    read(sample, into: &batch)
    finish(&batch)
  }

  /// Returns whether a reading can be part of a press, not only of a finger that rests or slides.
  package func canPress(_ sample: ButtonSample) -> Bool { recogniser.canPress(sample) }

  /// Whether the Camera Control is down, as its sensors say.
  package var isCameraControlDown: Bool { recogniser.isClickDown }

  /// What readings of the button are compared with.
  var buttonLimits: ButtonLimits { recogniser.limits }

  @inline(__always) private mutating func read(_ sample: ButtonSample, into batch: inout Batch) {
    guard model.hasCameraControl, settings.cameraControlEnabled else {
      ignore(sample, into: &batch)
      return
    }
    // A late reading counts as taken now, whether or not the recogniser was waiting for anything.
    if sample.instant < now { recogniser.advance(to: now, into: &batch.gestures) }
    recogniser.handle(sample, into: &batch.gestures)
    if !batch.gestures.isEmpty { routeGestures(&batch) }
  }

  /// Records a finger on a button that does not exist or is switched off.
  private mutating func ignore(_ sample: ButtonSample, into batch: inout Batch) {
    let isTouched = sample.position != nil || sample.isSwitchDown
    defer { isIgnoringTouch = isTouched }
    guard isTouched, !isIgnoringTouch else { return }
    leaveUnanswered(.touch, reasonsForTouch, into: &batch)
  }

  private mutating func take(_ button: PhoneButton, isDown: Bool, into batch: inout Batch) {
    switch button {
    case .cameraControl where isDown && isCameraControlDown:
      // A button that is down cannot go down, so the finger stays where it is (EVT34).
      return
    case .cameraControl:
      // Pressed without a sensor reading: stands for a finger that comes straight down.
      read(
        ButtonSample(
          instant: now, force: isDown ? 1 : 0, position: isDown ? 0 : nil, isSwitchDown: isDown),
        into: &batch)
    case .action where !model.hasActionButton:
      if isDown { leaveUnanswered(.press(.action), reasonsForPress(of: .action), into: &batch) }
    case .action, .volumeUp, .volumeDown, .airPodsStem:
      if isDown {
        tellOmissions(&batch)
        router.down(button, in: scene(for: button), at: now, into: &batch.presses)
      } else {
        router.up(button, at: now, into: &batch.presses)
      }
      translatePresses(&batch)
    }
  }

  private mutating func adopt(_ new: PhoneSettings, into batch: inout Batch) {
    settings = new
    overlay.adopt(OverlayRules(behavior, quirks, new), into: &batch.overlay)
    translateOverlay(&batch)
    router.settings = new
    // A stem that is held may count as held from now on, and for longer than that takes.
    router.advance(to: now, into: &batch.presses)
    translatePresses(&batch)
    recogniser.retune(
      behavior.button, lightPressForce: new.lightPressForce,
      doubleLightPressSpeed: new.doubleLightPressSpeed, doubleClickSpeed: new.doubleClickSpeed)
    // A finger that comes back after the button has worked meanwhile is another touch.
    if model.hasCameraControl, new.cameraControlEnabled { isIgnoringTouch = false }
    if !new.cameraControlEnabled {
      recogniser.reset(into: &batch.gestures)
      batch.gestures.empty()
      router.lose(.cameraControl, into: &batch.presses)
      translatePresses(&batch)
      overlay.loseButton(at: now, into: &batch.overlay)
    }
    refreshStage(&batch)
  }
}
