// Why a press or a gesture had no effect: EVT33.

extension World {
  /// Notes and records an action that had no effect.
  mutating func recordUnanswered(
    _ what: Unanswered.What, _ reasons: consuming [Unanswered.Reason],
    on control: ControlID? = nil
  ) {
    // If there is no other reason, the reason is that the overlay is hidden.
    let reason = reasons.isEmpty ? .overlayHidden : reasons.removeFirst()
    let name = control.flatMap { controls.read($0, \.facts.name) }
    let entry = Unanswered(what, reason, also: reasons, on: name, at: now)
    unanswered.add(entry)
    record(.unanswered(entry))
  }

  /// Explains a press that reached no handler.
  mutating func explainPress(of button: PhoneButton) {
    let isForTheCamera =
      !isUnassigned(button) && (button != .airPodsStem || givesStemPresses)
    if isForTheCamera { lookForWindow() }
    recordUnanswered(.press(button), reasonsForPress(of: button))
  }

  /// Explains why a finger had no effect on or through the overlay.
  // Not inlined: few readings need an explanation, and all others should not prepare its sentences.
  @inline(never) mutating func explain(_ nothing: OverlayMachine.Nothing) {
    if case .cannotOpen = nothing { lookForDelegate() }
    switch nothing {
    case .cannotOpen:
      let opens = settings.opensOverlayByLightPress
      recordUnanswered(.lightPress, reasonsNotToOpen(with: opens))
    case .slideWhileHidden:
      // The reasons that keep the overlay from opening come first. Without such a reason, only a
      // light press is missing.
      var reasons = reasonsNotToOpen(with: true)
      if !settings.opensOverlayBySwipe { reasons.append(.overlayHidden) }
      recordUnanswered(.slide, reasons)
    case .slideOnInert(let control):
      let isEnabled = controls.read(control, \.facts.isEnabled) ?? false
      recordUnanswered(.slide, [isEnabled ? .controlNotReady : .controlDisabled], on: control)
    case .itemDisabled(let control): recordUnanswered(.item, [.controlDisabled], on: control)
    case .noSuchItem: recordUnanswered(.item, [.noSuchItem])
    case .touchWhileHidden: recordUnanswered(.overlayTouch, reasonsForOverlayTouch)
    }
  }

  /// The reasons why no action of a finger on the Camera Control has an effect.
  ///
  /// What a light press and a click need beyond the camera is not known before there is a button.
  var reasonsForTouch: [Unanswered.Reason] {
    let ofTheButton: Unanswered.Reason = model.hasCameraControl ? .buttonOff : .noCameraControl
    var reasons = [ofTheButton]
    if !isScreenOn { reasons.append(.screenOff) }
    addReasonsOfTheCamera(to: &reasons)
    return reasons
  }

  /// The reasons why a finger on the screen can't operate the overlay.
  ///
  /// The reasons that keep the overlay from opening come first, as for a slide.
  private var reasonsForOverlayTouch: [Unanswered.Reason] {
    let touch: [Unanswered.Reason] = behavior.overlay.overlayTouch ? [] : [.touchOff]
    guard !overlay.isOpen else { return touch }
    let isButtonReady = model.hasCameraControl && settings.cameraControlEnabled
    let reasons = isButtonReady ? reasonsNotToOpen(with: true) : reasonsForTouch
    return reasons + touch + [.overlayHidden]
  }

  func reasonsForPress(of button: PhoneButton) -> [Unanswered.Reason] {
    var reasons: [Unanswered.Reason] = []
    // A stem needs a later system than the other buttons, and has a reason for that.
    if button != .airPodsStem, !hasCaptureEvents { reasons.append(.systemTooOld) }
    if !isScreenOn { reasons.append(.screenOff) }
    if button == .action, !model.hasActionButton { reasons.append(.noActionButton) }
    if isUnassigned(button) { reasons.append(.buttonUnassigned) }
    if button == .airPodsStem, !givesStemPresses { reasons.append(.airPodsUnsupported) }
    addReasonsOfTheCamera(to: &reasons)
    addReasonsOfTheInteractions(to: &reasons)
    // Everything is ready, so the press itself was wrong, such as a short one where the settings
    // require a long one.
    return reasons.isEmpty ? [.buttonUnassigned] : reasons
  }

