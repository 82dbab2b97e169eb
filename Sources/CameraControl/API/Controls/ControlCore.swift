/// The implementation of every kind of control, behind one lock: what the app sets, its value, and the
/// session that it is in.
///
/// A control exists before its session. What a phone needs to know of it goes there as a snapshot
/// when it changes, under the control's lock, so that the phone learns of changes in their order.
package final class ControlCore: Sendable {
  package let kind: ControlKind

  /// The title for messages and for the overlay.
  package let name: String

  /// The symbol's name as the app gave it.
  let symbolName: String

  /// The device that the control itself drives.
  let device: CaptureDevice?

  /// The titles of a picker's values, if the app gave any.
  let titles: [String]?

  /// The action of a system slider.
  let systemAction: (@MainActor @Sendable (Double) -> Void)?

  private let scale: ValueScale
  let state: Guarded<State>

  /// Creates the core of a control that an app drives with an action.
  init(
    _ kind: ControlKind, name: String, symbolName: String, scale: ValueScale,
    titles: [String]? = nil
  ) {
    self.kind = kind
    self.name = name
    self.symbolName = symbolName
    self.titles = titles
    self.scale = scale
    device = nil
    systemAction = nil
    state = Guarded(State(value: scale.lowerBound))
  }

  /// Creates the core of a system slider, which drives a device.
  init(
    driving device: CaptureDevice, _ kind: ControlKind,
    action: (@MainActor @Sendable (Double) -> Void)?
  ) throws(CaptureError) {
    // Read without observation: a later format that cannot zoom does not invalidate the control.
    switch kind {
    case .systemZoom:
      guard device.read(\.format.canZoom) else {
        throw .deviceCannotZoom(device, hasAction: action != nil)
      }
      (name, symbolName) = ("Zoom", "magnifyingglass")
    case .systemExposureBias, .slider, .indexPicker:
      guard device.read(\.format.canSetExposureBias) else {
        throw .deviceCannotSetBias(device, hasAction: action != nil)
      }
      (name, symbolName) = ("Exposure", "plusminus.circle")
    }
    self.kind = kind
    self.device = device
    titles = nil
    scale = ValueScale(indexes: 1)
    systemAction = action
    state = Guarded(State(value: 0))
  }

  /// What a control keeps behind its lock.
  struct State: Sendable {
    var isEnabled = true

    /// Whether the app has disabled the control since a session took it.
    var wasDisabled = false

    /// The session that has the control.
    var seat: Seat?

    /// Where the phone may still know the control from: the session that removed it last.
    var former: FormerSeat?

    /// Findings about a control that no phone knows yet; the phone of its first session takes them.
    var findings: [CaptureDiagnostic] = []

    /// The kinds of findings that are recorded once, until the control leaves its session.
    var told: Set<String> = []

    var identifier: String?
    var format: String?
    var prominentValues: [Float] = []

    /// The value that the app reads.
    var value: Double

    /// The value that a finger chose last, on its way to the action or past it.
    var chosen: Choice?

    /// The number of the last value of a finger that is stored.
    var stored: UInt64 = 0

    var action: ControlAction?

    /// The changes on their way to the action.
    var lane = Lane<Change>()

    /// Whether the control is gone, so that the action goes with its last waiting change.
    var isRetired = false

    init(value: Double) { self.value = value }

    /// The phone that learns of changes, and what it calls the control.
    ///
    /// A control that was removed within a configuration is shown until the commit (SES16), so that
    /// changes matter until then; the phone knows whether they do.
    var listener: (host: PhoneHost, id: ControlID)? {
      if let seat { return (seat.host, seat.id) }
      guard let host = former?.host, let id = former?.id else { return nil }
      return (host, id)
    }
  }

  /// A value that a finger chose, with its number on the control's phone.
  struct Choice: Sendable {
    let value: Double
    let number: UInt64
  }

  /// The session that a control is in, and the control's identifier on its phone.
  struct Seat: Sendable {
    let host: PhoneHost
    let session: SessionID
    let id: ControlID

    /// Returns the control's identifier on a phone, or `nil` if it is not in this session.
    func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
      self.host === host && self.session == session ? id : nil
    }
  }

  /// A seat that a control has given up.
  struct FormerSeat: Sendable {
    // Weak, because a control may outlive the phone of a session that it has left.
    weak let host: PhoneHost?
    let id: ControlID
  }
}

// MARK: - What an app sets

extension ControlCore {
  /// Whether the app lets the person operate the control.
  var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set {
      change(isEnabling: true) { state in
        state.isEnabled = newValue
        if !newValue { state.wasDisabled = true }
      }
    }
  }

  /// The app's identifier for the control in interface tests.
  var identifier: String? {
    get { state.withLock { $0.identifier } }
    set { change { $0.identifier = newValue } }
  }

  /// The app's format for the value.
  var format: String? {
    get { state.withLock { $0.format } }
    set { change { $0.format = newValue } }
  }

  /// The values that catch a slide, as the app gave them.
  var prominentValues: [Float] {
    get { state.withLock { $0.prominentValues } }
    set { change { $0.prominentValues = newValue } }
  }

  /// Changes what the app sets, and tells the phone.
  @discardableResult
  func change<Result: Sendable>(
    isEnabling: Bool = false, _ body: (inout State) -> Result
  ) -> Result {
    let host = state.withLock { $0.listener?.host }
    host?.hold()
    defer { host?.release() }
    let (result, told) = state.withLock { state -> (Result, PhoneHost?) in
      let result = body(&state)
      guard let (host, id) = state.listener else { return (result, nil) }
      let facts = facts(of: state, on: host)
      host.post { $0.world.update(id, facts, isEnabling: isEnabling) }
      return (result, host)
    }
    told?.carryOut()
    return result
  }
}

