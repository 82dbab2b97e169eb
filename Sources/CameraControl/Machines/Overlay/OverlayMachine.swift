/// The overlay of the Camera Control: hidden, one control, or the list.
///
/// A pure machine. It receives gestures, the controls that it could show, and the time. It returns
/// effects in the order in which they have to happen. `Docs/Semantics/OverlayTable.md` has the
/// whole table of states and inputs.
package struct OverlayMachine: Hashable, Sendable {
  /// A request that the machine makes.
  package enum Effect: Hashable, Sendable {
    /// Call the session's delegate.
    case callback(ControlsCallback, to: DelegateID, of: SessionID)
    /// Move a control's value.
    case slide(ControlID, millimeters: Double, begins: Bool)
    /// The overlay shows something else.
    case changed
    /// The focus was locked or unlocked.
    case focusLock(Bool)
    /// A slide through the list reached an end of the list.
    case reached(Landmark)
    /// Controls were added or removed while the overlay was open.
    case changedWhileOpen
    /// A finger's action had no effect.
    case nothing(Nothing)
  }

  /// The reason why a finger's action had no effect on the overlay.
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

  /// The state that the overlay has only while it is open.
  struct Presentation: Hashable, Sendable {
    var view: View
    /// The controls in the overlay; the stage's controls, unless the phone shows old ones.
    var items: [OverlayItem]
    var isFullscreen = false
    var deadline: PhoneInstant?
  }

  /// The content of the open overlay.
  enum View: Hashable, Sendable {
    /// One control is shown, ready to adjust. The next view is a control, the list, or nothing.
    case control(ShownControl)
    /// All controls are shown, one highlighted. The next view is a control, the list, or nothing.
    // Indirect, because a dial is large and every reading copies the view.
    indirect case list(Dial)
  }

  /// The control in the overlay, and the actions of a finger since the overlay showed it.
  struct ShownControl: Hashable, Sendable {
    let id: ControlID
    /// Whether no finger has moved the control yet, so that its first slide starts at its value.
    var isFresh = true
    /// Whether the control only replaces a removed control, and no finger has used it yet.
    var isStandIn = false
    /// What keeps the focus locked; `nil` if it is unlocked.
    var focusLock: FocusLock?
  }

  /// The recipient of a slide on the button: what the overlay showed when the slide began (OVL40).
  enum Slide: Hashable, Sendable {
    /// No slide is in progress. The next state is `here` or `elsewhere`.
    case none
    /// The overlay still shows the control or list that receives the slide. The next state is
    /// `elsewhere` or `none`.
    case here
    /// The control or list that receives the slide is hidden, or there is none. The next state is
    /// `here` or `none`.
    case elsewhere
  }

  /// The press or the finger that keeps the focus locked.
  enum FocusLock: Hashable, Sendable {
    /// The light press that locked the focus. The next state is `finger` or unlocked.
    case press
    /// The finger still on the button after the light press. The next state is `press` or unlocked.
    case finger
  }

  var rules: OverlayRules
  var stage: OverlayStage?
  /// The open overlay; `nil` while it is hidden.
  var presentation: Presentation?
  var isTouched = false
  var isPressed = false
  var buttonSlide = Slide.none
  var memory: [String: ControlPlace] = [:]

  /// Creates a hidden overlay.
  package init(rules: OverlayRules) { self.rules = rules }

  /// The content of the overlay, as a value.
  package enum Appearance: Hashable, Sendable {
    case hidden
    case control(ControlID)
    case list([ControlID], highlighted: Int)
  }

  package var appearance: Appearance {
    switch presentation?.view {
    case nil: .hidden
    case .control(let control): .control(control.id)
    case .list(let dial): .list(items.map(\.id), highlighted: Int(dial.value))
    }
  }

  var isListShown: Bool { if case .list = presentation?.view { true } else { false } }

  /// The control that the overlay shows, if a finger can operate it.
  var operableControl: ControlID? {
    guard case .control(let control) = presentation?.view else { return nil }
    return isOperable(control.id) ? control.id : nil
  }

  var isOpen: Bool { if case .some = presentation { true } else { false } }

  var items: [OverlayItem] { presentation?.items ?? [] }

  var isFullscreen: Bool { presentation?.isFullscreen ?? false }

  var focusLock: FocusLock? {
    if case .control(let control) = presentation?.view { control.focusLock } else { nil }
  }

  package var isFocusLocked: Bool { focusLock != nil }

  package var deadline: PhoneInstant? { presentation?.deadline }

  /// Returns whether the machine still mentions a control.
  func mentions(_ id: ControlID) -> Bool {
    items.contains { $0.id == id } || stage?.items.contains { $0.id == id } ?? false
  }

  /// Counts the deadline from another instant.
  mutating func rebase(to origin: PhoneInstant) {
    let deadline = deadline?.counted(from: origin)
    presentation?.deadline = deadline
  }

  func item(_ id: ControlID) -> OverlayItem? { items.first { $0.id == id } }

  /// Returns whether a control is shown and reacts to a finger.
  func isOperable(_ id: ControlID) -> Bool {
    presentation?.items.contains { $0.id == id && $0.isOperable } ?? false
  }

  /// The time in nanoseconds after which the overlay closes, if it does.
  var timeout: Int64? {
    switch presentation?.view {
    case nil: nil
    case .control: rules.controlTimeout
    case .list: rules.listTimeout
    }
  }

  /// Returns a sentence for each invariant that does not hold after an input, or none.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    switch presentation?.view {
    case nil: return []
    case .control(let control):
      if item(control.id) == nil { broken.append("shows a control that is not there") }
    case .list(let dial):
      if !items.indices.contains(Int(dial.value)) { broken.append("highlights nothing") }
    }
    if isFocusLocked, !rules.focusLock { broken.append("a focus locked against the settings") }
    if !isTouched, !isPressed, timeout != nil, deadline == nil {
      broken.append("open without a deadline")
    }
    if focusLock == .finger, !isTouched { broken.append("the focus is locked without a finger") }
    if stage?.delegate == nil { broken.append("open without a delegate") }
    return broken
  }
}
