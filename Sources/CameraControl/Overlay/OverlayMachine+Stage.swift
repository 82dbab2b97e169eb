extension OverlayMachine {
  /// What could be shown has changed, or is looked at again before a press.
  package mutating func setStage(
    _ new: OverlayStage<Subject>?, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    defer { stage = new }
    guard isOpen else { return }
    guard let new, new.isUsable, new.app == stage?.app else {
      close(into: &effects)
      return
    }
    guard new.hasDelegate else {
      closeWithoutDelegate(into: &effects)
      return
    }
    if new.subjects != stage?.subjects {
      effects.append(.changedWhileOpen)
      follow(new.subjects, at: instant, into: &effects)
    }
  }

  /// An app ended: what is remembered of it goes, unless the phone keeps it.
  package mutating func forget(app: String) {
    if rules.behavior.memory != .persisted { memory[app] = nil }
  }

  /// The button is gone or switched off: no finger is on it any more.
  package mutating func loseButton(at instant: PhoneInstant, into effects: inout [Effect]) {
    isTouched = false
    isPressed = false
    releaseFocus(into: &effects)
    restartTimer(at: instant)
  }

  private mutating func follow(
    _ subjects: [Subject], at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    if rules.behavior.runtimeMutation == .stale { return }
    if subjects.isEmpty {
      if !rules.quirks.staleOverlayAfterRemoval { close(into: &effects) }
      return
    }
    let old = shown
    shown = subjects
    switch state {
    case .hidden:
      break
    case .control(let subject):
      if subjects.contains(subject) {
        effects.append(.changed)
      } else if let successor = successor(of: subject, in: old) {
        show(successor, into: &effects)
      } else {
        close(into: &effects)
      }
    case .list(let dial):
      let highlighted = old[Int(dial.value)]
      let index =
        subjects.firstIndex(of: highlighted)
        ?? subjects.firstIndex { $0.memoryKey == highlighted.memoryKey }
        ?? min(Int(dial.value), subjects.count - 1)
      state = .list(listDial(highlighting: subjects[index], of: subjects))
      effects.append(.changed)
    }
    restartTimer(at: instant)
  }

  /// What is shown when the shown control is gone: the same one made anew, or the next enabled one.
  private func successor(of subject: Subject, in old: [Subject]) -> Subject? {
    if let same = shown.first(where: { $0.memoryKey == subject.memoryKey }) { return same }
    guard rules.behavior.onRemoval == .nextEnabled else { return nil }
    let place = old.firstIndex(of: subject) ?? 0
    // What stood behind the removed control comes first, then what stood before it.
    let behind = old.dropFirst(place + 1).filter(shown.contains)
    let before = old.prefix(place).filter(shown.contains)
    let added = shown.filter { !old.contains($0) }
    return (behind + added + before).first(where: \.isEnabled)
  }
}
