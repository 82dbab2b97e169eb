package import CameraControl

/// A capture session: the owner of an app's controls, their delegate, and its inputs and outputs.
///
/// A session belongs to the phone that is current when the session is created. Without a current
/// phone, it behaves as on hardware without a Camera Control.
@Settings(
  """
  automaticallyConfiguresCaptureDeviceForWideColor = true; isMultitaskingCameraAccessEnabled = false
  automaticallyConfiguresApplicationAudioSession = true; usesApplicationAudioSession = true
  configuresApplicationAudioSessionForBluetoothHighQualityRecording = false
  configuresApplicationAudioSessionToMixWithOthers = false; automaticallyRunsDeferredStart = true
  let isMultitaskingCameraAccessSupported: Bool = false; let hardwareCost: Float = 0
  let isManualDeferredStartSupported: Bool = false; func runDeferredStartWhenNeeded()
  """)
open class AVCaptureSession: NSObject, KeyValueObserving, KeyValueSource {
  // Everything that an app may override is declared in the class itself: without Objective-C,
  // members of extensions cannot be overridden.

  /// The core session, which does the work.
  package let session: CaptureSession

  let members = Guarded(Members())
  package let observers = KeyValueObservers()
  private let observation: Guarded<ObservationToken?>

  /// The app's objects for the core session's inputs, outputs, and controls.
  struct Members {
    var controls: [ObjectIdentifier: Handoff<AVCaptureControl>] = [:]
    var inputs: [AVCaptureInput] = []
    var unconnected: Set<ObjectIdentifier> = []
    var outputs: [AVCaptureOutput] = []
    var previews: [AVCaptureConnection] = []
    var proxy: Handoff<ControlsDelegateProxy>?
    var queue: DispatchQueue?
  }

  /// Creates a session on the current phone.
  public override init() {
    if AmbientPhone.app == nil { StraySessions.add() }
    session = CaptureSession(in: .ambient)
    observation = Guarded(nil)
    super.init()
    session.phone.useAppleNames()
    let this = WeakSession(self)
    let token = session.observe { this.session?.post($0) }
    observation.withLock { $0 = token }
  }

  /// The phone that the session is on.
  package var phone: Phone { session.phone }
  /// The app that the session belongs to.
  package var app: PhoneApp { session.app }

  // MARK: Running

  /// Whether the session is running: it has been started and is not interrupted.
  open var isRunning: Bool { session.isRunning }
  /// Whether the session has been started and is interrupted.
  open var isInterrupted: Bool { session.isInterrupted }

  /// Starts the session; on a phone this raises an exception inside a configuration.
  open func startRunning() {
    noteThread("start", "startRunning")
    phone.host.attempt("AVCaptureSession") { () throws(CaptureError) in try session.startRunning() }
  }

  /// Stops the session; on a phone this raises an exception inside a configuration.
  open func stopRunning() {
    noteThread("stop", "stopRunning")
    phone.host.attempt("AVCaptureSession") { () throws(CaptureError) in try session.stopRunning() }
  }

  /// Begins a configuration; the matching commit applies all of its changes together.
  open func beginConfiguration() { session.beginConfiguration() }

  /// Commits a configuration.
  open func commitConfiguration() {
    if isRunning { noteThread("configure", "commitConfiguration", rule: "SES38") }
    session.commitConfiguration()
  }

  /// The preset, which selects a quality or a purpose.
  open var sessionPreset: Preset {
    get { Preset(session.sessionPreset) }
    set {
      if newValue != sessionPreset { for input in inputs { input.source.forgetFrameDurations() } }
      session.sessionPreset = newValue.preset
    }
  }

  /// Returns whether you can set a preset; always `true`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// The clock of the session's media: the phone's clock, or `nil` without an input.
  open var synchronizationClock: CMClock? { inputs.isEmpty ? nil : .hostTimeClock }

  // MARK: Controls

  /// Whether the phone has a Camera Control.
  open var supportsControls: Bool { session.supportsControls }
  /// The maximum number of controls; 0 on a phone without a Camera Control.
  open var maxControlsCount: Int { session.maxControlsCount }

  /// The controls, in the order in which they were added.
  open var controls: [AVCaptureControl] {
    let controls = session.controls
    return members.withLock { members in
      Handoff(controls.compactMap { members.controls[ObjectIdentifier($0)]?.value })
    }.value
  }

  /// Returns whether a control can be added to the session now.
  open func canAddControl(_ control: AVCaptureControl) -> Bool {
    control.wasAskedFor = true
    guard let control = control.control else { return false }
    return session.canAddControl(control)
  }

