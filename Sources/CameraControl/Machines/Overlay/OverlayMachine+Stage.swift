extension OverlayMachine {
  /// Sets what the overlay could show, after a change or before a press.
  package mutating func setStage(
    _ new: OverlayStage?, at instant: PhoneInstant, into effects: inout Outbox<Effect>
  ) {
    defer { stage = new }
    guard isOpen, let old = stage else { return }
    // Another session cannot take over an open overlay: it closes for the session that had it.
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
      effects.push(.changedWhileOpen)
      follow(new.items, at: instant, into: &effects)
    }
  }

  /// Updates a control that the overlay knows.
  package mutating func update(_ item: OverlayItem) {
    for index in shown.indices where shown[index].id == item.id { shown[index] = item }
    guard var items = stage?.items else { return }
    for index in items.indices where items[index].id == item.id { items[index] = item }
    stage?.items = items
  }

  /// Forgets what is remembered of an app that ended, unless the phone keeps it.
  package mutating func forget(app: String) {
    if rules.behavior.memory != .persisted { memory.forget(app) }
  }

  /// Goes by other rules from now on; a focus that they do not allow to be locked is unlocked.
  package mutating func adopt(_ rules: OverlayRules, into effects: inout Outbox<Effect>) {
    self.rules = rules
    if !rules.focusLock { releaseFocus(into: &effects) }
  }

  /// Handles the loss of the button, gone or switched off: no finger is on it any more.
  package mutating func loseButton(at instant: PhoneInstant, into effects: inout Outbox<Effect>) {
    isTouched = false
    isPressed = false
    isHeldForFocus = false
    releaseFocus(into: &effects)
    restartTimer(at: instant)
  }

  private mutating func follow(
    _ items: [OverlayItem], at instant: PhoneInstant, into effects: inout Outbox<Effect>
  ) {
    if rules.behavior.runtimeMutation == .stale { return }
    if items.isEmpty {
      if !rules.quirks.staleOverlayAfterRemoval { close(into: &effects) }
      return
    }
    let old = shown
    shown = items
    switch state {
    case .hidden:
      break
    case .control(let id):
      if items.contains(where: { $0.id == id }) {
        effects.push(.changed)
      } else if let successor = successor(of: id, in: old) {
        show(successor, into: &effects)
      } else {
        close(into: &effects)
      }
    case .list(let dial):
      let highlighted = old[Int(dial.value)]
      let index =
        items.firstIndex { $0.id == highlighted.id }
        ?? items.firstIndex { $0.memoryKey == highlighted.memoryKey }
        ?? min(Int(dial.value), items.count - 1)
      state = .list(listDial(highlighting: items[index].id, of: items))
      effects.push(.changed)
    }
    restartTimer(at: instant)
  }

  /// Returns what replaces a control that is gone: its re-creation, or the next enabled control.
  private func successor(of id: ControlID, in old: [OverlayItem]) -> OverlayItem? {
    let place = old.firstIndex { $0.id == id } ?? 0
    if let same = shown.first(where: { $0.memoryKey == old[place].memoryKey }) { return same }
    guard rules.behavior.onRemoval == .nextEnabled else { return nil }
    // Controls behind the removed one come first, then new ones, then those before it.
    let behind = old.dropFirst(place + 1).filter { item($0.id) != nil }
    let before = old.prefix(place).filter { item($0.id) != nil }
    let added = shown.filter { new in !old.contains { $0.id == new.id } }
    return (behind + added + before).first(where: \.isEnabled)
  }
}
