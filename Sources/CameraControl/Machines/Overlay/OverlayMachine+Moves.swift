// The moves from one state to another; each keeps callbacks, timer and focus consistent.

extension OverlayMachine {
  /// Returns the control that a light press would show now, or adds an effect if there is none.
  func openable(into effects: inout [Effect]) -> OverlayItem? {
    let item = rules.lightPressOpens ? openable() : nil
    if item == nil { effects.append(.nothing(.cannotOpen)) }
    return item
  }

  /// Returns the control that the overlay would show if it opened now.
  func openable() -> OverlayItem? {
    guard let stage, stage.isUsable, stage.delegate != nil else { return nil }
    let items = stage.items
    if rules.behavior.allDisabled == .noOverlay, !items.contains(where: \.isEnabled) { return nil }
    if let known = memory[stage.app]?.find(among: items) { return known }
    switch rules.behavior.initialControl {
    case .firstEnabled: return items.first(where: \.isEnabled) ?? items.first
    case .first: return items.first
    case .middle: return items.isEmpty ? nil : items[(items.count - 1) / 2]
    }
  }

  /// Opens the overlay on a control, which becomes the last used control.
  mutating func open(on item: OverlayItem, at instant: PhoneInstant, into effects: inout [Effect]) {
    open(.control(ShownControl(id: item.id)), at: instant, into: &effects)
    remember(item)
  }

  mutating func open(_ view: View, at instant: PhoneInstant, into effects: inout [Effect]) {
    leaveSlide()
    presentation = Presentation(view: view, items: stage?.items ?? [])
    let entersFullscreen = rules.cleanPreview && fullscreenCovers(view)
    switch rules.behavior.callbackOrder {
    case .activeFirst:
      call(.didBecomeActive, into: &effects)
      if entersFullscreen { enterFullscreen(into: &effects) }
    case .fullscreenFirst:
      if entersFullscreen { enterFullscreen(into: &effects) }
      call(.didBecomeActive, into: &effects)
    }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  /// Closes the overlay and ends everything that belongs to it.
  mutating func close(into effects: inout [Effect]) {
    guard isOpen else { return }
    leaveSlide()
    setFocusLock(nil, into: &effects)
    exitFullscreen(into: &effects)
    presentation = nil
    call(.didBecomeInactive, into: &effects)
    effects.append(.changed)
  }

  /// Closes the overlay because its delegate no longer exists.
  mutating func closeWithoutDelegate(into effects: inout [Effect]) {
    leaveSlide()
    setFocusLock(nil, into: &effects)
    if rules.behavior.onDelegateCleared == .exitAndInactive {
      if isFullscreen { call(.willExitFullscreen, into: &effects) }
      call(.didBecomeInactive, into: &effects)
    }
    presentation = nil
    effects.append(.changed)
  }

  mutating func showList(
    highlighting id: ControlID, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    leaveSlide()
    setFocusLock(nil, into: &effects)
    let list = list(of: items, highlighting: id)
    presentation?.view = list
    if rules.behavior.fullscreenScope == .controlOnly { exitFullscreen(into: &effects) }
    effects.append(.changed)
    restartTimer(at: instant)
  }

  mutating func openItem(_ index: Int, at instant: PhoneInstant, into effects: inout [Effect]) {
    let item = items[index]
    guard item.isEnabled || rules.behavior.disabledItem == .openInert else {
      effects.append(.nothing(.itemDisabled(item.id)))
      restartTimer(at: instant)
      return
    }
    show(item, into: &effects)
    remember(item)
    restartTimer(at: instant)
  }

  /// Ends the effect of a slide, because the overlay shows something else from now on.
  private mutating func leaveSlide() { if buttonSlide == .here { buttonSlide = .elsewhere } }

  /// Shows another control in the open overlay, which does not make it the last used one.
  ///
  /// `isStandIn` is whether the control is shown only because the control in use was removed, and
  /// `isSame` is whether the app has created the control in use again.
  mutating func show(
    _ item: OverlayItem, isStandIn: Bool = false, isSame: Bool = false,
    into effects: inout [Effect]
  ) {
    if !isSame { leaveSlide() }
    setFocusLock(nil, into: &effects)
    presentation?.view = .control(ShownControl(id: item.id, isStandIn: isStandIn))
    if rules.cleanPreview, !isFullscreen, rules.behavior.fullscreenScope == .controlOnly {
      enterFullscreen(into: &effects)
    }
    effects.append(.changed)
  }

  mutating func restartTimer(at instant: PhoneInstant) {
    let isHeld = isPressed || (isTouched && rules.behavior.contactKeepsAlive)
    guard !isHeld, let timeout else {
      presentation?.deadline = nil
      return
    }
    // No deadline lies before the instant at which it was set.
    presentation?.deadline = instant.advanced(nanoseconds: timeout)
  }

  /// Locks or unlocks the focus while a control is shown, which is the only time it can be locked.
  mutating func setFocusLock(_ lock: FocusLock?, into effects: inout [Effect]) {
    guard case .control(var control) = presentation?.view else { return }
    let wasLocked = control.focusLock != nil
    control.focusLock = lock
    presentation?.view = .control(control)
    if wasLocked != (lock != nil) { effects.append(.focusLock(lock != nil)) }
  }

  func listIsWorthwhile(shownCount: Int) -> Bool {
    shownCount > 1 || rules.behavior.singleControlList == .showList
  }

  func list(of items: [OverlayItem], highlighting id: ControlID) -> View {
    var dial = Dial(ValueScale(indexes: max(1, items.count)))
    dial.move(to: Double(items.firstIndex { $0.id == id } ?? 0))
    return .list(dial)
  }

  mutating func remember(_ item: OverlayItem) {
    guard rules.behavior.memory != .none, let stage else { return }
    memory[stage.app] = ControlPlace(of: item, among: items)
  }

  private func fullscreenCovers(_ view: View) -> Bool {
    switch view {
    case .control: true
    case .list: rules.behavior.fullscreenScope == .wholeOverlay
    }
  }

  private mutating func enterFullscreen(into effects: inout [Effect]) {
    presentation?.isFullscreen = true
    call(.willEnterFullscreen, into: &effects)
  }

  private mutating func exitFullscreen(into effects: inout [Effect]) {
    guard isFullscreen else { return }
    presentation?.isFullscreen = false
    call(.willExitFullscreen, into: &effects)
  }

  private func call(_ callback: ControlsCallback, into effects: inout [Effect]) {
    // The stage is kept until the overlay has closed, so that the callbacks reach its delegate.
    guard let stage, let delegate = stage.delegate else { return }
    effects.append(.callback(callback, to: delegate, of: stage.session))
  }
}
