// The moves from one state to another; every one keeps callbacks, timer and focus in step.

extension OverlayMachine {
  /// The control that a light press would show now; nil if the overlay cannot open.
  func openable() -> Subject? {
    guard let stage, stage.isUsable, stage.hasDelegate else { return nil }
    if rules.behavior.allDisabled == .noOverlay, !stage.subjects.contains(where: \.isEnabled) {
      return nil
    }
    if let known = remembered(in: stage) { return known }
    switch rules.behavior.initialControl {
    case .firstEnabled: return stage.subjects.first(where: \.isEnabled) ?? stage.subjects.first
    case .first: return stage.subjects.first
    case .middle:
      return stage.subjects.isEmpty ? nil : stage.subjects[(stage.subjects.count - 1) / 2]
    }
  }

  mutating func open(
    _ target: State, using subject: Subject?, at instant: PhoneInstant,
    into effects: inout [Effect]
  ) {
    shown = stage?.subjects ?? []
    state = target
    isFresh = true
    if let subject { remember(subject) }
    let entersFullscreen = rules.cleanPreview && fullscreenCovers(target)
    switch rules.behavior.callbackOrder {
    case .activeFirst:
      effects.append(.callback(.didBecomeActive))
      if entersFullscreen { enterFullscreen(into: &effects) }
    case .fullscreenFirst:
      if entersFullscreen { enterFullscreen(into: &effects) }
      effects.append(.callback(.didBecomeActive))
    }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  /// Closes the overlay with all that belongs to it.
  mutating func close(into effects: inout [Effect]) {
    guard isOpen else { return }
    releaseFocus(into: &effects)
    exitFullscreen(into: &effects)
    hide()
    effects.append(.callback(.didBecomeInactive))
    effects.append(.changed)
  }

  /// Closes the overlay because its delegate is gone.
  mutating func closeWithoutDelegate(into effects: inout [Effect]) {
    releaseFocus(into: &effects)
    if rules.behavior.onDelegateCleared == .exitAndInactive {
      if isFullscreen { effects.append(.lastCallback(.willExitFullscreen)) }
      effects.append(.lastCallback(.didBecomeInactive))
    }
    hide()
    effects.append(.changed)
  }

  private mutating func hide() {
    state = .hidden
    shown = []
    isFullscreen = false
    deadline = nil
  }

  mutating func showList(
    highlighting subject: Subject, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    releaseFocus(into: &effects)
    state = .list(listDial(highlighting: subject, of: shown))
    if rules.behavior.fullscreenScope == .controlOnly { exitFullscreen(into: &effects) }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  mutating func openItem(_ index: Int, at instant: PhoneInstant, into effects: inout [Effect]) {
    let subject = shown[index]
    guard subject.isEnabled || rules.behavior.disabledItem == .openInert else {
      restartTimer(at: instant)
      return
    }
    show(subject, into: &effects)
    restartTimer(at: instant)
  }

  /// Shows another control in the open overlay.
  mutating func show(_ subject: Subject, into effects: inout [Effect]) {
    releaseFocus(into: &effects)
    state = .control(subject)
    isFresh = true
    remember(subject)
    if rules.cleanPreview, !isFullscreen, rules.behavior.fullscreenScope == .controlOnly {
      enterFullscreen(into: &effects)
    }
    effects.append(.changed)
  }

  mutating func restartTimer(at instant: PhoneInstant) {
    let isHeld = isPressed || (isTouched && rules.behavior.contactKeepsAlive)
    guard !isHeld, let timeout else {
      deadline = nil
      return
    }
    // Nothing is due before it was asked for.
    deadline = instant.advanced(by: max(timeout, .zero))
  }

  mutating func releaseFocus(into effects: inout [Effect]) {
    guard isFocusLocked else { return }
    isFocusLocked = false
    effects.append(.focusLock(false))
  }

  func listIsWorthwhile(shownCount: Int) -> Bool {
    shownCount > 1 || rules.behavior.singleControlList == .showList
  }

  func listDial(highlighting subject: Subject, of subjects: [Subject]) -> Dial {
    var dial = Dial(ValueScale(indexes: max(1, subjects.count)))
    dial.move(to: Double(subjects.firstIndex(of: subject) ?? 0))
    return dial
  }

  private mutating func remember(_ subject: Subject) {
    guard rules.behavior.memory != .none, let stage else { return }
    let place = alike(subject.memoryKey, in: shown).firstIndex(of: subject)
    memory[stage.app] = RememberedControl(key: subject.memoryKey, place: place ?? 0)
  }

  private func remembered(in stage: OverlayStage<Subject>) -> Subject? {
    guard let last = memory[stage.app] else { return nil }
    let candidates = alike(last.key, in: stage.subjects)
    return candidates.indices.contains(last.place) ? candidates[last.place] : candidates.first
  }

  private func alike(_ key: ControlMemoryKey, in subjects: [Subject]) -> [Subject] {
    subjects.filter { $0.memoryKey == key }
  }

  private func fullscreenCovers(_ target: State) -> Bool {
    switch target {
    case .hidden: false
    case .control: true
    case .list: rules.behavior.fullscreenScope == .wholeOverlay
    }
  }

  private mutating func enterFullscreen(into effects: inout [Effect]) {
    isFullscreen = true
    effects.append(.callback(.willEnterFullscreen))
  }

  private mutating func exitFullscreen(into effects: inout [Effect]) {
    guard isFullscreen else { return }
    isFullscreen = false
    effects.append(.callback(.willExitFullscreen))
  }
}