  /// Returns the reasons why a gesture does not open the overlay, in the order in which to fix them;
  /// `opens` is whether the settings let the gesture open it.
  private func reasonsNotToOpen(with opens: Bool) -> [Unanswered.Reason] {
    var reasons: [Unanswered.Reason] = []
    if settings.systemVersion < .iOS18 { reasons.append(.systemTooOld) }
    if !isScreenOn { reasons.append(.screenOff) }
    if !settings.adjustmentsEnabled || !opens { reasons.append(.adjustmentsOff) }
    addReasonsOfTheCamera(to: &reasons)
    if behavior.overlay.overlayNeedsInteraction { addReasonsOfTheInteractions(to: &reasons) }
    // The session that uses the camera may differ from the overlay's session.
    let usesCamera = frontUsesCamera
    if let session = usesCamera ? overlayOwner : sessionToExplain {
      sessions.read(session) {
        if usesCamera { addLacks(of: $0, to: &reasons) }
        addReasonsOfTheControls(of: $0, to: &reasons)
      }
    }
    return reasons
  }

  /// Adds the reasons why the overlay has nothing to show for a session.
  private func addReasonsOfTheControls(
    of session: SessionState, to reasons: inout [Unanswered.Reason]
  ) {
    let hasControls = session.committedControls.contains { controls.contains($0) }
    if !hasControls { reasons.append(.noControls) }
    if session.delegate == nil { reasons.append(.noDelegate) }
    guard behavior.overlay.allDisabled == .noOverlay, hasControls else { return }
    let isAnyEnabled = session.committedControls.contains {
      controls.read($0, \.facts.isEnabled) ?? false
    }
    if !isAnyEnabled { reasons.append(.controlDisabled) }
  }

  /// Returns whether the settings assign a button to something unrelated to the camera.
  private func isUnassigned(_ button: PhoneButton) -> Bool {
    switch button {
    case .action: model.hasActionButton && settings.actionButton != .capture
    case .airPodsStem: settings.airPodsRemote == .off
    case .cameraControl, .volumeUp, .volumeDown: false
    }
  }

  /// Whether the AirPods and the system give apps the presses of a stem.
  private var givesStemPresses: Bool {
    settings.airPodsEligible && settings.systemVersion >= .iOS26
  }

  /// Adds the reason why no interaction of the app in front takes presses.
  private func addReasonsOfTheInteractions(to reasons: inout [Unanswered.Reason]) {
    guard let front = appToExplain, !hasEnabledInteraction else { return }
    let owners = views.values.filter { !$0.interactions.isEmpty }.map(\.app)
    if !owners.contains(front) {
      let hasEnded = owners.contains { isEnded($0, of: front) }
      reasons.append(hasEnded ? .viewOfEndedProcess : .noInteraction)
    } else {
      let isAnyShown = views(of: front).contains { !interactions(on: $0).isEmpty }
      reasons.append(isAnyShown ? .interactionDisabled : .interactionNotShown)
    }
  }

  /// Adds the reasons why the app in front does not use the camera.
  private func addReasonsOfTheCamera(to reasons: inout [Unanswered.Reason]) {
    guard let front = appToExplain else {
      reasons.append(.appNotInFront)
      if isAccessTakenBack { reasons.append(.accessDenied) }
      return
    }
    guard !frontUsesCamera else { return }
    // An app without access to the camera can go no further, so this reason comes first.
    if !mayUseCamera(front) { reasons.append(.accessDenied) }
    if let session = sessionToExplain {
      sessions.read(session) { addLacks(of: $0, to: &reasons) }
    } else {
      let hasEnded = sessions.values.contains { isEnded($0.app, of: front) }
      reasons.append(hasEnded ? .processEnded : .noSession)
    }
  }

