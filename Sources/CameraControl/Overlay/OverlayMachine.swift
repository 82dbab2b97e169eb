/// The overlay of the Camera Control: hidden, one control, or the list.
///
/// A pure machine. It is told what fingers mean, what could be shown, and that time passed; it
/// answers with effects in the order in which they have to happen. The whole table of states and
/// inputs stands in `Docs/Semantics.md`.
package struct OverlayMachine: Hashable, Sendable {
  /// What the machine asks for.
  package enum Effect: Hashable, Sendable {
    /// Tell the session's delegate.
    case callback(ControlsCallback, to: DelegateID, of: SessionID)
    /// Move a control's value.
    case turn(ControlID, millimetres: Double, begins: Bool)
    /// Something else is shown now.
    case changed
    /// The focus is locked or free.
    case focusLock(Bool)
    /// Controls came or went under the open overlay.
    case changedWhileOpen
    /// What a finger did led to nothing.
    case nothing(Nothing)
  }

  /// Why what a finger did led to nothing, as far as the overlay can tell.
  package enum Nothing: Hashable, Sendable {
    /// A light press could not open the overlay.
    case cannotOpen
    /// A finger slid while nothing was shown.
    case slideWhileHidden
    /// A finger slid on a control that does not react.
    case slideOnInert(ControlID)
    /// A light press or a tap on a disabled item of the list.
    case itemDisabled(ControlID)
    /// A tap on an item that the list does not have.
    case noSuchItem(Int)
    /// A finger on the screen where no overlay is.
    case touchWhileHidden
  }

  /// Where the overlay is.
  enum State: Hashable, Sendable {
    /// Nothing is shown. Can transition to: control, list.
    case hidden
    /// One control is shown, ready to adjust. Can transition to: control, list, hidden.
    case control(ControlID)
    /// All controls are shown, one highlighted. Can transition to: control, list, hidden.
    case list(Dial)
  }

  package var rules: OverlayRules
  var state = State.hidden
  package internal(set) var stage: OverlayStage?
  /// What the open overlay shows; differs from the stage only where a phone shows old controls.
  var shown: [OverlayItem] = []
  package internal(set) var isFullscreen = false
  var isTouched = false
  var isPressed = false
  /// Whether no finger has moved the shown control yet: its first slide starts from its value.
  var isFresh = false
  package internal(set) var isFocusLocked = false
  package internal(set) var deadline: PhoneInstant?
  var memory = OverlayMemory()

  /// Makes a hidden overlay.
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

  package var isOpen: Bool {
    if case .hidden = state { false } else { true }
  }

  /// Whether the machine still knows a control by its identifier.
  package func mentions(_ id: ControlID) -> Bool {
    shown.contains { $0.id == id } || stage?.items.contains { $0.id == id } ?? false
  }

  func item(_ id: ControlID) -> OverlayItem? { shown.first { $0.id == id } }

  /// Whether a control that is shown reacts to a finger.
  func isOperable(_ id: ControlID) -> Bool { shown.contains { $0.id == id && $0.isOperable } }

  var timeout: Duration? {
    switch state {
    case .hidden: nil
    case .control: rules.behavior.timeouts.control
    case .list: rules.behavior.timeouts.list
    }
  }

  /// What must hold after every input; a sentence for each thing that does not.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    switch state {
    case .hidden:
      if deadline != nil { broken.append("hidden with a deadline") }
      if isFullscreen { broken.append("hidden and in fullscreen") }
      if isFocusLocked { broken.append("hidden with the focus locked") }
      if !shown.isEmpty { broken.append("hidden with controls") }
    case .control(let id):
      if item(id) == nil { broken.append("shows a control that is not there") }
    case .list(let dial):
      if !shown.indices.contains(Int(dial.value)) { broken.append("highlights nothing") }
      if isFocusLocked { broken.append("list with the focus locked") }
    }
    if isOpen, !isTouched, !isPressed, timeout != nil, deadline == nil {
      broken.append("open without a deadline")
    }
    if isOpen, stage?.delegate == nil { broken.append("open without a delegate") }
    return broken
  }
}
