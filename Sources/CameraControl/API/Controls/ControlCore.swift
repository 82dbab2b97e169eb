/// The implementation of every kind of control, behind one lock: what the app sets, its value, and the
/// session that it is in.
///
/// A control exists before its session. Whenever the control changes, it sends its phone a snapshot
/// while it holds its lock, so that the phone receives the changes in order.
package final class ControlCore: Sendable {
  /// The title for messages and for the overlay.
  package let name: String

  /// The device that the control itself sets.
  let device: CaptureDevice?

  /// The action of a system slider.
  let systemAction: (@MainActor @Sendable (Double) -> Void)?

  private let scale: ValueScale
  let state: Guarded<State>

  /// Creates the core of a control that an app drives with an action, or of a system slider.
  init(
    _ subject: ControlSubject, name: String, symbolName: String, scale: ValueScale,
    device: CaptureDevice? = nil, systemAction: (@MainActor @Sendable (Double) -> Void)? = nil
  ) {
    self.name = name
    self.scale = scale
    self.device = device
    self.systemAction = systemAction
    let facts = ControlFacts(subject: subject, name: name, symbolName: symbolName)
    state = Guarded(State(facts: facts, value: scale.lowerBound))
  }

  /// Creates the core of a system slider, which drives a device.
  convenience init(
    driving device: CaptureDevice, _ property: SystemProperty,
    action: (@MainActor @Sendable (Double) -> Void)?
  ) throws(CaptureError) {
    // Not observed, because the control stays valid if a later format can't zoom.
    let format = device.read(\.format)
    let (name, symbolName) =
      switch property {
      case .zoom: ("Zoom", "magnifyingglass")
      case .exposureBias: ("Exposure", "plusminus.circle")
      }
    switch property {
    case .zoom where !format.canZoom: throw .deviceCannotZoom(device, hasAction: action != nil)
    case .exposureBias where !format.canSetExposureBias:
      throw .deviceCannotSetBias(device, hasAction: action != nil)
    case .zoom, .exposureBias: break
    }
    self.init(
      .property(property, of: device.id), name: name, symbolName: symbolName,
      scale: ValueScale(indexes: 1), device: device, systemAction: action)
  }

  package var kind: ControlKind { state.withLock { $0.facts.subject.kind } }

  /// The symbol's name as the app gave it.
  var symbolName: String { state.withLock { $0.facts.symbolName } }

  /// The state that a control protects with its lock.
  struct State: Sendable {
    /// What the app sets, without the queue of the action.
    var facts: ControlFacts

    var membership: Membership?

    /// The session that last removed the control, whose phone may still know the control.
    var former: FormerMembership?

    /// Findings from before a phone knows the control; the phone of its first session records them.
    var findings: [CaptureDiagnostic] = []

    /// The kinds of findings that are recorded once, until the control leaves its session.
    var reportedOnce: Set<String> = []

    /// The value that the app reads.
    var value: Double

    /// The value that a finger chose last, on its way to the action or past it.
    var chosen: Change?

    /// The number of the last value of a finger that is stored.
    var stored: UInt64 = 0

    var action: ControlAction?

    /// The changes on their way to the action.
    var lane = Lane<Change>()

    /// Whether the control was released, so that its action ends with the last waiting change.
    var isRetired = false

    /// The phone that receives changes, and the phone's identifier for the control.
    ///
    /// A control that was removed within a configuration is shown until the commit (SES16), so that
    /// changes matter until then; the phone knows whether they do.
    var listener: (host: PhoneHost, id: ControlID)? {
      if let membership { return (membership.host, membership.id) }
      guard let host = former?.host, let id = former?.id else { return nil }
      return (host, id)
    }
  }

  /// The session that a control is in, and the control's identifier on its phone.
  struct Membership: Sendable {
    let host: PhoneHost
    let session: SessionID
    let id: ControlID

    /// Returns the control's identifier on a phone, or `nil` if it is not in this session.
    func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
      self.host === host && self.session == session ? id : nil
    }
  }

  /// The earlier membership of a control that has left its session.
  struct FormerMembership: Sendable {
    // Weak, because a control may outlive the phone of its former session.
    weak let host: PhoneHost?
    let id: ControlID
  }

  // MARK: What an app sets

  /// Whether the app lets the person operate the control.
  var isEnabled: Bool {
    get { state.withLock { $0.facts.isEnabled } }
    set {
      change(isEnabling: true) { state in
        state.facts.isEnabled = newValue
        if !newValue { state.facts.wasDisabled = true }
      }
    }
  }

  /// The app's identifier for the control in interface tests.
  var identifier: String? {
    get { state.withLock { $0.facts.identifier } }
    set { change { $0.facts.identifier = newValue } }
  }

  /// The app's format for the value.
  var format: String? {
    get { state.withLock { $0.facts.format } }
    set { change { $0.facts.format = newValue } }
  }

  /// The values that a slide snaps to, as the app set them.
  var prominentValues: [Float] {
    get { state.withLock { $0.facts.prominentValues }.map(Float.init) }
    set { change { $0.facts.prominentValues = newValue.map(Double.init) } }
  }

  /// Changes what the app sets, and informs the phone.
  func change(isEnabling: Bool = false, _ body: (inout State) -> Void) {
    changeWithListener { state in
      body(&state)
      inform(of: state, isEnabling: isEnabling)
    }
  }

  /// Informs the phone of what the app has set.
  func inform(of state: State, isEnabling: Bool = false) {
    guard let (host, id) = state.listener else { return }
    let facts = facts(of: state, on: host)
    host.changeLeavingEffects { $0.world.update(id, facts, isEnabling: isEnabling) }
  }

  /// Changes the state and informs the phone, whose effects follow once the lock is free.
  func changeWithListener<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let host = state.withLock { $0.listener?.host }
    host?.holdCourier()
    defer { host?.releaseCourier() }
    let (result, listener) = state.withLock { (body(&$0), $0.listener?.host) }
    listener?.carryOut()
    return result
  }

  // MARK: The session that it is in

  /// The phone of the control's session.
  package var host: PhoneHost? { state.withLock { $0.membership?.host } }

  /// Returns why a session would refuse the control now, or `nil` if it would accept the control.
  func reasonNotToJoin(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) -> CaptureError? {
    state.withLock { state in
      let facts = facts(of: state, on: host)
      let isTaken = state.membership != nil
      return host.read {
        $0.world.reasonNotToAdd(
          candidate(facts, isTaken, $0.registry.id(of: object), host), to: session)
      }
    }
  }

  /// Adds the control to a session, or throws the session's refusal; `object` is the control itself.
  func join(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) throws(CaptureError) {
    let old = try state.withLock { (state) throws(CaptureError) -> Replaced? in
      let id = try add(state, to: session, on: host, as: object)
      state.membership = Membership(host: host, session: session, id: id)
      state.former = nil
      state.findings = []
      if state.facts.isEnabled { state.facts.wasDisabled = false }
      return connectSystemAction(&state, on: host)
    }
    if let old { finishReplacing(old) }
    host.carryOut()
  }

  private func add(
    _ state: State, to session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) throws(CaptureError) -> ControlID {
    var facts = facts(of: state, on: host)
    // An enabled control starts afresh in each session.
    if facts.isEnabled { facts.wasDisabled = false }
    let (isTaken, findings) = (state.membership != nil, state.findings)
    let number = state.chosen?.number ?? 0
    let value = number > state.stored ? state.chosen?.value : nil
    let dial = Dial(scale, value: value ?? state.value, prominentValues: facts.prominentValues)
    return try host.changeLeavingEffects { [facts] (phone) throws(CaptureError) in
      let known = phone.registry.id(of: object)
      let id = try phone.world.addControl(
        candidate(facts, isTaken, known, host), dial, chosen: number, found: findings, to: session)
      phone.registry.controls[id] = object
      return id
    }
  }

  private func candidate(
    _ facts: ControlFacts, _ isTaken: Bool, _ known: ControlID?, _ host: PhoneHost
  ) -> ControlCandidate {
    let foreign = device.flatMap { $0.host === host ? nil : $0.localizedName }
    return ControlCandidate(facts: facts, known: known, isTaken: isTaken, foreignDevice: foreign)
  }

  /// Returns the control's identifier on the session's phone, or `nil` if it is not in the session.
  func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
    state.withLock { $0.membership?.id(in: session, on: host) }
  }

  /// Removes the control from a session if it is there; throws if controls cannot be removed now.
  func leave(_ session: SessionID, on host: PhoneHost) throws(CaptureError) {
    let old = try state.withLock { (state) throws(CaptureError) -> Membership? in
      let id = state.membership?.id(in: session, on: host)
      let wasThere = try host.changeLeavingEffects { (phone) throws(CaptureError) in
        try phone.world.removeControl(id, named: name, from: session)
      }
      guard wasThere, let old = state.endMembership() else { return nil }
      state.former = FormerMembership(host: old.host, id: old.id)
      return old
    }
    withExtendedLifetime(old) {}
    host.carryOut()
  }

  /// Leaves a session that no longer exists.
  func loseSession() {
    let old = state.withLock { $0.endMembership() }
    withExtendedLifetime(old) {}
  }

  /// Records a diagnostic with the phone of the control's session, now or once it has one.
  ///
  /// With `once`, the first finding of its kind stands for all later ones in the session.
  func report(_ finding: CaptureDiagnostic, once isOnce: Bool = false) {
    let host = state.withLock { state -> PhoneHost? in
      if isOnce, !state.reportedOnce.insert(finding.name).inserted { return nil }
      if state.membership == nil, !state.findings.contains(finding) {
        state.findings.append(finding)
      }
      return state.membership?.host
    }
    host?.change { $0.world.report(finding) }
  }

  /// The part of the control that stays the same when the app creates the control again.
  var memoryKey: ControlMemoryKey { state.withLock { $0.facts.memoryKey } }

  private func facts(of state: State, on host: PhoneHost) -> ControlFacts {
    var facts = state.facts
    facts.queue = device == nil ? state.action.map { host.name(of: $0.queue) } : nil
    return facts
  }
}

extension ControlCore.State {
  /// Ends the membership, and returns it so that the caller can release it.
  fileprivate mutating func endMembership() -> ControlCore.Membership? {
    reportedOnce = []
    return membership.take()
  }
}
