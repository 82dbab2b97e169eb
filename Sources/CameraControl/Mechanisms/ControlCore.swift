/// The implementation of every kind of control, behind one lock: what the control shows, the action
/// that it calls, and the session that it is in.
///
/// A control exists before its session. What a phone needs to know of it goes there as a snapshot
/// when it changes, under the control's lock, so that the phone learns of changes in their order.
package final class ControlCore: Sendable {
  package let kind: ControlKind

  /// The title for messages and for the overlay.
  package let name: String

  /// The symbol's name as the app gave it.
  package let symbolName: String

  /// The device that the control itself drives.
  package let device: CaptureDevice?

  /// The titles of a picker's values, if the app gave any.
  package let titles: [String]?

  let state: Guarded<ControlInside>

  /// Lets one call at a time reach an action, even while one queue replaces another (CTL18).
  let gate = LaneGate()

  /// Creates the core of a control that an app drives with an action.
  package init(
    _ kind: ControlKind, name: String, symbolName: String, scale: ValueScale,
    titles: [String]? = nil
  ) {
    self.kind = kind
    self.name = name
    self.symbolName = symbolName
    self.titles = titles
    device = nil
    systemAction = nil
    state = Guarded(ControlInside(dial: Dial(scale)))
  }

  /// Creates the core of a system slider, which drives a device.
  package init(
    driving device: CaptureDevice, _ kind: ControlKind,
    action: (@MainActor @Sendable (Double) -> Void)?
  ) throws(CaptureError) {
    // Nothing here is a read that an observation could follow: a control stays one if the format changes.
    switch kind {
    case .systemZoom:
      guard device.look(\.format.canZoom) else { throw .deviceCannotZoom(device) }
      (name, symbolName) = ("Zoom", "magnifyingglass")
    case .systemExposureBias, .slider, .indexPicker:
      guard device.look(\.format.canSetExposureBias) else { throw .deviceCannotSetBias(device) }
      (name, symbolName) = ("Exposure", "plusminus.circle")
    }
    self.kind = kind
    self.device = device
    titles = nil
    systemAction = action
    state = Guarded(ControlInside(dial: Dial(ValueScale(indexes: 1))))
  }

  /// The action of a system slider.
  let systemAction: (@MainActor @Sendable (Double) -> Void)?

  /// Breaks the cycle between the control and its action when the control is released.
  ///
  /// A value that waits for its turn still reaches the action.
  package func retire() {
    let old = state.withLock { $0.retire() }
    withExtendedLifetime(old) {}
  }
}

// MARK: - What an app sets

extension ControlCore {
  /// Whether the app lets the person operate the control.
  package var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set {
      tellPhone(isEnabling: true) { inside in
        inside.isEnabled = newValue
        if !newValue { inside.wasDisabled = true }
      }
    }
  }

  /// The app's identifier for the control in interface tests.
  package var identifier: String? {
    get { state.withLock { $0.identifier } }
    set { tellPhone(isEnabling: false) { $0.identifier = newValue } }
  }

  /// The app's format for the value.
  package var format: String? {
    get { state.withLock { $0.format } }
    set { state.withLock { $0.format = newValue } }
  }

  /// The values that catch a slide, as the app gave them.
  package var prominentValues: [Float] {
    get { state.withLock { $0.prominentValues } }
    set {
      state.withLock { inside in
        inside.prominentValues = newValue
        inside.dial.prominentValues = newValue.map(Double.init)
      }
    }
  }

  private func tellPhone(isEnabling: Bool, _ change: (inout ControlInside) -> Void) {
    let host = host
    host?.hold()
    defer { host?.release() }
    let told = state.withLock { inside -> PhoneHost? in
      change(&inside)
      guard let seat = inside.seat else { return nil }
      let facts = facts(of: inside, device: nil)
      seat.host.post {
        $0.world.update(seat.id, facts, isEnabling: isEnabling, into: &$0.batch)
      }
      return seat.host
    }
    told?.carryOut()
  }
}

// MARK: - The session that it is in

extension ControlCore {
  /// The phone of the control's session.
  package var host: PhoneHost? { state.withLock { $0.seat?.host } }

