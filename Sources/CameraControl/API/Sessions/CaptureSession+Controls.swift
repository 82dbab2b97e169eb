extension CaptureSession {
  /// Whether the phone has a Camera Control, and iOS 18 or later (SES47).
  public var supportsControls: Bool { host.read { $0.world.supportsControls } }

  /// The largest number of controls that the session accepts (SES08); 0 if the phone supports none
  /// (SES03).
  public var maxControlsCount: Int { host.read { $0.world.maxControls } }

  /// The controls, in the order they were added.
  public var controls: [CaptureControl] {
    host.objects { state in
      state.world.read(id, \.roster.controls).map { state.registry.controls[$0] }
    }
  }

  /// Returns whether the session would accept a control now (SES07, SES10).
  ///
  /// If the result is `false`, ``Phone/findings`` contains the reason until the session accepts the
  /// control.
  public func canAddControl(_ control: CaptureControl) -> Bool {
    guard let refusal = reasonNotToAdd(control) else { return true }
    let key = control.core.memoryKey
    host.change { $0.world.recordOmission(.control(key), of: id, because: refusal) }
    return false
  }

  /// Withdraws the finding about a control that the app added although the check had failed.
  package func clearOmission(of control: CaptureControl) {
    let key = control.core.memoryKey
    host.change { $0.world.clearOmission(.control(key), of: id) }
  }

  /// Returns the error that ``addControl(_:)`` would throw if your app called it now.
  ///
  /// ```swift
  /// if let refusal = session.reasonNotToAdd(focus) {
  ///   print(refusal.message)
  /// }
  /// ```
  ///
  /// - Parameter control: The control to add.
  /// - Returns: The error, with a readable message, or `nil` if the session accepts the control.
  public func reasonNotToAdd(_ control: CaptureControl) -> CaptureError? {
    control.core.reasonNotToJoin(id, on: host, as: control)
  }

  /// Adds a control after the session's other controls.
  ///
  /// - Parameter control: A control that isn't in a session. Every control except a system slider
  ///   needs an action.
  /// - Throws: ``CaptureError`` if the session is full (SES07), or if the control has no action
  ///   (SES10) or is already in a session (SES11); see ``reasonNotToAdd(_:)-(CaptureControl)``.
  public func addControl(_ control: CaptureControl) throws(CaptureError) {
    host.holdCourier()
    defer { host.releaseCourier() }
    try control.core.join(id, on: host, as: control)
    if let queue = control.core.actionQueue { host.courier?.expect(queue) }
  }

  /// Removes a control.
  ///
  /// If the control isn't in the session, the phone only records a diagnostic (SES19).
  ///
  /// - Parameter control: The control.
  /// - Throws: ``CaptureError`` on a phone without a Camera Control (SES04).
  public func removeControl(_ control: CaptureControl) throws(CaptureError) {
    host.holdCourier()
    defer { host.releaseCourier() }
    try control.core.leave(id, on: host)
  }

  /// Sets the controls delegate and the queue for its callbacks; pass `nil` for both to clear them.
  ///
  /// The session doesn't retain the delegate. A callback that the session sent before this call
  /// still reaches the earlier delegate, on that delegate's queue. If you set the same delegate
  /// with the same queue again, nothing changes.
  ///
  /// - Parameters:
  ///   - controlsDelegate: The delegate to notify when the controls become active and inactive.
  ///   - controlsDelegateCallbackQueue: The queue on which the session calls the delegate.
  /// - Throws: ``CaptureError`` for a delegate without a queue (SES20), and on a phone without a
  ///   Camera Control (SES05).
  public func setControlsDelegate(
    _ controlsDelegate: (any CaptureSessionControlsDelegate)?,
    queue controlsDelegateCallbackQueue: (any CallbackQueue)?
  ) throws(CaptureError) { try setDelegate(controlsDelegate, queue: controlsDelegateCallbackQueue) }

  /// Sets a controls delegate that only forwards calls.
  // A separate method, because asking whether a delegate forwards costs as much as a reading.
  package func setControlsDelegate(
    forwarding forwarder: (any ForwardingControlsDelegate)?, queue: (any CallbackQueue)?
  ) throws(CaptureError) { try setDelegate(forwarder, forwarder: forwarder, queue: queue) }

  private func setDelegate(
    _ delegate: (any CaptureSessionControlsDelegate)?,
    forwarder: (any ForwardingControlsDelegate)? = nil, queue: (any CallbackQueue)?
  ) throws(CaptureError) {
    // Created before the lock is taken; the old one is released after it, as both are app objects.
    let registration: DelegateRegistration?
    if let delegate, let queue {
      // One registration has one lane, which keeps the callbacks in order on every queue.
      if let known = self.registration, known.queue === queue, known.object === delegate { return }
      registration = DelegateRegistration(delegate, forwarder: forwarder, queue: queue)
    } else {
      registration = nil
    }
    let isSet = delegate != nil
    let name = queue.map { host.name(of: $0) }
    let oldQueue = try host.change { [id] (state) throws(CaptureError) in
      let new = try state.world.setDelegate(isSet: isSet, queue: name, of: id)
      if let new, let registration { state.registry.delegates[new] = registration }
      return state.registry.setQueue(queue, of: id)
    }
    withExtendedLifetime(oldQueue) {}
    if let queue { host.courier?.expect(queue) }
  }

  /// The controls delegate, if it still exists.
  public var controlsDelegate: (any CaptureSessionControlsDelegate)? { registration?.object }

  private var registration: DelegateRegistration? {
    let object = host.read { state in
      state.world.read(id, \.delegate).flatMap { state.registry.delegates[$0] }
    }
    return object as? DelegateRegistration
  }

  /// The queue on which the session calls the delegate.
  public var controlsDelegateCallbackQueue: (any CallbackQueue)? {
    host.read { $0.registry.queue(of: id) }
  }

  /// Moves a control's value as a finger does that slides forward, or back if the distance is negative.
  ///
  /// This is the session's side of a slide: the value is stored and the action is called as if the
  /// overlay showed the control. A control that is disabled or not in the session does not change.
  package func slide(_ control: CaptureControl, byMillimeters millimeters: Double) {
    let session = id
    guard let control = control.core.id(in: session, on: host) else { return }
    host.change { $0.world.slide(control, of: session, byMillimeters: millimeters) }
  }
}
