// Why a press or a gesture led to nothing: EVT33.

extension World {
  /// Says that something led to nothing, to those who follow.
  mutating func leaveUnanswered(
    _ what: Unanswered.What, _ reasons: [Unanswered.Reason], into batch: inout Batch
  ) {
    batch.record(.unanswered, .unanswered(Unanswered(what, reasons: reasons)))
  }

  /// A press reached no handler.
  mutating func explainPress(of button: PhoneButton, into batch: inout Batch) {
    lookForWindow(&batch)
    guard batch.wanted.contains(.unanswered) else { return }
    leaveUnanswered(.press(button), reasonsForPress(of: button), into: &batch)
  }

  /// What a finger did to the overlay, or for it, led to nothing.
  mutating func explain(_ nothing: OverlayMachine.Nothing, into batch: inout Batch) {
    if case .cannotOpen = nothing { lookForDelegate(&batch) }
    guard batch.wanted.contains(.unanswered) else { return }
    switch nothing {
    case .cannotOpen: leaveUnanswered(.lightPress, reasonsForLightPress, into: &batch)
    case .slideWhileHidden:
      let reasons = reasonsForLightPress
      leaveUnanswered(.slide, [.overlayHidden] + reasons, into: &batch)
    case .slideOnInert(let control):
      leaveUnanswered(.slide, [reasonOfInert(control)], into: &batch)
    case .itemDisabled: leaveUnanswered(.item, [.controlDisabled], into: &batch)
    case .noSuchItem: leaveUnanswered(.item, [.noSuchItem], into: &batch)
    case .touchWhileHidden:
      let reason = overlay.isOpen ? Unanswered.Reason.touchOff : .overlayHidden
      leaveUnanswered(.overlayTouch, [reason], into: &batch)
    }
  }

  /// Why the Camera Control itself does nothing.
  var reasonsOfTheButton: [Unanswered.Reason] {
    if !model.hasCameraControl { return [.noCameraControl] }
    return settings.cameraControlEnabled ? [] : [.buttonOff]
  }

  private func reasonsForPress(of button: PhoneButton) -> [Unanswered.Reason] {
    var reasons = isScreenOn ? [] : [Unanswered.Reason.screenOff]
    reasons += reasonsOfTheCamera
    guard let front, !hasEnabledInteraction else { return reasons }
    let known = views.values.filter { $0.app == front }.flatMap(\.interactions)
    let shown = views(of: front).flatMap { interactions(on: $0) }
    if known.isEmpty {
      reasons.append(.noInteraction)
    } else if shown.isEmpty {
      reasons.append(.interactionNotShown)
    } else {
      reasons.append(.interactionDisabled)
    }
    return reasons
  }

  private var reasonsForLightPress: [Unanswered.Reason] {
    var reasons = reasonsOfTheButton
    if !settings.adjustmentsEnabled { reasons.append(.adjustmentsOff) }
    reasons += reasonsOfTheCamera
    if behavior.overlay.overlayNeedsInteraction, !hasEnabledInteraction {
      reasons.append(.noInteraction)
    }
    guard front != nil, let stage = overlay.stage else { return reasons }
    if stage.items.isEmpty { reasons.append(.noControls) }
    if stage.delegate == nil { reasons.append(.noDelegate) }
    let isAllDisabled = !stage.items.isEmpty && !stage.items.contains(where: \.isEnabled)
    if isAllDisabled, behavior.overlay.allDisabled == .noOverlay {
      reasons.append(.controlDisabled)
    }
    return reasons
  }

  /// Why the app in front does not use the camera.
  private var reasonsOfTheCamera: [Unanswered.Reason] {
    guard front != nil else { return [.appNotInFront] }
    guard !frontUsesCamera else { return [] }
    let states = frontSessions.compactMap { sessions[$0] }
    var reasons: [Unanswered.Reason] = []
    if states.contains(where: \.isInterrupted) {
      reasons.append(.interrupted)
    } else if !states.contains(where: \.isRunning) {
      reasons.append(.noRunningSession)
    }
    if !states.contains(where: \.hasCameraInForce) {
      reasons.append(.noCameraInput)
    } else if reasons.isEmpty {
      reasons.append(.noOutput)
    }
    let answer = front.map { authorization(of: $0, for: .video) }
    if answer == .denied || answer == .restricted { reasons.append(.accessDenied) }
    return reasons
  }

  private func reasonOfInert(_ control: ControlID) -> Unanswered.Reason {
    controls[control]?.facts.isEnabled ?? false ? .controlNotReady : .controlDisabled
  }
}

// MARK: - What is probably a mistake

extension World {
  private var runningSessions: [SessionState] {
    frontSessions.compactMap { sessions[$0] }.filter(\.isRunning)
  }

  /// A light press opened nothing: perhaps because there is nothing to tell of it.
  private mutating func lookForDelegate(_ batch: inout Batch) {
    guard overlay.stage?.isUsable ?? false else { return }
    if runningSessions.contains(where: { !$0.roster.controls.isEmpty && $0.delegate == nil }) {
      report(.noControlsDelegate, into: &batch)
    }
  }

  /// A press reached no handler: perhaps because its view is not shown.
  private mutating func lookForWindow(_ batch: inout Batch) {
    guard let front, !runningSessions.isEmpty, !hasEnabledInteraction else { return }
    let isHidden = views.values.contains { view in
      view.app == front
        && view.interactions.contains { interactions[$0]?.isEnabled ?? false }
    }
    if isHidden { report(.interactionNotShown, into: &batch) }
  }

  /// A press reached a handler that has nothing to capture with.
  mutating func lookForOutput(_ batch: inout Batch) {
    let running = runningSessions
    guard !running.isEmpty, running.allSatisfy(\.outputs.isEmpty) else { return }
    report(.pressWithoutAnswer, into: &batch)
  }
}
