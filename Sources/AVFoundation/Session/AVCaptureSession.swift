package import CameraControl
public import Foundation

/// Holds an app's controls and their delegate, runs, stops and is interrupted.
///
/// It belongs to the phone that is current when it is made; with none, the hardware has no Camera
/// Control. What an app may override stands in the class itself, because nothing in an extension can
/// be overridden without Objective-C.
open class AVCaptureSession: NSObject {
  /// The session that does the work.
  package let session: CaptureSession

  let members = Guarded(Members())
  let extras = Guarded(Extras())
  let observers = KeyValueObservers()
  private let observation: Guarded<ObservationToken?>

  /// The app's own objects, for what the session below knows by other names.
  struct Members {
    var controls: [ObjectIdentifier: Handoff<AVCaptureControl>] = [:]
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var previews: [AVCaptureConnection] = []
    var proxy: Handoff<ControlsDelegateProxy>?
    var queue: DispatchQueue?
  }

  /// What an app sets and nothing here reads.
  struct Extras {
    var wideColor = true
    var audioSession = true
    var multitasking = false
  }

  /// Makes a session of the app on the phone that is current.
  public override init() {
    session = CaptureSession(in: .ambient)
    observation = Guarded(nil)
    super.init()
    let token = session.observe { [weak self] in self?.post($0) }
    observation.withLock { $0 = token }
    Inspector.of(phone).watch(self)
  }

  /// The phone that the session is on.
  package var phone: Phone { session.phone }

  // MARK: Running

  /// Whether the session runs now: the app started it and nothing interrupts it.
  open var isRunning: Bool { session.isRunning }

  /// Whether something keeps a started session from running.
  open var isInterrupted: Bool { session.isInterrupted }

  /// Starts the session; inside a configuration a phone raises an exception.
  open func startRunning() {
    noteThread("start", "startRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.startRunning() }
  }

  /// Stops the session; inside a configuration a phone raises an exception.
  open func stopRunning() {
    noteThread("stop", "stopRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.stopRunning() }
  }

  /// Opens a configuration: changes up to the matching commit come into force together.
  open func beginConfiguration() { session.beginConfiguration() }

  /// Closes a configuration.
  open func commitConfiguration() { session.commitConfiguration() }

  /// The quality or use that the session is set up for.
  open var sessionPreset: Preset {
    get { Preset(session.sessionPreset) }
    set { session.sessionPreset = newValue.preset }
  }

  /// Tells whether a preset can be set; all can.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Whether colours are set up by the session; kept, without an effect.
  open var automaticallyConfiguresCaptureDeviceForWideColor: Bool {
    get { extras.withLock { $0.wideColor } }
    set { extras.withLock { $0.wideColor = newValue } }
  }

  /// Whether sound is set up by the session; kept, without an effect.
  open var automaticallyConfiguresApplicationAudioSession: Bool {
    get { extras.withLock { $0.audioSession } }
    set { extras.withLock { $0.audioSession = newValue } }
  }

  /// Whether the camera goes on beside other apps; kept, without an effect.
  open var isMultitaskingCameraAccessEnabled: Bool {
    get { extras.withLock { $0.multitasking } }
    set { extras.withLock { $0.multitasking = newValue } }
  }

  /// Whether the camera could go on beside other apps; no phone can.
  open var isMultitaskingCameraAccessSupported: Bool { false }

  // MARK: Controls

  /// Whether the phone has a Camera Control.
  open var supportsControls: Bool { session.supportsControls }

  /// How many controls the session takes; 0 on a phone without a Camera Control.
  open var maxControlsCount: Int { session.maxControlsCount }

  /// The controls, in the order they were added.
  open var controls: [AVCaptureControl] {
    let controls = session.controls
    return members.withLock { members in
      Handoff(controls.compactMap { members.controls[ObjectIdentifier($0)]?.value })
    }.value
  }

  /// Tells whether the session would take a control now.
  open func canAddControl(_ control: AVCaptureControl) -> Bool {
    control.wasAskedFor = true
    guard let control = control.control else { return false }
    return session.canAddControl(control)
  }

  /// Adds a control that the session takes; for any other a phone raises an exception.
  open func addControl(_ control: AVCaptureControl) {
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
  open func removeControl(_ control: AVCaptureControl) {
    phone.attempt(control.name) { () throws(CaptureError) in
      guard let real = control.control else { return }
      try session.removeControl(real)
      // Let go of outside the lock: with it, objects of the app can go.
      let gone = members.withLock { $0.controls.removeValue(forKey: ObjectIdentifier(real)) }
      withExtendedLifetime(gone) {}
    }
  }

  /// Says who hears of the controls, and on which queue; (nil, nil) clears both.
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

  /// Who hears of the controls, if it still exists.
  open var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    members.withLock { $0.proxy }?.value.delegate
  }

  /// Where the delegate is called.
  open var controlsDelegateCallbackQueue: DispatchQueue? { members.withLock { $0.queue } }

  // MARK: Inputs and outputs

  /// The inputs, in the order they were added.
  open var inputs: [AVCaptureInput] { members.withLock { $0.inputs } }

  /// The outputs, in the order they were added.
  open var outputs: [AVCaptureOutput] { members.withLock { $0.outputs } }

  /// The connections between the inputs and the outputs.
  open var connections: [AVCaptureConnection] {
    outputs.compactMap { $0.connection(with: .video) } + members.withLock { $0.previews }
  }

  /// Tells whether the session would take an input now.
  open func canAddInput(_ input: AVCaptureInput) -> Bool {
    refusal(of: input) == nil
  }

  /// Adds an input that the session takes; for any other a phone raises an exception.
  open func addInput(_ input: AVCaptureInput) {
    phone.attempt(input.name) { () throws(CaptureError) in
      if let refusal = refusal(of: input) { throw refusal }
      if let real = input.input { try session.addInput(real) }
      members.withLock { $0.inputs.append(input) }
    }
  }

  /// Adds an input; connections are always made.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }

  /// Removes an input; one that is not in the session is left alone.
  open func removeInput(_ input: AVCaptureInput) {
    members.withLock { $0.inputs.removeAll { $0 === input } }
    if let real = input.input { session.removeInput(real) }
  }

  /// Tells whether the session would take an output now.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    session.canAddOutput(output.output)
  }

  /// Adds an output that the session takes; for any other a phone raises an exception.
  open func addOutput(_ output: AVCaptureOutput) {
    phone.attempt("\(type(of: output))") { () throws(CaptureError) in
      try session.addOutput(output.output)
      members.withLock { $0.outputs.append(output) }
      output.join(self)
    }
  }

  /// Adds an output; connections are always made.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  /// Removes an output; one that is not in the session is left alone.
  open func removeOutput(_ output: AVCaptureOutput) {
    members.withLock { $0.outputs.removeAll { $0 === output } }
    session.removeOutput(output.output)
    output.leave(self)
  }

  /// Tells whether the session would take a connection; it makes all of them by itself.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }

  /// Adds a connection, which no session here takes: it makes all of them by itself.
  open func addConnection(_ connection: AVCaptureConnection) {
    phone.raise(
      CaptureError(
        .connectionRefused, rule: "SES30",
        "The session does not take the connection: it makes its own; ask canAddConnection first.",
        exception: .invalidArgument("*** -[AVCaptureSession addConnection:] cannot be added")),
      at: "AVCaptureSession")
  }

  /// Removes a connection, which stands until its output goes.
  open func removeConnection(_ connection: AVCaptureConnection) {}
}

extension AVCaptureSession: KeyValueObserving, KeyValueSource {}