// MARK: - The session that it is in

extension ControlCore {
  /// The phone of the control's session.
  package var host: PhoneHost? { state.withLock { $0.seat?.host } }

  /// Returns why a session would refuse the control now, or `nil` if it would take it.
  func reasonNotToJoin(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) -> CaptureError? {
    if let refusal = refusal(on: host) { return refusal }
    let (snapshot, isTaken) = state.withLock { state in
      (facts(of: state, on: host), state.seat != nil)
    }
    return host.read {
      $0.world.reasonNotToAdd(
        snapshot, known: $0.registry.id(of: object), isTaken: isTaken, to: session)
    }
  }

  /// Adds the control to a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - host: The phone that the session is on.
  ///   - object: The control whose core this is.
  /// - Throws: The refusal, if the session does not take the control.
  func join(
    _ session: SessionID, on host: PhoneHost, as object: any ControlObject
  ) throws(CaptureError) {
    if let refusal = refusal(on: host) { throw refusal }
    let old = try state.withLock { (state) throws(CaptureError) -> Replaced? in
      let id = try take(state, session, host, object)
      state.seat = Seat(host: host, session: session, id: id)
      state.former = nil
      state.findings = []
      if state.isEnabled { state.wasDisabled = false }
      return connectSystemAction(&state, on: host)
    }
    if let old { finishReplacing(old) }
    host.carryOut()
  }

  /// Returns why no session of a phone takes the control: its camera belongs to another phone (DEV26).
  private func refusal(on host: PhoneHost) -> CaptureError? {
    guard let device, device.host !== host else { return nil }
    return .deviceOfAnotherPhone(device.localizedName)
  }

  private func take(
    _ state: State, _ session: SessionID, _ host: PhoneHost,
    _ object: any ControlObject
  ) throws(CaptureError) -> ControlID {
    var facts = facts(of: state, on: host)
    // An enabled control starts afresh in each session.
    if state.isEnabled { facts.wasDisabled = false }
    let (isTaken, findings) = (state.seat != nil, state.findings)
    let chosen = state.chosen.flatMap { $0.number > state.stored ? $0 : nil }
    let dial = Dial(
      scale, value: chosen?.value ?? state.value, prominentValues: facts.prominentValues)
    let number = state.chosen?.number ?? 0
    return try host.post { (phone) throws(CaptureError) in
      let id = try phone.world.addControl(
        facts, dial, chosen: number, known: phone.registry.id(of: object), isTaken: isTaken,
        found: findings, to: session)
      phone.registry.controls[id] = object
      return id
    }
  }

  /// Returns the control's identifier on the session's phone, or `nil` if it is not in the session.
  func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
    state.withLock { $0.seat?.id(in: session, on: host) }
  }

  /// Removes the control from a session; does nothing if it is not in the session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - host: The phone that the session is on.
  /// - Throws: The refusal, if controls cannot be removed now.
  func leave(_ session: SessionID, on host: PhoneHost) throws(CaptureError) {
    let old = try state.withLock { (state) throws(CaptureError) -> Seat? in
      let id = state.seat?.id(in: session, on: host)
      let wasThere = try host.post { (phone) throws(CaptureError) in
        try phone.world.removeControl(id, named: name, from: session)
      }
      guard wasThere, let seat = state.leaveSeat() else { return nil }
      state.former = FormerSeat(host: seat.host, id: seat.id)
      return seat
    }
    withExtendedLifetime(old) {}
    host.carryOut()
  }

  /// Leaves a session that no longer exists.
  func loseSession() {
    let old = state.withLock { $0.leaveSeat() }
    withExtendedLifetime(old) {}
  }

  /// Records a diagnostic with the phone of the control's session, now or once it has one.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - isOnce: Whether the first finding of its kind stands for all later ones in the session.
  func report(_ finding: CaptureDiagnostic, once isOnce: Bool = false) {
    let host = state.withLock { state -> PhoneHost? in
      if isOnce, !state.told.insert(finding.name).inserted { return nil }
      if state.seat == nil, !state.findings.contains(finding) { state.findings.append(finding) }
      return state.seat?.host
    }
    host?.step { $0.world.report(finding) }
  }

  /// What stays the same when the app creates the control again.
  var memoryKey: ControlMemoryKey {
    ControlMemoryKey(kind: kind, name: identifier ?? name)
  }

  private func facts(of state: State, on host: PhoneHost) -> ControlFacts {
    ControlFacts(
      kind: kind, name: name, symbolName: symbolName, titles: titles, identifier: state.identifier,
      format: state.format, prominentValues: state.prominentValues.map(Double.init),
      device: device?.id, isEnabled: state.isEnabled, wasDisabled: state.wasDisabled,
      queue: device == nil ? state.action.map { host.name(of: $0.queue) } : nil)
  }
}

extension ControlCore.State {
  /// Gives up the seat, and returns it so that the caller can release it.
  fileprivate mutating func leaveSeat() -> ControlCore.Seat? {
    told = []
    return seat.take()
  }
}
