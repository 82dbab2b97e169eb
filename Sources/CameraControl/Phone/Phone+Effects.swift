extension Phone {
  /// Carries out an effect, outside the lock.
  func carryOut(_ effect: PhoneEffect) {
    switch effect {
    case .turn(let control, let turn):
      carryOut(turn: turn, of: control)
    case .record(let event):
      record(event)
    case .overlayChanged(let appearance):
      if isObserved { notify(appearance) }
    case .callback(let callback, let registration, let session):
      guard registration.isAlive else { return }
      record(.callback(callback))
      registration.send(callback, of: session, courier: courier)
    case .capture(let target, let phase, let button, let instant):
      deliver(phase, of: button, to: target, at: instant)
    case .stemSound(let targets):
      if !targets.contains(where: \.isDefaultSoundDisabled) { record(.sound("default")) }
    case .notify(let session, let notification):
      record(.session(notification))
      session.observers.notify(notification)
    case .focusLock(let isLocked, let devices):
      record(.focusLock(isLocked))
      for device in devices { device.setFocusLocked(isLocked) }
    case .narrowZoom(let isActive, let devices):
      for device in devices { device.narrowZoom(whileControlsActive: isActive) }
    case .report(let finding):
      report(finding)
    case .advance(let device):
      // Inside a callback time can have gone on since; then the ramp catches up at once.
      device.advance(to: now)
      deviceDeadlineChanged(device)
    }
  }

  /// Moves a control's value, if the person can operate it.
  func carryOut(turn: ControlTurn, of control: CaptureControl) {
    guard control.core.isOperable(quirks) else { return }
    control.mechanism.turn(turn, on: self)
  }

  private func deliver(
    _ phase: CaptureEventPhase, of button: PhoneButton, to target: PressTarget,
    at instant: PhoneInstant
  ) {
    let isStem = button == .airPodsStem
    record(.capture(phase, button, isSecondary: target.isSecondary))
    let event = CaptureEvent(
      phase: phase, shouldPlaySound: isStem && target.isDefaultSoundDisabled, on: self, at: instant)
    let (interaction, isSecondary) = (target.interaction, target.isSecondary)
    let work: @Sendable () -> Void = {
      MainActor.assumeIsolated { interaction.handle(event, isSecondary: isSecondary) }
    }
    if let courier { courier.carry(work, to: mainQueue) } else { mainQueue.enqueue(work) }
  }
}

// MARK: What sessions, views and devices tell their phone

extension Phone {
  /// A session's controls, delegate, inputs or outputs changed.
  func sessionChanged(_ session: CaptureSession) {
    step { state in
      guard session.app.state === state.front else { return }
      state.endUse(notifying: [], with: nil)
      state.noteDeadlines()
    }
  }

  /// A session was started.
  func sessionStarted(_ session: CaptureSession) {
    step { state in
      state.sessionStarted(session)
      state.noteDeadlines()
    }
  }

  /// A session was stopped.
  func sessionStopped(_ session: CaptureSession) {
    step { state in
      state.endUse(notifying: [session], with: .didStopRunning)
      state.noteDeadlines()
    }
  }

  /// A session no longer exists.
  func sessionIsGone() {
    step { state in
      state.forgetSession()
      state.noteDeadlines()
    }
  }

  /// Interactions were switched off, removed or moved.
  func withdraw(_ interactions: [CaptureEventInteraction]) {
    guard !interactions.isEmpty else { return }
    step { state in
      state.router.withdraw(
        where: { interactions.contains($0.interaction) }, into: &state.routerEffects)
      state.postRouterEffects()
      state.refreshStage()
      state.noteDeadlines()
    }
  }

  /// Whether the overlay shows a session's controls.
  func showsControls(of session: CaptureSession) -> Bool {
    locked { $0.overlay.isOpen && $0.isStage(session) }
  }
}

extension Phone: DeviceHost {
  package func deviceDeadlineChanged(_ device: CaptureDevice) {
    let deadline = device.nextDeadline
    locked { $0.deadlines.set(.device(device), to: deadline) }
    deadlinesMayHaveChanged()
  }

  package func device(_ device: CaptureDevice, didChange change: CaptureDevice.Change) {
    record(.device(device.localizedName, change: change.description))
    guard case .activeFormat = change else { return }
    for app in apps {
      for session in app.sessions { session.followFormat(of: device) }
    }
  }

  package func deviceWasWrittenInAction(_ device: CaptureDevice) {
    report(.deviceWriteInAction(device))
  }
}
