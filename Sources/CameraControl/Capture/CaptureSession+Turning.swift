extension CaptureSession {
  /// Moves a control's value as a finger would that slides on it, with no overlay in between.
  ///
  /// It is the session's side of a slide: the value is stored and the action is called as if the
  /// overlay showed the control. A disabled control, and one that is not in the session, stays as it
  /// is.
  ///
  /// - Parameters:
  ///   - control: A control of the session.
  ///   - millimetres: How far the finger moves; negative is back.
  public func turn(_ control: CaptureControl, byMillimetres millimetres: Double) {
    guard control.core.session === self, control.core.isOperable(phone.quirks) else { return }
    control.mechanism.turn(
      ControlTurn(millimetres: millimetres, begins: false), on: phone)
  }
}