  /// Adds a control; on a phone this raises an exception if the control cannot be added.
  open func addControl(_ control: AVCaptureControl) {
    if !control.wasAskedFor { phone.report(.addedWithoutAsking(control.name)) }
    control.wasAskedFor = false
    phone.host.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { throw .inert(control.name) }
      let (key, object) = (ObjectIdentifier(real), Handoff(control))
      // Stored before it is added, so that whatever the addition notifies finds it in `controls`.
      let isNew = members.withLock { members in
        defer { members.controls[key] = object }
        return members.controls[key] == nil
      }
      do throws(CaptureError) {
        try session.addControl(real)
      } catch {
        session.clearOmission(of: real)
        if isNew { _ = members.withLock { $0.controls.removeValue(forKey: key) } }
        throw error
      }
    }
  }

  /// Removes a control; does nothing if the control is not in the session.
  open func removeControl(_ control: AVCaptureControl) {
    phone.host.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { return }
      try session.removeControl(real)
      // Released outside the lock, because releasing it may run the app's deinitializers.
      let gone = members.withLock { $0.controls.removeValue(forKey: ObjectIdentifier(real)) }
      withExtendedLifetime(gone) {}
    }
  }

  /// Sets the controls delegate and the queue for its callbacks; `nil` for both clears them.
  ///
  /// A callback that the session sent before this call still reaches the earlier delegate.
  open func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
    queue controlsDelegateCallbackQueue: DispatchQueue?
  ) {
    let proxy = controlsDelegate.map { self.proxy(for: $0) }
    phone.host.attempt("AVCaptureSession") { () throws(CaptureError) in
      try session.setControlsDelegate(
        forwarding: proxy?.value, queue: controlsDelegateCallbackQueue)
      members.withLock { members in
        members.proxy = proxy
        members.queue = controlsDelegateCallbackQueue
      }
    }
  }

  // One delegate has one proxy, so that the core recognizes a delegate that is set again.
  private func proxy(
    for delegate: any AVCaptureSessionControlsDelegate
  ) -> Handoff<ControlsDelegateProxy> {
    let present = members.withLock { $0.proxy }
    if let present, present.value.delegate === delegate { return present }
    return Handoff(ControlsDelegateProxy(delegate, of: self))
  }

  /// The controls delegate, or `nil` if there is none or it has been deallocated.
  open var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    members.withLock { $0.proxy }?.value.delegate
  }

  /// The queue on which the session calls the controls delegate.
  open var controlsDelegateCallbackQueue: DispatchQueue? { members.withLock { $0.queue } }

  // MARK: Inputs and outputs

  /// The inputs, in the order in which they were added.
  open var inputs: [AVCaptureInput] { members.withLock { $0.inputs } }
  /// The outputs, in the order in which they were added.
  open var outputs: [AVCaptureOutput] { members.withLock { $0.outputs } }

  /// The connections from the inputs to the outputs and previews.
  open var connections: [AVCaptureConnection] {
    outputs.flatMap(\.connections).filter { !$0.inputPorts.isEmpty }
      + members.withLock { $0.previews }
  }

  /// Returns whether an input can be added to the session now.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { session.canAddInput(input.input) }
  /// Adds an input; on a phone this raises an exception if the input cannot be added.
  open func addInput(_ input: AVCaptureInput) { add(input, connected: true) }
  /// Adds an input without connecting it to the outputs; see ``addConnection(_:)``.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { add(input, connected: false) }

  private func add(_ input: AVCaptureInput, connected: Bool) {
    phone.host.attempt(input.name) { () throws(CaptureError) in
      defer { session.clearOmission(of: input.input) }
      try session.addInput(input.input)
      input.source.forgetFrameDurations()
      members.withLock { members in
        members.inputs.append(input)
        if !connected { members.unconnected.insert(ObjectIdentifier(input)) }
      }
    }
  }

  /// Removes an input and the connections from it; does nothing if the input is not in the session.
  open func removeInput(_ input: AVCaptureInput) {
    let isThere = members.withLock { members in
      members.unconnected.remove(ObjectIdentifier(input))
      defer { members.inputs.removeAll { $0 === input } }
      return members.inputs.contains { $0 === input }
    }
    guard isThere else { return }
    for connection in connections where connection.isMade(from: input) {
      removeConnection(connection)
    }
    session.removeInput(input.input)
  }

  /// Returns whether an output can be added to the session now.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { session.canAddOutput(output.output) }
  /// Adds an output; on a phone this raises an exception if the output cannot be added.
  open func addOutput(_ output: AVCaptureOutput) { add(output, connected: true) }
  /// Adds an output without connecting it to the inputs; see ``addConnection(_:)``.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { add(output, connected: false) }

  private func add(_ output: AVCaptureOutput, connected: Bool) {
    phone.host.attempt("\(type(of: output))") { () throws(CaptureError) in
      defer { session.clearOmission(of: output.output) }
      try session.addOutput(output.output)
      members.withLock { $0.outputs.append(output) }
      output.join(self, connected: connected)
    }
  }

  /// Removes an output; does nothing if the output is not in the session.
  open func removeOutput(_ output: AVCaptureOutput) {
    members.withLock { $0.outputs.removeAll { $0 === output } }
    session.removeOutput(output.output)
    output.leave(self)
  }

  /// The inputs from which the session forms connections itself.
  var connectedInputs: [AVCaptureInput] {
    members.withLock { members in
      members.inputs.filter { !members.unconnected.contains(ObjectIdentifier($0)) }
    }
  }

  /// Returns whether a connection can be added to the session now.
  ///
  /// The session has to contain the ports and the output or preview, but not connect them yet: you
  /// added them without connections, or removed their connection.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool {
    reasonNotToAdd(connection) == nil
  }

  /// Adds a connection; on a phone this raises an exception if the connection cannot be added.
  open func addConnection(_ connection: AVCaptureConnection) {
    phone.host.attempt("AVCaptureSession") { () throws(CaptureError) in
      if let refusal = reasonNotToAdd(connection) { throw refusal }
      connection.join(self)
      connection.output?.add(connection)
      if let layer = connection.videoPreviewLayer {
        layer.connect(connection)
        members.withLock { $0.previews.append(connection) }
      }
    }
  }

  /// Removes a connection; does nothing if the connection is not in the session.
  open func removeConnection(_ connection: AVCaptureConnection) {
    guard connections.contains(connection) else { return }
    connection.join(nil)
    connection.output?.remove(connection)
    connection.videoPreviewLayer?.connect(nil)
    members.withLock { $0.previews.removeAll { $0 === connection } }
  }
}
