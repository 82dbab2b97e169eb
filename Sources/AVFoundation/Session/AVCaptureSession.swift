package import CameraControl
public import Foundation

/// A capture session: the owner of an app's controls, their delegate, and its inputs and outputs.
///
/// A session belongs to the phone that is current when the session is created. Without a current
/// phone, it behaves as on hardware without a Camera Control.
open class AVCaptureSession: NSObject {
  // Everything that an app may override is declared in the class itself: without Objective-C,
  // members of extensions cannot be overridden.

  /// The core session, which does the work.
  package let session: CaptureSession

  let members = Guarded(Members())
  let extras = Guarded(Extras())
  let observers = KeyValueObservers()
  private let observation: Guarded<ObservationToken?>

  /// The app-facing objects for what the core session knows by its own types.
  struct Members {
    var controls: [ObjectIdentifier: Handoff<AVCaptureControl>] = [:]
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var previews: [AVCaptureConnection] = []
    var proxy: Handoff<ControlsDelegateProxy>?
    var queue: DispatchQueue?
  }

  /// Properties that an app sets and nothing here reads.
  struct Extras {
    var wideColor = true
    var audioSession = true
    var multitasking = false
  }

  /// Creates a session on the current phone.
  public override init() {
    session = CaptureSession(in: .ambient)
    observation = Guarded(nil)
    super.init()
    let token = session.observe { [weak self] in self?.post($0) }
    observation.withLock { $0 = token }
  }

  /// The phone that the session is on.
  package var phone: Phone { session.phone }

  // MARK: Running

  /// Whether the session is running: it has been started and is not interrupted.
  open var isRunning: Bool { session.isRunning }

  /// Whether the session has been started and is interrupted.
  open var isInterrupted: Bool { session.isInterrupted }

  /// Starts the session; on a phone this raises an exception inside a configuration.
  open func startRunning() {
    noteThread("start", "startRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.startRunning() }
  }

  /// Stops the session; on a phone this raises an exception inside a configuration.
  open func stopRunning() {
    noteThread("stop", "stopRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.stopRunning() }
  }

  /// Begins a configuration, whose changes are applied together by the matching commit.
  open func beginConfiguration() { session.beginConfiguration() }

  /// Commits a configuration.
  open func commitConfiguration() { session.commitConfiguration() }

  /// The preset, which stands for a quality or a use.
  open var sessionPreset: Preset {
    get { Preset(session.sessionPreset) }
    set { session.sessionPreset = newValue.preset }
  }

  /// Returns whether a preset can be set; always `true`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Whether the session configures wide colour; stored, without effect.
  open var automaticallyConfiguresCaptureDeviceForWideColor: Bool {
    get { extras.withLock { $0.wideColor } }
    set { extras.withLock { $0.wideColor = newValue } }
  }

  /// Whether the session configures the app's audio session; stored, without effect.
  open var automaticallyConfiguresApplicationAudioSession: Bool {
    get { extras.withLock { $0.audioSession } }
    set { extras.withLock { $0.audioSession = newValue } }
  }

  /// Whether the session may use the camera while multitasking; stored, without effect.
  open var isMultitaskingCameraAccessEnabled: Bool {
    get { extras.withLock { $0.multitasking } }
    set { extras.withLock { $0.multitasking = newValue } }
  }

  /// Whether the phone supports using the camera while multitasking; always `false`.
  open var isMultitaskingCameraAccessSupported: Bool { false }

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
    phone.attempt(control.name) { () throws(CaptureError) in
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
        session.noteAttempt(real)
        if isNew { _ = members.withLock { $0.controls.removeValue(forKey: key) } }
        throw error
      }
    }
  }

  /// Removes a control; does nothing if the control is not in the session.
  open func removeControl(_ control: AVCaptureControl) {
    phone.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { return }
      try session.removeControl(real)
      // Released outside the lock, because releasing it may run the app's deinitialisers.
      let gone = members.withLock { $0.controls.removeValue(forKey: ObjectIdentifier(real)) }
      withExtendedLifetime(gone) {}
    }
  }

  /// Sets the controls delegate and the queue for its callbacks; `nil` for both clears them.
  open func setControlsDelegate(
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

  /// The controls delegate, or `nil` if there is none or it has been deallocated.
  open var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    members.withLock { $0.proxy }?.value.delegate
  }

  /// The queue on which the controls delegate is called.
  open var controlsDelegateCallbackQueue: DispatchQueue? { members.withLock { $0.queue } }

  // MARK: Inputs and outputs

  /// The inputs, in the order in which they were added.
  open var inputs: [AVCaptureInput] { members.withLock { $0.inputs } }

  /// The outputs, in the order in which they were added.
  open var outputs: [AVCaptureOutput] { members.withLock { $0.outputs } }

  /// The connections from the inputs to the outputs and previews.
  open var connections: [AVCaptureConnection] {
    outputs.compactMap { $0.connection(with: .video) } + members.withLock { $0.previews }
  }

  /// Returns whether an input can be added to the session now.
  open func canAddInput(_ input: AVCaptureInput) -> Bool {
    if refusal(of: input) == nil { return true }
    // The core notes what the session goes without.
    if let input = input.input { _ = session.canAddInput(input) }
    return false
  }

  /// Adds an input; on a phone this raises an exception if the input cannot be added.
  open func addInput(_ input: AVCaptureInput) {
    phone.attempt(input.name) { () throws(CaptureError) in
      if let refusal = refusal(of: input) {
        if let real = input.input { session.noteAttempt(real) }
        throw refusal
      }
      if let real = input.input { try session.addInput(real) }
      members.withLock { $0.inputs.append(input) }
    }
  }

  /// Adds an input; connections are formed all the same.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }

  /// Removes an input; does nothing if the input is not in the session.
  open func removeInput(_ input: AVCaptureInput) {
    members.withLock { $0.inputs.removeAll { $0 === input } }
    if let real = input.input { session.removeInput(real) }
  }

  /// Returns whether an output can be added to the session now.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    session.canAddOutput(output.output)
  }

  /// Adds an output; on a phone this raises an exception if the output cannot be added.
  open func addOutput(_ output: AVCaptureOutput) {
    phone.attempt("\(type(of: output))") { () throws(CaptureError) in
      defer { session.noteAttempt(output.output) }
      try session.addOutput(output.output)
      members.withLock { $0.outputs.append(output) }
      output.join(self)
    }
  }

  /// Adds an output; connections are formed all the same.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  /// Removes an output; does nothing if the output is not in the session.
  open func removeOutput(_ output: AVCaptureOutput) {
    members.withLock { $0.outputs.removeAll { $0 === output } }
    session.removeOutput(output.output)
    output.leave(self)
  }

  /// Returns whether a connection can be added; always `false`.
  ///
  /// The session forms all connections itself.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }

  /// Refuses a connection, since the session forms all connections itself.
  open func addConnection(_ connection: AVCaptureConnection) {
    phone.raise(
      CaptureError(
        .connectionRefused, rule: "SES30", source: "AVCaptureSession",
        problem: "The session forms its connections itself and takes no others.",
        remedy: "Check canAddConnection before you add a connection.",
        exception: .invalidArgument("*** -[AVCaptureSession addConnection:] cannot be added")))
  }

  /// Does nothing: a connection lasts until its output or preview leaves the session.
  open func removeConnection(_ connection: AVCaptureConnection) {}
}

extension AVCaptureSession: KeyValueObserving, KeyValueSource {}
