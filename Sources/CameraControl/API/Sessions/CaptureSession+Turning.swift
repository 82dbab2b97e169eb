extension CaptureSession {
  /// Moves a control's value as a sliding finger would, with no overlay in between.
  ///
  /// This is the session's side of a slide: the value is stored and the action is called as if the
  /// overlay showed the control. A control that is disabled or not in the session does not change.
  ///
  /// - Parameters:
  ///   - control: A control of the session.
  ///   - millimetres: How far the finger moves; negative is back.
  public func turn(_ control: CaptureControl, byMillimetres millimetres: Double) {
    guard let control = control.core.id(in: id, on: host) else { return }
    host.step { $0.world.turn(control, of: id, byMillimetres: millimetres) }
  }
}