  /// Whether every app has ended and one of them may not use the camera, as after access was taken
  /// back (DEV22): then it does not help to bring the app to the front again.
  private var isAccessTakenBack: Bool {
    apps.first { !$0.hasEnded } == nil
      && apps.values.contains { authorization(of: $0.identifier, for: .video) != .authorized }
  }

  /// Adds what keeps a session from using the camera.
  private func addLacks(of session: SessionState, to reasons: inout [Unanswered.Reason]) {
    if session.isInterrupted {
      reasons.append(.interrupted)
    } else if !session.isRunning {
      reasons.append(.noRunningSession)
    }
    if !session.hasCameraInForce { reasons.append(.noCameraInput) }
    if behavior.session.cameraInUse == .alsoOutputOrPreview, session.committedOutputs.isEmpty {
      reasons.append(.noOutput)
    }
  }

  /// The app that reasons are about, or `nil` if it is not in front.
  ///
  /// If the app in front has no session and another app has one, the press is for the other app.
  private var appToExplain: AppID? {
    guard let front, frontSessions.isEmpty, visitInFront == nil else { return front }
    let another = sessions.first { apps.read($0.app) { !$0.hasEnded } ?? false }
    return another == nil ? front : nil
  }

  /// The session of the app in front that reasons are about.
  ///
  /// It is the overlay's session if that session uses the camera, or else the session that lacks
  /// the least. Among equals, a session with contents wins, then a started session, and then the
  /// newest.
  private var sessionToExplain: SessionID? {
    let candidates = frontSessions
    // Nearly every app has only one session, so there is nothing to compare.
    guard candidates.count > 1 else { return candidates.first }
    let option = behavior.session.cameraInUse
    if let owner = overlayOwner, sessions.read(owner, { $0.usesCamera(option) }) ?? false {
      return owner
    }
    let states = candidates.reversed().compactMap { id in sessions[id].map { (id, $0) } }
    return states.min { first, second in isCloser(first.1, than: second.1) }?.0
  }

  /// Returns whether a session is closer to using the camera than another session.
  private func isCloser(_ first: SessionState, than second: SessionState) -> Bool {
    var (lacks, others): ([Unanswered.Reason], [Unanswered.Reason]) = ([], [])
    addLacks(of: first, to: &lacks)
    addLacks(of: second, to: &others)
    guard lacks.count == others.count else { return lacks.count < others.count }
    guard first.isBare == second.isBare else { return second.isBare }
    return first.isStartRequested && !second.isStartRequested
  }

  // MARK: What is probably a mistake

  /// Returns whether a running session of the app in front satisfies a condition.
  private func hasRunningSession(where isMeant: (SessionState) -> Bool) -> Bool {
    frontSessions.contains { id in
      sessions.read(id) { $0.isRunning && isMeant($0) } ?? false
    }
  }

  /// Checks whether a light press opened nothing because the session has no delegate.
  private mutating func lookForDelegate() {
    guard let stage = overlay.stage, stage.isUsable else { return }
    let lacksDelegate = sessions.read(stage.session) {
      !$0.roster.controls.isEmpty && $0.delegate == nil
    }
    if lacksDelegate ?? false { report(.noControlsDelegate) }
  }

  /// Checks whether a press reached no handler because no interaction's view is shown.
  private mutating func lookForWindow() {
    guard let front, hasRunningSession(where: { _ in true }), !hasEnabledInteraction else { return }
    let isHidden = views.values.contains { view in
      view.app == front
        && view.interactions.contains { interactions[$0]?.isEnabled ?? false }
    }
    if isHidden { report(.interactionNotShown) }
  }

  /// Checks whether a press reached a handler that has nothing to capture with.
  mutating func lookForOutput() {
    if hasRunningSession(where: { _ in true }),
      !hasRunningSession(where: { !$0.outputs.isEmpty })
    {
      report(.pressWithoutAnswer)
    }
  }
}

extension SessionState {
  /// Whether the app has put nothing into the session.
  fileprivate var isBare: Bool {
    committedInputs.isEmpty && committedOutputs.isEmpty && committedControls.isEmpty
  }
}
