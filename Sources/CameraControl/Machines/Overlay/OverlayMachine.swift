/// The overlay of the Camera Control: hidden, one control, or the list.
///
/// A pure machine. It is told what fingers mean, what could be shown, and that time passed; it
/// answers with effects in the order in which they have to happen. `Docs/Semantics.md` has the
/// whole table of states and inputs.
package struct OverlayMachine: Hashable, Sendable {
  /// A request of the machine.
  package enum Effect: Hashable, Sendable {
    /// Call the session's delegate.
    case callback(ControlsCallback, to: DelegateID, of: SessionID)
    /// Move a control's value.
    case turn(ControlID, millimetres: Double, begins: Bool)
    /// What is shown has changed.
    case changed
    /// The focus was locked or unlocked.
    case focusLock(Bool)
    /// A slide through the list got to one of its ends.
    case reached(Landmark)
    /// Controls were added or removed while the overlay was open.
    case changedWhileOpen
    /// A finger's action had no effect.
    case nothing(Nothing)
  }

  /// The reason why a finger's action had no effect, as far as the overlay knows it.
  package enum Nothing: Hashable, Sendable {
    /// A light press could not open the overlay.
    case cannotOpen
    /// A finger slid while nothing was shown.
    case slideWhileHidden
    /// A finger slid on a control that does not react.
    case slideOnInert(ControlID)
    /// A light press or a tap hit a disabled item of the list.
    case itemDisabled(ControlID)
    /// A tap named an item that the list does not have.
    case noSuchItem(Int)
    /// A finger touched the screen where there is no overlay.
    case touchWhileHidden
  }

  /// What the overlay shows.
  enum State: Hashable, Sendable {
    /// Nothing is shown. Can transition to: control, list.
    case hidden
    /// One control is shown, ready to adjust. Can transition to: control, list, hidden.
    case control(ControlID)
    /// All controls are shown, one highlighted. Can transition to: control, list, hidden.
    // Indirect, because a dial is large and every reading copies the state to look at it.
    indirect case list(Dial)
  }

  var rules: OverlayRules
  var state = State.hidden
  var stage: OverlayStage?
  /// The controls in the open overlay; differs from the stage only where a phone shows old
  /// controls.
  var shown: [OverlayItem] = []
  var isFullscreen = false
  var isTouched = false
  var isPressed = false
  /// Whether no finger has moved the shown control yet, so that its first slide starts at its
  /// value.
  var isFresh = false
  /// Whether the control is shown only because the one in use was removed, and no finger has used it.
  var isStandIn = false
  package internal(set) var isFocusLocked = false
  /// Whether the light press that locked the focus has not been released.
  var isHeldForFocus = false
  package internal(set) var deadline: PhoneInstant?
  var memory = OverlayMemory()

  /// Creates a hidden overlay.
  package init(rules: OverlayRules) {
    self.rules = rules
  }

  /// What is shown, as a value.
  package enum Appearance: Hashable, Sendable {
    case hidden
    case control(ControlID)
    case list([ControlID], highlighted: Int)
  }
}

extension OverlayMachine {
  package var appearance: Appearance {
    switch state {
    case .hidden: .hidden
    case .control(let id): .control(id)
    case .list(let dial): .list(shown.map(\.id), highlighted: Int(dial.value))
    }
  }

  var isOpen: Bool {
    if case .hidden = state { false } else { true }
  }

  /// Whether there is something that the overlay could show.
  var hasStage: Bool {
    if case .some = stage { true } else { false }
  }

  /// Returns whether the machine still mentions a control.
  func mentions(_ id: ControlID) -> Bool {
    shown.contains { $0.id == id } || stage?.items.contains { $0.id == id } ?? false
  }

  /// Counts the deadline from another instant.
  mutating func rebase(to origin: PhoneInstant) {
    deadline = deadline?.counted(from: origin)
  }

  func item(_ id: ControlID) -> OverlayItem? { shown.first { $0.id == id } }

  /// Returns whether a control is shown and reacts to a finger.
  func isOperable(_ id: ControlID) -> Bool {
    shown.contains { $0.id == id && $0.isOperable }
  }

  /// The time in nanoseconds after which the overlay closes, if it does.
  var timeout: Int64? {
    switch state {
    case .hidden: nil
    case .control: rules.controlTimeout
    case .list: rules.listTimeout
    }
  }

  /// Returns a sentence for each invariant that does not hold after an input, or none.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    switch state {
    case .hidden:
      if deadline != nil { broken.append("hidden with a deadline") }
      if isFullscreen { broken.append("hidden and in fullscreen") }
      if isFocusLocked { broken.append("hidden with the focus locked") }
      if !shown.isEmpty { broken.append("hidden with controls") }
      if isStandIn { broken.append("hidden with a stand-in") }
    case .control(let id):
      if item(id) == nil { broken.append("shows a control that is not there") }
    case .list(let dial):
      if !shown.indices.contains(Int(dial.value)) { broken.append("highlights nothing") }
      if isFocusLocked { broken.append("list with the focus locked") }
    }
    if isFocusLocked, !rules.focusLock { broken.append("a focus locked against the settings") }
    if isOpen, !isTouched, !isPressed, timeout != nil, deadline == nil {
      broken.append("open without a deadline")
    }
    if isFocusLocked, !isTouched, !isHeldForFocus {
      broken.append("the focus is locked without a finger")
    }
    if isOpen, stage?.delegate == nil { broken.append("open without a delegate") }
    return broken
  }
}
