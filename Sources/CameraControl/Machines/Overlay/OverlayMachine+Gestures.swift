extension OverlayMachine {
  /// Handles a light press, or the first of two.
  package mutating func lightPress(at instant: PhoneInstant, into effects: inout [Effect]) {
    switch state {
    case .hidden:
      guard let item = openable(into: &effects) else { return }
      open(.control(item.id), using: item, at: instant, into: &effects)
    case .control(let id):
      switch rules.behavior.lightPressInControl {
      case .ignore: restartTimer(at: instant)
      case .dismiss: close(into: &effects)
      case .list: showList(highlighting: id, at: instant, into: &effects)
      }
    case .list(let dial):
      openItem(Int(dial.value), at: instant, into: &effects)
    }
  }

  /// Handles the second of two light presses; the first has already taken effect.
  package mutating func doubleLightPress(
    at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    switch state {
    case .hidden:
      guard let item = openable(into: &effects) else { return }
      guard listIsWorthwhile(shownCount: stage?.items.count ?? 0) else {
        open(.control(item.id), using: item, at: instant, into: &effects)
        return
      }
      open(
        .list(listDial(highlighting: item.id, of: stage?.items ?? [])), using: nil,
        at: instant, into: &effects)
    case .control(let id):
      guard listIsWorthwhile(shownCount: shown.count) else {
        restartTimer(at: instant)
        return
      }
      showList(highlighting: id, at: instant, into: &effects)
    case .list:
      // The first press stayed in the list, or opened it: either way, the pair ends in the list.
      restartTimer(at: instant)
    }
  }

  /// Handles a light press that is held.
  package mutating func lightHold(at instant: PhoneInstant, into effects: inout [Effect]) {
    switch state {
    case .hidden, .list:
      restartTimer(at: instant)
    case .control:
      restartTimer(at: instant)
      guard rules.focusLock else { return }
      isHeldForFocus = true
      guard !isFocusLocked else { return }
      isFocusLocked = true
      effects.append(.focusLock(true))
    }
  }

  /// Handles the release of a light press; a finger that stays on the button keeps the focus locked.
  package mutating func lightRelease(at instant: PhoneInstant, into effects: inout [Effect]) {
    isHeldForFocus = false
    if !isTouched { releaseFocus(into: &effects) }
    restartTimer(at: instant)
  }

  /// Handles a finger that moves along the button.
  package mutating func slide(
    _ millimetres: Double, begins: Bool, at instant: PhoneInstant,
    into effects: inout [Effect]
  ) {
    switch state {
    case .hidden:
      // One slide has many parts; reporting once that it has no effect is enough.
      if begins { effects.append(.nothing(.slideWhileHidden)) }
      return
    case .control(let id):
      if isOperable(id) {
        if isStandIn { useStandIn(id) }
        effects.append(.turn(id, millimetres: millimetres, begins: begins || isFresh))
      } else if begins || isFresh {
        effects.append(.nothing(.slideOnInert(id)))
      }
      isFresh = false
    case .list(var dial):
      if begins { dial.anchor() }
      let moved = dial.slide(byMillimetres: millimetres, tuning: rules.slide) != nil
      state = .list(dial)
      guard moved else { break }
      if let landmark = dial.landmark(tuning: rules.slide) { effects.append(.reached(landmark)) }
      effects.append(.changed)
    }
    restartTimer(at: instant)
  }

  /// Handles a finger that comes down on the button.
  package mutating func touchBegan() {
    isTouched = true
    if rules.behavior.contactKeepsAlive { deadline = nil }
  }

  /// Handles a finger that leaves the button.
  package mutating func touchEnded(at instant: PhoneInstant, into effects: inout [Effect]) {
    isTouched = false
    if !isHeldForFocus { releaseFocus(into: &effects) }
    if rules.behavior.contactKeepsAlive { restartTimer(at: instant) }
  }

  /// Handles the button going all the way down.
  package mutating func clickDown() {
    isPressed = true
    deadline = nil
  }

  /// Handles the button coming up again.
  package mutating func clickUp(at instant: PhoneInstant, into effects: inout [Effect]) {
    isPressed = false
    if rules.behavior.overlayAfterClick == .dismiss, isOpen {
      close(into: &effects)
    } else {
      restartTimer(at: instant)
    }
  }

  /// Handles a finger that touches the overlay on the screen.
  package mutating func touch(
    _ touch: OverlayTouch, at instant: PhoneInstant, into effects: inout [Effect]
  ) {
    guard rules.behavior.overlayTouch, isOpen else {
      effects.append(.nothing(.touchWhileHidden))
      return
    }
    switch touch {
    case .swipeAway:
      restartTimer(at: instant)
      if case .control(let id) = state {
        showList(highlighting: id, at: instant, into: &effects)
      }
    case .drag(let millimetres):
      // A drag comes in parts and the first is not marked, so the parts add up, and each part that
      // changes nothing says so.
      if case .control(let id) = state, !isOperable(id), !isFresh {
        effects.append(.nothing(.slideOnInert(id)))
      }
      slide(millimetres, begins: false, at: instant, into: &effects)
    case .tapItem(let index):
      if case .list = state, shown.indices.contains(index) {
        openItem(index, at: instant, into: &effects)
      } else {
        effects.append(.nothing(.noSuchItem(index)))
        restartTimer(at: instant)
      }
    case .tapOutside, .swipeToBezel:
      close(into: &effects)
    }
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant, into effects: inout [Effect]) {
    guard let deadline, deadline <= instant else { return }
    close(into: &effects)
  }
}

/// A finger's action on the overlay on the screen.
public enum OverlayTouch: Hashable, Codable, Sendable {
  /// It swipes away from the button: the list opens.
  case swipeAway
  /// It swipes towards the button: the overlay closes.
  case swipeToBezel
  /// It moves along the button by a number of millimetres: like a slide.
  case drag(millimetres: Double)
  /// It taps an item of the list, which the overlay then shows.
  case tapItem(Int)
  /// It taps outside the overlay, which closes.
  case tapOutside
}
