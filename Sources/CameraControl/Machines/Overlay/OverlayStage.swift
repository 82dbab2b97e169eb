/// What the overlay could show: the controls and the delegate of the session that uses the camera.
package struct OverlayStage: Hashable, Sendable {
  /// The app whose last used control counts.
  var app: String

  /// The session that has the controls.
  var session: SessionID

  /// The controls, in the order of the list.
  var items: [OverlayItem]

  /// The delegate to call; without one, the overlay stays hidden.
  var delegate: DelegateID?

  /// Whether all other conditions are met: hardware, settings, a camera in use.
  var isUsable: Bool

  package init(
    app: String, session: SessionID, items: [OverlayItem], delegate: DelegateID?, isUsable: Bool
  ) {
    self.app = app
    self.session = session
    self.items = items
    self.delegate = delegate
    self.isUsable = isUsable
  }

  /// Returns whether another stage has the same controls in the same order.
  func hasSameControls(as other: OverlayStage) -> Bool {
    items.elementsEqual(other.items) { $0.id == $1.id }
  }
}

/// The facts that the overlay knows about a control.
package struct OverlayItem: Hashable, Sendable {
  let id: ControlID

  /// The part of a control that stays the same when an app creates the control again.
  var memoryKey: ControlMemoryKey

  /// Whether the app lets the person operate the control.
  var isEnabled: Bool

  /// Whether the control reacts to a finger; a quirk may leave an enabled control inert.
  var isOperable: Bool

  package init(
    id: ControlID, memoryKey: ControlMemoryKey, isEnabled: Bool = true, isOperable: Bool = true
  ) {
    self.id = id
    self.memoryKey = memoryKey
    self.isEnabled = isEnabled
    self.isOperable = isOperable
  }
}
