public import CameraControl

// What most tests set up.

extension SimulatedPhone {
  /// The wide camera on the back.
  ///
  /// - Throws: `CaptureError` on a phone without one.
  public var backCamera: CaptureDevice {
    get throws(CaptureError) {
      guard let camera = core.camera(.builtInWideAngleCamera, position: .back) else {
        throw CaptureError(
          .deviceUnable, rule: "DEV02", "\(model) has no wide camera on its back.")
      }
      return camera
    }
  }

  /// Makes a session of the app that runs, with the wide camera on the back as its input.
  ///
  /// - Parameters:
  ///   - controls: The controls of the session; none on a phone without a Camera Control.
  ///   - delegate: Who hears of the controls; without one they never become active.
  ///   - queue: Where the delegate is called.
  /// - Returns: The session. Somebody has to keep it, as in an app.
  /// - Throws: `CaptureError` if the session does not take a control.
  public func makeSession(
    _ controls: [CaptureControl] = [], delegate: (any CaptureSessionControlsDelegate)? = nil,
    queue: any CallbackQueue = .inPlace
  ) throws(CaptureError) -> CaptureSession {
    let session = CaptureSession(in: app)
    try session.addInput(CaptureDeviceInput(device: backCamera))
    for control in controls { try session.addControl(control) }
    if let delegate { try session.setControlsDelegate(delegate, queue: queue) }
    try session.startRunning()
    return session
  }

  /// Shows a view of the app with an interaction on it.
  ///
  /// - Parameter interaction: What takes the presses.
  /// - Returns: The view.
  @discardableResult
  public func show(_ interaction: CaptureEventInteraction) -> CaptureView {
    let view = CaptureView(in: app)
    view.addInteraction(interaction)
    app.show(view)
    return view
  }

  /// Makes the phone's app the one that code finds which cannot be handed a phone.
  ///
  /// It counts for the whole process, until another one is installed or ``uninstall()`` is called.
  public func install() {
    AmbientPhone.install(app)
  }

  /// Takes the phone's app away again from code that cannot be handed a phone.
  public func uninstall() {
    AmbientPhone.uninstall(app)
  }

  /// Runs `body` while code that cannot be handed a phone finds the phone's app.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AmbientPhone.withApp(app, body)
  }

  /// Runs `body` while code that cannot be handed a phone finds the phone's app.
  public func asCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientPhone.withApp(app, isolation: isolation, body)
  }
}
