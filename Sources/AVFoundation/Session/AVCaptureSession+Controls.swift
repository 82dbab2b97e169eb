import CameraControl
public import Dispatch

extension AVCaptureSession {
  /// Whether the phone has a Camera Control.
  public var supportsControls: Bool { session.supportsControls }

  /// How many controls the session takes; 0 on a phone without a Camera Control.
  public var maxControlsCount: Int { session.maxControlsCount }

  /// The controls, in the order they were added.
  public var controls: [AVCaptureControl] {
    let controls = session.controls
    return members.withLock { members in
      Handoff(controls.compactMap { members.controls[ObjectIdentifier($0)]?.value })
    }.value
  }

  /// Tells whether the session would take a control now.
  public func canAddControl(_ control: AVCaptureControl) -> Bool {
    control.wasAskedFor = true
    guard let control = control.control else { return false }
    return session.canAddControl(control)
  }

  /// Adds a control that the session takes; for any other a phone raises an exception.
  public func addControl(_ control: AVCaptureControl) {
    if !control.wasAskedFor { phone.report(.addedWithoutAsking(control.name)) }
    control.wasAskedFor = false
    phone.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { throw .inert(control.name) }
      let (key, object) = (ObjectIdentifier(real), Handoff(control))
      // Known before it is added: whoever hears of it finds it.
      let isNew = members.withLock { members in
        defer { members.controls[key] = object }
        return members.controls[key] == nil
      }
      do throws(CaptureError) {
        try session.addControl(real)
      } catch {
        if isNew { _ = members.withLock { $0.controls.removeValue(forKey: key) } }
        throw error
      }
    }
  }

  /// Removes a control; one that is not in the session is left alone.
  public func removeControl(_ control: AVCaptureControl) {
    phone.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { return }
      try session.removeControl(real)
      // Let go of outside the lock: with it, objects of the app can go.
      let gone = members.withLock { $0.controls.removeValue(forKey: ObjectIdentifier(real)) }
      withExtendedLifetime(gone) {}
    }
  }

  /// Says who hears of the controls, and on which queue; (nil, nil) clears both.
  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
    queue controlsDelegateCallbackQueue: DispatchQueue?
  ) {
    let proxy = controlsDelegate.map { Handoff(ControlsDelegateProxy($0, of: self)) }
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in
      try session.setControlsDelegate(proxy?.value, queue: controlsDelegateCallbackQueue)
      members.withLock { members in
        members.proxy = proxy
        members.queue = controlsDelegateCallbackQueue
      }
    }
  }

  /// Who hears of the controls, if it still exists.
  public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    members.withLock { $0.proxy }?.value.delegate
  }

  /// Where the delegate is called.
  public var controlsDelegateCallbackQueue: DispatchQueue? { members.withLock { $0.queue } }
}

extension CaptureError {
  fileprivate static func inert(_ title: String) -> CaptureError {
    CaptureError(
      Code(rawValue: "inertControl"), rule: "SES09",
      "The control “\(title)” could not be made and does nothing; mend its arguments first.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] control cannot be added"))
  }
}

extension CaptureDiagnostic {
  fileprivate static func addedWithoutAsking(_ title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "added-without-asking",
      finding: "A control was added without asking whether the session takes it.",
      source: title, rule: "SES09",
      remedy: "Ask canAddControl first, and leave the control out if the answer is no.")
  }
}
