// How one machine's results become another's input.

extension World {
  /// Sends the recogniser's gestures to the overlay and to the router.
  @inline(__always) mutating func routeGestures(_ batch: inout Batch) {
    while let gesture = batch.gestures.pop() {
      batch.record(.gesture, .gesture(gesture))
      route(gesture, into: &batch)
    }
  }

  private mutating func route(_ gesture: ButtonGesture, into batch: inout Batch) {
    switch gesture {
    case .slide(let millimetres, let begins):
      overlay.slide(millimetres, begins: begins, at: now, into: &batch.overlay)
    case .touchBegan:
      overlay.touchBegan()
    case .touchEnded:
      overlay.touchEnded(at: now, into: &batch.overlay)
    case .lightPress:
      feel(.lightPress, into: &batch)
      if let front { noteUserAction(in: front) }
      tellOmissions(&batch)
      prepareStage(&batch)
      overlay.lightPress(at: now, into: &batch.overlay)
    case .doubleLightPress:
      feel(.lightPress, into: &batch)
      prepareStage(&batch)
      overlay.doubleLightPress(at: now, into: &batch.overlay)
    case .lightHold:
      overlay.lightHold(at: now, into: &batch.overlay)
    case .lightRelease:
      overlay.lightRelease(at: now, into: &batch.overlay)
    case .clickDown:
      feel(.clickDown, into: &batch)
      overlay.clickDown()
      tellOmissions(&batch)
      router.down(.cameraControl, in: scene(for: .cameraControl), at: now, into: &batch.presses)
      translatePresses(&batch)
    case .clickUp:
      feel(.clickUp, into: &batch)
      router.up(.cameraControl, at: now, into: &batch.presses)
      translatePresses(&batch)
      overlay.clickUp(at: now, into: &batch.overlay)
    case .doubleClick:
      router.doubleClick()
    case .clickHold:
      router.clickHold(into: &batch.presses)
      translatePresses(&batch)
    }
    translateOverlay(&batch)
  }

  /// Records what the button lets the finger feel (GST16).
  // Inlined, because a call would copy the world.
  @inline(__always) private func feel(_ haptic: Haptic, into batch: inout Batch) {
    if behavior.button.haptics { batch.record(.haptic, .haptic(haptic)) }
  }

  /// Records what the button lets the finger feel where a slide got.
  func feel(at landmark: Landmark, into batch: inout Batch) {
    switch landmark {
    case .prominentValue: feel(.prominentValue, into: &batch)
    case .end: feel(.end, into: &batch)
    }
  }

  /// Translates the overlay's effects.
  mutating func translateOverlay(_ batch: inout Batch) {
    while let effect = batch.overlay.pop() { translate(effect, into: &batch) }
  }

  private mutating func translate(_ effect: OverlayMachine.Effect, into batch: inout Batch) {
    switch effect {
    case .turn(let control, let millimetres, let begins):
      turn(control, ControlTurn(millimetres: millimetres, begins: begins), into: &batch)
    case .callback(let callback, let delegate, let session):
      // Once the session is gone, its delegate has nothing left to be told.
      guard sessions.contains(session) else { return }
      batch.effects.push(.callback(callback, to: delegate, of: session))
    case .changed:
      if batch.wanted.contains(.overlay) {
        batch.effects.push(.overlayChanged(overlay.appearance))
      }
      if quirks.zoomNarrowsWhileActive { narrowZoom(&batch) }
    case .focusLock(let isLocked):
      lockFocus(isLocked, into: &batch)
    case .reached(let landmark):
      feel(at: landmark, into: &batch)
    case .changedWhileOpen:
      noteChangeWhileOpen(&batch)
    case .nothing(let nothing):
      explain(nothing, into: &batch)
    }
  }

  /// Translates the router's effects.
  mutating func translatePresses(_ batch: inout Batch) {
    guard !batch.presses.isEmpty else { return }
    // What wakes or is launched takes or brings an app to the front, which translates presses itself.
    var launching: (button: PhoneButton, source: LaunchSource)?
    var wakesScreen = false
    for index in batch.presses.indices {
      switch batch.presses[index] {
      case .event(let target, let phase, let button):
        let isSoundless = button == .airPodsStem && isDefaultSoundDisabled(for: target)
        batch.effects.push(.capture(target, phase, button, shouldPlaySound: isSoundless))
        if phase != .cancelled {
          lookForOutput(&batch)
          if let front {
            noteUserAction(in: front)
            noteCapture(in: front)
          }
        }
      case .stemSound(let targets):
        if !targets.contains(where: { isDefaultSoundDisabled(for: $0) }) {
          batch.record(.sound, .sound("default"))
        } else {
          oweSound(&batch)
        }
      case .system(let action):
        if action == .wakeScreen { wakesScreen = true }
        batch.record(.system, .system(action))
        launching = launch(by: action) ?? launching
      case .nothing(let button):
        if mayLaunch(button) {
          beginOpenPress(of: button)
        } else {
          explainPress(of: button, into: &batch)
        }
      }
    }
    batch.presses.empty()
    if wakesScreen { lightScreen(&batch) }
    if let launching { launch(by: launching.button, from: launching.source, into: &batch) }
  }

  @inline(never) private mutating func noteChangeWhileOpen(_ batch: inout Batch) {
    report(.changedWhileOpen, into: &batch)
  }

  // By the time the overlay closes, the session or its inputs may be gone, so changes to devices
  // are undone on the same devices that they were made to.

  @inline(never) private mutating func narrowZoom(_ batch: inout Batch) {
    let wanted = overlay.isOpen ? stageDevices : []
    let freed = narrowed.filter { !wanted.contains($0) }
    let added = wanted.filter { !narrowed.contains($0) }
    narrowed = wanted
    for device in freed { change(device, into: &batch) { $0.narrowZoom(false, into: &$1) } }
    for device in added { change(device, into: &batch) { $0.narrowZoom(true, into: &$1) } }
  }

  @inline(never) private mutating func lockFocus(_ isLocked: Bool, into batch: inout Batch) {
    let locked = focusLocked
    focusLocked = isLocked && behavior.overlay.focusLock == .deviceLock ? stageDevices : []
    batch.record(.focusLock, .focusLock(isLocked))
    for device in isLocked ? focusLocked : locked {
      change(device, into: &batch) { $0.setFocusLocked(isLocked, into: &$1) }
    }
  }

  private var stageDevices: [DeviceID] {
    guard let stage = overlay.stage, let session = sessions[stage.session] else { return [] }
    return session.committedInputs.map(\.device)
  }
}
