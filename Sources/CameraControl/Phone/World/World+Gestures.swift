// How one machine's results become another's input.

extension World {
  /// Sends the recognizer's gestures to the overlay and to the router.
  mutating func routeGestures() {
    for index in effects.gestures.indices {
      let gesture = effects.gestures[index]
      record(.gesture(gesture))
      route(gesture)
    }
    effects.gestures.clear()
  }

  private mutating func route(_ gesture: ButtonGesture) {
    switch gesture {
    case .slide(let millimeters, let begins):
      closeIfAbandoned()
      if overlay.mayOpen(bySlideThatBegins: begins) {
        reportOmissions()
        prepareStage()
      }
      quietTouch.hasSlid = true
      if overlay.isListShown { quietTouch.isInList = true }
      overlay.slide(millimeters, begins: begins, at: now, into: &effects.overlay)
    case .touchBegan:
      closeIfAbandoned()
      overlay.touchBegan()
    case .touchEnded:
      endQuietTouch()
      overlay.touchEnded(at: now, into: &effects.overlay)
    case .lightPress:
      quietTouch.hasPressed = true
      playHaptic(.lightPress)
      if let front { noteUserAction(in: front) }
      reportOmissions()
      prepareStage()
      overlay.lightPress(at: now, into: &effects.overlay)
    case .doubleLightPress:
      playHaptic(.lightPress)
      prepareStage()
      overlay.doubleLightPress(at: now, into: &effects.overlay)
    case .lightHold:
      overlay.lightHold(at: now, into: &effects.overlay)
    case .lightRelease:
      overlay.lightRelease(at: now, into: &effects.overlay)
    case .clickDown:
      quietTouch.hasPressed = true
      playHaptic(.clickDown)
      closeIfAbandoned()
      overlay.clickDown()
      reportOmissions()
      router.down(.cameraControl, in: scene(for: .cameraControl), at: now, into: &effects.presses)
      translatePresses()
    case .clickUp:
      playHaptic(.clickUp)
      router.up(.cameraControl, at: now, into: &effects.presses)
      translatePresses()
      overlay.clickUp(at: now, into: &effects.overlay)
    case .doubleClick: router.doubleClick()
    case .clickHold:
      router.clickHold(into: &effects.presses)
      translatePresses()
    }
    translateOverlay()
  }

  /// Records what the button lets the finger feel (GST16).
  private mutating func playHaptic(_ haptic: Haptic) {
    if behavior.button.haptics { record(.haptic(haptic)) }
  }

  /// Records what the button lets the finger feel where a slide got.
  mutating func playHaptic(at landmark: Landmark) {
    switch landmark {
    case .prominentValue: playHaptic(.prominentValue)
    case .end: playHaptic(.end)
    }
  }

  /// Translates the overlay's effects.
  mutating func translateOverlay() {
    guard !effects.overlay.isEmpty else { return }
    // Nothing that the overlay asks for changes the overlay.
    for index in effects.overlay.indices { translate(effects.overlay[index]) }
    effects.overlay.clear()
  }

  private mutating func translate(_ effect: OverlayMachine.Effect) {
    switch effect {
    case .slide(let control, let millimeters, let begins):
      slide(control, byMillimeters: millimeters, begins: begins)
    case .callback(let callback, let delegate, let session):
      // A delegate is not called for a session that no longer exists.
      guard sessions.contains(session), let queue = delegateQueues[delegate] else { return }
      record(.queue(queue))
      record(.callback(callback))
      effects.add(.callback(callback, to: delegate, of: session))
    case .changed:
      // A person who sees a control has used one (SET09).
      if overlay.isOpen { settings.hasUsageHistory = true }
      followList()
      let place = effects.records.all.count
      if effects.wants(.overlay) { record(.overlay(shownOverlay)) }
      guard quirks.zoomNarrowsWhileActive else { return }
      narrowZoom()
      // The record comes before those of the narrowed zoom, but shows the overlay as it is
      // afterward.
      if effects.wants(.overlay) { effects.records.all[place].event = .overlay(shownOverlay) }
    case .focusLock(let isLocked):
      lockFocus(isLocked)
    case .reached(let landmark):
      playHaptic(at: landmark)
    case .changedWhileOpen:
      report(.changedWhileOpen)
    case .nothing(let nothing):
      explain(nothing)
    }
  }

  /// Translates the router's effects.
  mutating func translatePresses() {
    guard !effects.presses.isEmpty else { return }
    // Waking the screen and launching come last: they can bring an app to the front, which
    // translates presses itself.
    var launching: (button: PhoneButton, source: LaunchSource)?
    var wakesScreen = false
    for index in effects.presses.indices {
      switch effects.presses[index] {
      case .event(let target, let phase, let button):
        let isSoundless = button == .airPodsStem && isDefaultSoundDisabled(for: target)
        record(.queue(Self.mainQueueName))
        record(.capture(phase, button, isSecondary: target.isSecondary))
        let press = CapturePress(
          phase: phase, isSecondary: target.isSecondary, shouldPlaySound: isSoundless, instant: now)
        effects.add(.press(target.interaction, press))
        if phase != .cancelled {
          lookForOutput()
          if let front {
            noteUserAction(in: front)
            noteCapture(in: front)
          }
        }
      case .stemSound(let targets):
        if !targets.contains(where: { isDefaultSoundDisabled(for: $0) }) {
          record(.sound("default"))
        } else {
          oweSound()
        }
      case .system(let action):
        if action == .wakeScreen { wakesScreen = true }
        let launch = launch(by: action)
        launching = launch ?? launching
        // Whether a click launches a product is decided below, and recorded there.
        if launch?.source != .cameraControl { record(.system(action)) }
      case .nothing(let button):
        if mayLaunch(button) {
          beginLaunchingPress(of: button)
        } else {
          explainPress(of: button)
        }
      }
    }
    effects.presses.clear()
    if wakesScreen {
      recognizer.excludeClickFromPair()
      lightScreen()
    }
    if let launching { launch(by: launching.button, from: launching.source) }
  }

  // By the time the overlay closes, the session or its inputs may be gone, so changes to devices
  // are undone on the same devices that they were made to.

  @inline(never) private mutating func narrowZoom() {
    let wanted = overlay.isOpen ? stageDevices : []
    let freed = narrowed.filter { !wanted.contains($0) }
    let added = wanted.filter { !narrowed.contains($0) }
    narrowed = wanted
    for device in freed { change(device) { $0.narrowZoom(false, into: &$1) } }
    for device in added { change(device) { $0.narrowZoom(true, into: &$1) } }
  }

  @inline(never) private mutating func lockFocus(_ isLocked: Bool) {
    let locked = focusLocked
    focusLocked = isLocked && behavior.overlay.focusLock == .deviceLock ? stageDevices : []
    record(.focusLock(isLocked))
    for device in isLocked ? focusLocked : locked {
      change(device) { $0.setFocusLocked(isLocked, into: &$1) }
    }
  }

  private var stageDevices: [DeviceID] {
    guard let stage = overlay.stage, let session = sessions[stage.session] else { return [] }
    return session.committedInputs.map(\.device)
  }
}