  /// Returns why a session would refuse the control now, or `nil` if it would take it.
  package func reasonNotToJoin(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) -> CaptureError? {
    let deviceID = device?.id(on: host)
    let (snapshot, isTaken) = state.withLock { inside in
      (facts(of: inside, device: deviceID), inside.seat != nil)
    }
    return host.read { state in
      state.world.reasonNotToAdd(
        snapshot, known: state.registry.id(of: object), isTaken: isTaken, to: session)
    }
  }

  /// Adds the control to a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - host: The phone that the session is on.
  ///   - object: The control whose core this is.
  /// - Throws: The refusal, if the session does not take the control.
  package func join(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) throws(CaptureError) {
    let deviceID = device?.id(on: host)
    let id = try state.withLock { (inside) throws(CaptureError) -> ControlID in
      let id = try take(inside, device: deviceID, session, host, object)
      inside.seat = ControlInside.Seat(host: host, session: session, id: id)
      inside.findings = []
      if inside.isEnabled { inside.wasDisabled = false }
      return id
    }
    host.carryOut()
    guard let device else { return }
    let moved = device.move(to: host)
    if moved != deviceID { host.step { $0.world.link(id, to: moved) } }
  }

  private func take(
    _ inside: borrowing ControlInside, device: DeviceID?, _ session: SessionID, _ host: PhoneHost,
    _ object: any ControlObject
  ) throws(CaptureError) -> ControlID {
    let facts = facts(of: inside, device: device, isNew: true)
    let (isTaken, findings) = (inside.seat != nil, inside.findings)
    return try host.post { (state) throws(CaptureError) in
      let id = try state.world.addControl(
        facts, known: state.registry.id(of: object), isTaken: isTaken, found: findings,
        to: session, into: &state.batch)
      state.registry.add(object, as: id)
      return id
    }
  }

  /// Returns the control's identifier on the session's phone, or `nil` if it is not in the session.
  package func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
    state.withLock { $0.seat?.id(in: session, on: host) }
  }

  /// Removes the control from a session; does nothing if it is not in the session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - host: The phone that the session is on.
  /// - Throws: The refusal, if controls cannot be removed now.
  package func leave(_ session: SessionID, on host: PhoneHost) throws(CaptureError) {
    let old = try state.withLock { (inside) throws(CaptureError) -> ControlInside.Seat? in
      let id = inside.seat?.id(in: session, on: host)
      let wasThere = try host.post { (state) throws(CaptureError) in
        try state.world.removeControl(id, named: name, from: session, into: &state.batch)
      }
      return wasThere ? inside.leaveSeat() : nil
    }
    withExtendedLifetime(old) {}
    host.carryOut()
  }

  /// Leaves a session that no longer exists.
  package func loseSession() {
    let old = state.withLock { $0.leaveSeat() }
    withExtendedLifetime(old) {}
  }

  /// Records a diagnostic with the phone of the control's session, now or once it has one.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - isOnce: Whether the first finding of its kind stands for all later ones in the session.
  package func report(_ finding: CaptureDiagnostic, once isOnce: Bool = false) {
    let host = state.withLock { inside -> PhoneHost? in
      if isOnce, !inside.told.insert(finding.name).inserted { return nil }
      if inside.seat == nil, !inside.findings.contains(finding) { inside.findings.append(finding) }
      return inside.seat?.host
    }
    host?.step { $0.world.report(finding, into: &$0.batch) }
  }

  /// What stays the same when the app creates the control again.
  package var memoryKey: ControlMemoryKey {
    state.withLock { facts(of: $0, device: nil).memoryKey }
  }

  private func facts(
    of inside: borrowing ControlInside, device: DeviceID?, isNew: Bool = false
  ) -> ControlFacts {
    // An enabled control starts afresh in each session.
    let startsAfresh = isNew && inside.isEnabled
    return ControlFacts(
      kind: kind, name: name, symbolName: symbolName, identifier: inside.identifier,
      device: device, isEnabled: inside.isEnabled, wasDisabled: inside.wasDisabled && !startsAfresh,
      isReady: self.device != nil || inside.binding != nil)
  }
}
