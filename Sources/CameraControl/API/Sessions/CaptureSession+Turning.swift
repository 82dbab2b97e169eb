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
    let turn = ControlTurn(millimetres: millimetres, begins: false)
    let host = host
    host.hold()
    defer { host.release() }
    if control.core.device == nil {
      var delivery = host.recordDelivery()
      control.core.turn(turn, of: id, on: host, in: &delivery)
      delivery.flush()
    } else if let control = control.core.id(in: id, on: host) {
      host.step { $0.world.turn(control, of: id, turn, into: &$0.batch) }
    }
  }
}
