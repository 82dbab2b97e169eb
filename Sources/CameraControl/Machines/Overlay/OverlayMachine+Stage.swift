extension OverlayMachine {
  /// Sets what the overlay could show, after a change or before a press.
  package mutating func setStage(
    _ new: OverlayStage?, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    defer { stage = new }
    guard isOpen, let old = stage else { return }
    // Another session can't take over an open overlay, so the overlay closes.
    guard let new, new.session == old.session, new.app == old.app else {
      close(into: &effects)
      return
    }
    // From here on, callbacks go to the delegate that is set now, if there is one.
    if new.delegate != nil { stage = new }
    guard new.isUsable else {
      close(into: &effects)
      return
    }
    guard new.delegate != nil else {
      closeWithoutDelegate(into: &effects)
      return
    }
    if !new.hasSameControls(as: old) {
      effects.append(.changedWhileOpen)
      follow(new.items, at: instant, into: &effects)
    }
  }

  /// Updates a control that the overlay knows.
  mutating func update(_ item: OverlayItem) {
    presentation?.items.replace(item)
    stage?.items.replace(item)
  }

  /// Forgets the last used control of an app that ended, unless the phone keeps it.
  package mutating func forget(app: String) {
    if rules.behavior.memory != .persisted { memory[app] = nil }
  }

  /// Changes the rules, and unlocks the focus if the new rules do not allow a lock.
  mutating func adopt(_ rules: OverlayRules, into effects: inout [Effect]) {
    self.rules = rules
    if !rules.focusLock { setFocusLock(nil, into: &effects) }
  }

  /// Handles a button that is lost or switched off, so that no finger touches it anymore.
  package mutating func loseButton(at instant: PhoneInstant, into effects: inout [Effect]) {
    isTouched = false
    isPressed = false
    buttonSlide = .none
    setFocusLock(nil, into: &effects)
    restartTimer(at: instant)
  }

  private mutating func follow(
    _ items: [OverlayItem], at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    if rules.behavior.runtimeMutation == .stale { return }
    if items.isEmpty {
      if !rules.quirks.staleOverlayAfterRemoval { close(into: &effects) }
      return
    }
    let old = self.items
    presentation?.items = items
    switch presentation?.view {
    case nil: break
    case .control(let control):
      if items.contains(where: { $0.id == control.id }) {
        effects.append(.changed)
      } else if let same = recreation(of: control.id, in: old) {
        show(same, isStandIn: control.isStandIn, isSame: true, into: &effects)
      } else if let other = standIn(for: control.id, in: old) {
        show(other, isStandIn: true, into: &effects)
      } else {
        close(into: &effects)
      }
    case .list(let dial):
      let highlighted = old[Int(dial.value)].id
      let item =
        item(highlighted) ?? recreation(of: highlighted, in: old)
        ?? items[min(Int(dial.value), items.count - 1)]
      let list = list(of: items, highlighting: item.id)
      presentation?.view = list
      effects.append(.changed)
    }
    restartTimer(at: instant)
  }

  /// Returns the control that an app created to replace a removed control, if there is one.
  private func recreation(of id: ControlID, in old: [OverlayItem]) -> OverlayItem? {
    guard let gone = old.first(where: { $0.id == id }) else { return nil }
    let isNew = { (item: OverlayItem) in !old.contains { $0.id == item.id } }
    let same = ControlPlace(of: gone, among: old).find(among: items)
    return same.flatMap { isNew($0) ? $0 : nil }
      ?? items.first { $0.memoryKey == gone.memoryKey && isNew($0) }
  }

  /// Returns the next enabled control after a removed control, if the phone shows another one.
  private func standIn(for id: ControlID, in old: [OverlayItem]) -> OverlayItem? {
    guard rules.behavior.onRemoval == .nextEnabled else { return nil }
    let place = old.firstIndex { $0.id == id } ?? 0
    // The order of candidates: controls after the removed control, new controls, earlier controls.
    let behind = old.dropFirst(place + 1).filter { item($0.id) != nil }
    let before = old.prefix(place).filter { item($0.id) != nil }
    let added = items.filter { new in !old.contains { $0.id == new.id } }
    return (behind + added + before).first(where: \.isEnabled)
  }
}

extension [OverlayItem] {
  /// Replaces the item of the same control, if there is one.
  fileprivate mutating func replace(_ item: OverlayItem) {
    for index in indices where self[index].id == item.id { self[index] = item }
  }
}
