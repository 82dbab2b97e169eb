/// The overlay of the Camera Control: hidden, one control, or the list.
///
/// A pure machine. It is told what fingers mean, what could be shown, and that time passed; it
/// answers with effects in the order in which they have to happen. The whole table of states and
/// inputs stands in `Docs/Semantics.md`.
package struct OverlayMachine<Subject: OverlaySubject>: Sendable {
  /// What the machine asks for.
  package enum Effect: Equatable, Sendable {
    /// Tell the delegate.
    case callback(ControlsCallback)
    /// Tell the delegate that was just cleared.
    case lastCallback(ControlsCallback)
    /// Move a control's value.
    case turn(Subject, millimetres: Double, begins: Bool)
    /// Something else is shown now.
    case changed
    /// The focus is locked or free.
    case focusLock(Bool)
    /// Controls came or went under the open overlay.
    case changedWhileOpen
  }

  /// Where the overlay is.
  enum State: Sendable {
    /// Nothing is shown. Can transition to: control, list.
    case hidden
    /// One control is shown, ready to adjust. Can transition to: control, list, hidden.
    case control(Subject)
    /// All controls are shown, one highlighted. Can transition to: control, list, hidden.
    case list(Dial)
  }

  package var rules: OverlayRules
  var state = State.hidden
  var stage: OverlayStage<Subject>?
  /// What the open overlay shows; differs from the stage only where a phone shows old controls.
  var shown: [Subject] = []
  var isFullscreen = false
  var isTouched = false
  var isPressed = false
  /// Whether no finger has moved the shown control yet: its first slide starts from its value.
  var isFresh = false
  package internal(set) var isFocusLocked = false
  package internal(set) var deadline: PhoneInstant?
  var memory: [String: RememberedControl] = [:]

  /// Makes a hidden overlay.
  package init(rules: OverlayRules) {
    self.rules = rules
  }

  /// What is shown, as a value.
  package enum Appearance: Equatable, Sendable {
    case hidden
    case control(Subject)
    case list([Subject], highlighted: Int)
  }

  package var appearance: Appearance {
    switch state {
    case .hidden: .hidden
    case .control(let subject): .control(subject)
    case .list(let dial): .list(shown, highlighted: Int(dial.value))
    }
  }

  package var isOpen: Bool {
    if case .hidden = state { false } else { true }
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
    case .control(let subject):
      if !shown.contains(subject) { broken.append("shows a control that is not there") }
    case .list(let dial):
      if !shown.indices.contains(Int(dial.value)) { broken.append("highlights nothing") }
      if isFocusLocked { broken.append("list with the focus locked") }
    }
    if isOpen, !isTouched, !isPressed, timeout != nil, deadline == nil {
      broken.append("open without a deadline")
    }
    if isOpen, stage?.hasDelegate != true { broken.append("open without a delegate") }
    return broken
  }

  var timeout: Duration? {
    switch state {
    case .hidden: nil
    case .control: rules.behavior.timeouts.control
    case .list: rules.behavior.timeouts.list
    }
  }
}
