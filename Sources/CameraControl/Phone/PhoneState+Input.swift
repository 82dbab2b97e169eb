extension PhoneState {
  /// Takes an input that happens now.
  mutating func take(_ input: PhoneInput) {
    record(.input(input))
    switch input {
    case .sample(let sample): take(sample)
    case .button(let button, let isDown): take(button, isDown: isDown)
    case .touch(let touch):
      refreshStage()
      overlay.touch(touch, at: now, into: &overlayEffects)
      postOverlayEffects()
    case .bringToFront(let identifier): bringToFront(identifier)
    case .leaveApp: leaveForeground()
    case .terminate(let identifier): terminate(identifier)
    case .interrupt(let reason): interrupt(reason)
    case .endInterruption: endInterruption()
    case .screen(let isOn):
      isScreenOn = isOn
      if !isOn { leaveForeground() }
    case .settings(let settings): adopt(settings)
    }
    noteDeadlines()
  }

  /// Takes a reading of the button: the way that every slide goes, many times a second.
  mutating func take(_ sample: ButtonSample) {
    guard model.hasCameraControl, settings.cameraControlEnabled else { return }
    // A late reading counts as taken now, whether or not the recogniser had anything to wait for.
    if sample.instant < now { recogniser.advance(to: now, into: &gestures) }
    recogniser.handle(sample, into: &gestures)
    if !gestures.isEmpty { routeGestures() }
  }

  /// Takes a reading that does nothing but move the shown control; any other is left alone.
  mutating func takeQuickly(
    _ sample: ButtonSample
  ) -> (control: CaptureControl, turn: ControlTurn)? {
    guard case .control(let control) = overlay.state, outbox.isIdle,
      sample.instant.nanoseconds < deadlines.earliestNanoseconds, sample.instant >= now,
      settings.cameraControlEnabled, let millimetres = recogniser.slideOnly(sample)
    else { return nil }
    now = sample.instant
    let begins = overlay.slideShownControl(at: now)
    deadlines.set(.overlay, to: overlay.deadline)
    outbox.claim()
    return (control, ControlTurn(millimetres: millimetres, begins: begins))
  }

  private mutating func take(_ button: PhoneButton, isDown: Bool) {
    switch button {
    case .cameraControl:
      // Pressed without a sensor reading: a finger that comes straight down.
      take(
        ButtonSample(
          instant: now, force: isDown ? 1 : 0, position: isDown ? 0 : nil, isSwitchDown: isDown))
    case .action where !model.hasActionButton:
      return
    case .action, .volumeUp, .volumeDown, .airPodsStem:
      if isDown {
        router.down(button, in: scene(for: button), at: now, into: &routerEffects)
      } else {
        router.up(button, at: now, into: &routerEffects)
      }
      postRouterEffects()
    }
  }

  private mutating func adopt(_ new: PhoneSettings) {
    settings = new
    overlay.rules = OverlayRules(behavior, quirks, new)
    router.settings = new
    recogniser.retune(
      behavior.button, lightPressForce: new.lightPressForce,
      doubleLightPressSpeed: new.doubleLightPressSpeed, doubleClickSpeed: new.doubleClickSpeed)
    if !new.cameraControlEnabled {
      recogniser.reset(into: &gestures)
      gestures.removeAll(keepingCapacity: true)
      router.lose(.cameraControl, into: &routerEffects)
      postRouterEffects()
      overlay.loseButton(at: now, into: &overlayEffects)
      postOverlayEffects()
    }
    refreshStage()
  }
}

// MARK: Gestures

extension PhoneState {
  /// Sends what the recogniser found to the overlay and to the router.
  mutating func routeGestures() {
    for gesture in gestures {
      record(.gesture(gesture))
      route(gesture)
    }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func route(_ gesture: ButtonGesture) {
    switch gesture {
    case .slide(let millimetres, let begins):
      overlay.slide(millimetres, begins: begins, at: now, into: &overlayEffects)
    case .touchBegan:
      overlay.touchBegan()
    case .touchEnded:
      overlay.touchEnded(at: now)
    case .lightPress:
      refreshStage()
      overlay.lightPress(at: now, into: &overlayEffects)
    case .doubleLightPress:
      refreshStage()
      overlay.doubleLightPress(at: now, into: &overlayEffects)
    case .lightHold:
      overlay.lightHold(at: now, into: &overlayEffects)
    case .lightRelease:
      overlay.lightRelease(at: now, into: &overlayEffects)
    case .clickDown:
      overlay.clickDown()
      router.down(.cameraControl, in: scene(for: .cameraControl), at: now, into: &routerEffects)
      postRouterEffects()
    case .clickUp:
      router.up(.cameraControl, at: now, into: &routerEffects)
      postRouterEffects()
      borrowShown()
      overlay.clickUp(at: now, into: &overlayEffects)
    case .doubleClick:
      router.doubleClick()
    case .clickHold:
      router.clickHold(into: &routerEffects)
      postRouterEffects()
    }
    postOverlayEffects()
  }
}

// MARK: Effects

extension PhoneState {
  /// Translates what the overlay asks for.
  mutating func postOverlayEffects() {
    guard !overlayEffects.isEmpty else { return }
    for effect in overlayEffects {
      switch effect {
      case .turn(let control, let millimetres, let begins):
        outbox.push(.turn(control, ControlTurn(millimetres: millimetres, begins: begins)))
      case .callback(let callback), .lastCallback(let callback):
        guard let registration, let session = stageSession else { continue }
        borrowed.append(session)
        outbox.push(.callback(callback, registration, session))
      case .changed:
        outbox.push(.overlayChanged(overlay.appearance))
        if quirks.zoomNarrowsWhileActive { narrowZoom() }
      case .focusLock(let isLocked):
        lockFocus(isLocked)
      case .changedWhileOpen:
        outbox.push(.report(.changedWhileOpen))
      }
    }
    overlayEffects.removeAll(keepingCapacity: true)
  }

  // The session or its inputs can be gone when the overlay closes, so what was done to devices is
  // undone with those it was done to.

  private mutating func narrowZoom() {
    let devices = overlay.isOpen ? stageDevices() : []
    let freed = narrowed.filter { !devices.contains($0) }
    let added = devices.filter { !narrowed.contains($0) }
    narrowed = devices
    if !freed.isEmpty { outbox.push(.narrowZoom(false, freed)) }
    if !added.isEmpty { outbox.push(.narrowZoom(true, added)) }
  }

  private mutating func lockFocus(_ isLocked: Bool) {
    let devices = focusLocked
    focusLocked = isLocked && behavior.overlay.focusLock == .deviceLock ? stageDevices() : []
    outbox.push(.focusLock(isLocked, isLocked ? focusLocked : devices))
  }

  /// Translates what the router asks for.
  mutating func postRouterEffects() {
    guard !routerEffects.isEmpty else { return }
    for effect in routerEffects {
      switch effect {
      case .event(let target, let phase, let button):
        outbox.push(.capture(target, phase, button, now))
      case .stemSound(let targets):
        outbox.push(.stemSound(targets))
      case .system(let action):
        if action == .wakeScreen { isScreenOn = true }
        outbox.push(.record(.system(action)))
      }
    }
    routerEffects.removeAll(keepingCapacity: true)
  }
}
