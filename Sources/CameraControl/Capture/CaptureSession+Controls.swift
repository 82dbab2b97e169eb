extension CaptureSession {
  /// Whether the phone has a Camera Control.
  public var supportsControls: Bool { phone.model.hasCameraControl }

  /// How many controls the session takes; 0 on a phone without a Camera Control.
  public var maxControlsCount: Int { withState { $0.roster.limit } }

  /// The controls, in the order they were added.
  public var controls: [CaptureControl] { withState { $0.roster.controls } }

  /// Tells whether the session would take a control now.
  public func canAddControl(_ control: CaptureControl) -> Bool {
    reasonNotToAdd(control) == nil
  }

  /// Why the session would not take a control now, as ``addControl(_:)`` would throw it.
  ///
  /// - Parameter control: The control that is to be added.
  /// - Returns: The refusal, which a person can read, or nil if the session would take the control.
  public func reasonNotToAdd(_ control: CaptureControl) -> CaptureError? {
    if let error = refusalWhileOpen("addControl:") { return error }
    return withState { $0.roster.refusal(for: control) }
  }

  /// Adds a control behind the others.
  ///
  /// - Parameter control: A control that is in no session, and that has an action unless it is a
  ///   system slider.
  /// - Throws: ``CaptureError`` if the session does not take it; see ``reasonNotToAdd(_:)``.
  public func addControl(_ control: CaptureControl) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    if let error = refusalWhileOpen("addControl:") { throw error }
    let answer = withState { state -> Result<[CaptureDiagnostic], CaptureError> in
      if let error = state.roster.refusal(for: control) { return .failure(error) }
      guard let findings = control.core.claim(for: self) else {
        // Another session was faster, between the refusal check and the claim.
        return .failure(.alreadyAdded(control.mechanism.name))
      }
      state.roster.add(control)
      state.settle()
      return .success(findings)
    }
    let findings = try answer.get()
    control.mechanism.device?.attach(to: phone)
    for finding in findings { phone.report(finding) }
    phone.checkSymbol(of: control)
    phone.sessionChanged(self)
  }

  /// Removes a control; one that is not in the session is left alone, and a diagnostic says so.
  ///
  /// - Parameter control: The control.
  /// - Throws: ``CaptureError`` on a phone without a Camera Control.
  public func removeControl(_ control: CaptureControl) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    guard supportsControls else { throw .cannotRemoveWithoutHardware(control.mechanism.name) }
    if let error = refusalWhileOpen("removeControl:") { throw error }
    let wasThere = withState { state in
      guard state.roster.remove(control) else { return false }
      control.core.release()
      state.settle()
      return true
    }
    if wasThere {
      phone.sessionChanged(self)
    } else {
      phone.report(.removedUnknown(control.mechanism.name))
    }
  }

  /// Says who hears of the controls, and where; (nil, nil) clears both.
  ///
  /// The session does not keep the delegate.
  ///
  /// - Parameters:
  ///   - controlsDelegate: Who hears when the controls become active and inactive.
  ///   - controlsDelegateCallbackQueue: Where the delegate is called.
  /// - Throws: ``CaptureError`` for a delegate without a queue, and on a phone without a Camera
  ///   Control.
  public func setControlsDelegate(
    _ controlsDelegate: (any CaptureSessionControlsDelegate)?,
    queue controlsDelegateCallbackQueue: (any CallbackQueue)?
  ) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    guard supportsControls else { throw .cannotDelegateWithoutHardware }
    var registration: DelegateRegistration?
    if let controlsDelegate {
      guard let controlsDelegateCallbackQueue else { throw .delegateWithoutQueue }
      registration = DelegateRegistration(controlsDelegate, queue: controlsDelegateCallbackQueue)
    }
    // What was set before is let go of outside the lock: a queue can be an object of the app.
    let old = withState { [registration] state in
      defer {
        state.registration = registration
        state.delegateQueue = controlsDelegateCallbackQueue
      }
      return (state.registration, state.delegateQueue)
    }
    withExtendedLifetime(old) {}
    phone.sessionChanged(self)
  }

  /// Who hears of the controls, if it still exists.
  public var controlsDelegate: (any CaptureSessionControlsDelegate)? {
    withState { $0.registration }?.object
  }

  /// Where the delegate is called.
  public var controlsDelegateCallbackQueue: (any CallbackQueue)? {
    withState { $0.delegateQueue }
  }

  private func refusalWhileOpen(_ selector: String) -> CaptureError? {
    guard phone.behavior.overlay.runtimeMutation == .rejected, phone.showsControls(of: self) else {
      return nil
    }
    return .overlayIsOpen(selector)
  }
}
