extension OverlayMachine {
  /// Handles a light press, or the first of two.
  package mutating func lightPress(at instant: PhoneInstant, into effects: inout [Effect]) {
    // What follows without a lift is another slide (GST15).
    defer { buttonSlide = .none }
    switch presentation?.view {
    case nil:
      guard let item = openable(into: &effects) else { return }
      open(on: item, at: instant, into: &effects)
    case .control(let control):
      switch rules.behavior.lightPressInControl {
      case .ignore: restartTimer(at: instant)
      case .dismiss: close(into: &effects)
      case .list: showList(highlighting: control.id, at: instant, into: &effects)
      }
    case .list(let dial): openItem(Int(dial.value), at: instant, into: &effects)
    }
  }

  /// Handles the second of two light presses; the first has already taken effect.
  package mutating func doubleLightPress(at instant: PhoneInstant, into effects: inout [Effect]) {
    defer { buttonSlide = .none }
    switch presentation?.view {
    case nil:
      guard let item = openable(into: &effects) else { return }
      let items = stage?.items ?? []
      if listIsWorthwhile(shownCount: items.count) {
        open(list(of: items, highlighting: item.id), at: instant, into: &effects)
      } else {
        open(on: item, at: instant, into: &effects)
      }
    case .control(let control):
      guard listIsWorthwhile(shownCount: items.count) else {
        restartTimer(at: instant)
        return
      }
      showList(highlighting: control.id, at: instant, into: &effects)
    case .list:
      // The first press stayed in the list, or opened it: either way, the pair ends in the list.
      restartTimer(at: instant)
    }
  }

  /// Handles a light press that is held.
  package mutating func lightHold(at instant: PhoneInstant, into effects: inout [Effect]) {
    restartTimer(at: instant)
    if rules.focusLock { setFocusLock(.press, into: &effects) }
  }

  /// Handles the release of a light press; a finger that stays on the button keeps the focus locked.
  package mutating func lightRelease(at instant: PhoneInstant, into effects: inout [Effect]) {
    if isFocusLocked { setFocusLock(isTouched ? .finger : nil, into: &effects) }
    restartTimer(at: instant)
  }

  /// Returns whether a part of a slide opens the overlay, if there is something to show (OVL37).
  func mayOpen(bySlideThatBegins begins: Bool) -> Bool {
    !isOpen && rules.slideOpens && (begins || buttonSlide == .none)
  }

  /// Handles a finger that moves along the button.
  package mutating func slide(
    _ millimeters: Double, begins: Bool, at instant: PhoneInstant,
    into effects: inout [Effect]
  ) {
    if begins || buttonSlide == .none {
      let opens = mayOpen(bySlideThatBegins: begins)
      buttonSlide = isOpen ? .here : .elsewhere
      // The slide that opens the overlay moves nothing (OVL38).
      if opens, let item = openable() { return open(on: item, at: instant, into: &effects) }
    } else if buttonSlide == .elsewhere {
      return restartTimer(at: instant)
    }
    guard isOpen else {
      // One slide has many parts; reporting once that it has no effect is enough.
      if begins { effects.append(.nothing(.slideWhileHidden)) }
      return
    }
    move(millimeters, begins: begins, at: instant, into: &effects)
  }

  /// Moves the shown control or list with a finger, on the button or on the screen.
  // Inlined, because every part of a slide passes here.
  @inline(__always) private mutating func move(
    _ millimeters: Double, begins: Bool, at instant: PhoneInstant,
    into effects: inout [Effect]
  ) {
    switch presentation?.view {
    case nil: return
    case .control(var control):
      let isAnew = begins || control.isFresh
      if isOperable(control.id) {
        // A stand-in becomes the last used control with its first use.
        if control.isStandIn, let item = item(control.id) { remember(item) }
        control.isStandIn = false
        effects.append(.slide(control.id, millimeters: millimeters, begins: isAnew))
      } else if isAnew {
        effects.append(.nothing(.slideOnInert(control.id)))
      }
      control.isFresh = false
      presentation?.view = .control(control)
    case .list(var dial):
      if begins { dial.anchor() }
      let moved = dial.slide(byMillimeters: millimeters, tuning: rules.slide) != nil
      presentation?.view = .list(dial)
      guard moved else { break }
      if let landmark = dial.landmark(tuning: rules.slide) { effects.append(.reached(landmark)) }
      effects.append(.changed)
    }
    restartTimer(at: instant)
  }

  /// Handles a finger that comes down on the button.
  package mutating func touchBegan() {
    isTouched = true
    if rules.behavior.contactKeepsAlive { presentation?.deadline = nil }
  }

  /// Handles a finger that leaves the button.
  package mutating func touchEnded(at instant: PhoneInstant, into effects: inout [Effect]) {
    isTouched = false
    buttonSlide = .none
    if focusLock == .finger { setFocusLock(nil, into: &effects) }
    if rules.behavior.contactKeepsAlive { restartTimer(at: instant) }
  }

  /// Handles the button going all the way down.
  package mutating func clickDown() {
    isPressed = true
    buttonSlide = .none
    presentation?.deadline = nil
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
      if case .control(let control) = presentation?.view {
        showList(highlighting: control.id, at: instant, into: &effects)
      }
    case .drag(let millimeters):
      // A drag arrives in parts, and the first one is not marked, so every part that changes
      // nothing is reported.
      if case .control(let control) = presentation?.view,
        !isOperable(control.id), !control.isFresh
      {
        effects.append(.nothing(.slideOnInert(control.id)))
      }
      move(millimeters, begins: false, at: instant, into: &effects)
    case .tapItem(let index):
      if case .list = presentation?.view, items.indices.contains(index) {
        openItem(index, at: instant, into: &effects)
      } else {
        effects.append(.nothing(.noSuchItem(index)))
        restartTimer(at: instant)
      }
    case .tapOutside, .swipeToBezel: close(into: &effects)
    }
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant, into effects: inout [Effect]) {
    guard let deadline, deadline <= instant else { return }
    close(into: &effects)
  }
}

/// A touch gesture on the screen that operates the overlay.
public enum OverlayTouch: Hashable, Codable, Sendable {
  /// The finger swipes away from the button, and the list opens.
  case swipeAway
  /// The finger swipes toward the button, and the overlay closes.
  case swipeToBezel
  /// The finger moves along the bezel by a number of millimeters, with the effect of a slide.
  case drag(millimeters: Double)
  /// The finger taps an item of the list, and the overlay shows that control.
  case tapItem(Int)
  /// The finger taps outside the overlay, and the overlay closes.
  case tapOutside
}
