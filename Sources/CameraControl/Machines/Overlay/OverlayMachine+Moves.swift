// The moves from one state to another; each keeps callbacks, timer and focus consistent.

extension OverlayMachine {
  /// Returns the control that a light press would show now, or adds an effect if there is none.
  func openable(into effects: inout [Effect]) -> OverlayItem? {
    let item = openable()
    if item == nil { effects.append(.nothing(.cannotOpen)) }
    return item
  }

  private func openable() -> OverlayItem? {
    guard let stage, stage.isUsable, stage.delegate != nil else { return nil }
    let items = stage.items
    if rules.behavior.allDisabled == .noOverlay, !items.contains(where: \.isEnabled) { return nil }
    if let known = memory.recall(among: items, of: stage.app) { return known }
    switch rules.behavior.initialControl {
    case .firstEnabled: return items.first(where: \.isEnabled) ?? items.first
    case .first: return items.first
    case .middle: return items.isEmpty ? nil : items[(items.count - 1) / 2]
    }
  }

  mutating func open(
    _ target: State, using item: OverlayItem?, at instant: PhoneInstant,
    into effects: inout [Effect]
  ) {
    shown = stage?.items ?? []
    state = target
    isFresh = true
    isStandIn = false
    if let item { remember(item) }
    let entersFullscreen = rules.cleanPreview && fullscreenCovers(target)
    switch rules.behavior.callbackOrder {
    case .activeFirst:
      tell(.didBecomeActive, into: &effects)
      if entersFullscreen { enterFullscreen(into: &effects) }
    case .fullscreenFirst:
      if entersFullscreen { enterFullscreen(into: &effects) }
      tell(.didBecomeActive, into: &effects)
    }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  /// Closes the overlay and ends everything that belongs to it.
  mutating func close(into effects: inout [Effect]) {
    guard isOpen else { return }
    releaseFocus(into: &effects)
    exitFullscreen(into: &effects)
    hide()
    tell(.didBecomeInactive, into: &effects)
    effects.append(.changed)
  }

  /// Closes the overlay because its delegate no longer exists.
  mutating func closeWithoutDelegate(into effects: inout [Effect]) {
    releaseFocus(into: &effects)
    if rules.behavior.onDelegateCleared == .exitAndInactive {
      if isFullscreen { tell(.willExitFullscreen, into: &effects) }
      tell(.didBecomeInactive, into: &effects)
    }
    hide()
    effects.append(.changed)
  }

  private mutating func hide() {
    state = .hidden
    shown = []
    isStandIn = false
    isFullscreen = false
    deadline = nil
  }

  mutating func showList(
    highlighting id: ControlID, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    releaseFocus(into: &effects)
    state = .list(listDial(highlighting: id, of: shown))
    isStandIn = false
    if rules.behavior.fullscreenScope == .controlOnly { exitFullscreen(into: &effects) }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  mutating func openItem(_ index: Int, at instant: PhoneInstant, into effects: inout [Effect]) {
    let item = shown[index]
    guard item.isEnabled || rules.behavior.disabledItem == .openInert else {
      effects.append(.nothing(.itemDisabled(item.id)))
      restartTimer(at: instant)
      return
    }
    show(item, into: &effects)
    remember(item)
    isStandIn = false
    restartTimer(at: instant)
  }

  /// Shows another control in the open overlay, which does not make it the last used one.
  mutating func show(_ item: OverlayItem, into effects: inout [Effect]) {
    releaseFocus(into: &effects)
    state = .control(item.id)
    isFresh = true
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
    // No deadline lies before the instant at which it was set.
    deadline = instant.advanced(nanoseconds: timeout)
  }

  mutating func releaseFocus(into effects: inout [Effect]) {
    guard isFocusLocked else { return }
    isFocusLocked = false
    effects.append(.focusLock(false))
  }

  func listIsWorthwhile(shownCount: Int) -> Bool {
    shownCount > 1 || rules.behavior.singleControlList == .showList
  }

  func listDial(highlighting id: ControlID, of items: [OverlayItem]) -> Dial {
    var dial = Dial(ValueScale(indexes: max(1, items.count)))
    dial.move(to: Double(items.firstIndex { $0.id == id } ?? 0))
    return dial
  }

  /// Makes a control the last used one that was shown only because that one was removed.
  mutating func useStandIn(_ id: ControlID) {
    isStandIn = false
    if let item = item(id) { remember(item) }
  }

  private mutating func remember(_ item: OverlayItem) {
    guard rules.behavior.memory != .none, let stage else { return }
    memory.remember(item, among: shown, of: stage.app)
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
    tell(.willEnterFullscreen, into: &effects)
  }

  private mutating func exitFullscreen(into effects: inout [Effect]) {
    guard isFullscreen else { return }
    isFullscreen = false
    tell(.willExitFullscreen, into: &effects)
  }

  private func tell(_ callback: ControlsCallback, into effects: inout [Effect]) {
    // The stage is kept until the overlay has closed, so that the callbacks reach its delegate.
    guard let stage, let delegate = stage.delegate else { return }
    effects.append(.callback(callback, to: delegate, of: stage.session))
  }
}
