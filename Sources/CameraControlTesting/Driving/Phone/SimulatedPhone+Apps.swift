public import CameraControl

// Setup that most tests share.

extension SimulatedPhone {
  /// The wide-angle camera on the back of the phone.
  ///
  /// - Throws: `CaptureError` if the phone has no such camera.
  public var backCamera: CaptureDevice {
    get throws(CaptureError) {
      guard let camera = core.camera(.builtInWideAngleCamera, position: .back) else {
        throw CaptureError(
          .deviceUnable, rule: "DEV02", source: model.name,
          problem: "The phone “\(model.name)” has no wide-angle camera on its back.",
          remedy: "Use a model that has one, or pick another camera from core.cameras.")
      }
      return camera
    }
  }

  /// Creates and starts a session of the app, with the wide-angle back camera and a photo output.
  ///
  /// - Parameters:
  ///   - controls: The controls to add. A phone without a Camera Control rejects every control.
  ///   - delegate: The controls delegate. Without a delegate the overlay never opens.
  ///   - queue: The queue on which the session calls the delegate.
  ///   - fileID: The file of the call, to report an error.
  ///   - line: The line of the call, to report an error.
  /// - Returns: The session. Keep a reference to the session, as an app does.
  /// - Throws: `CaptureError` if the session rejects a control, the phone has no such camera, or the
  ///   app has ended (EVT41).
  public func makeSession(
    _ controls: [CaptureControl] = [], delegate: (any CaptureSessionControlsDelegate)? = nil,
    queue: any CallbackQueue = .inPlace, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(CaptureError) -> CaptureSession {
    noteUse()
    return try located(fileID, line) { () throws(CaptureError) in
      let app = app
      guard app.isRunning else {
        throw CaptureError(
          .processEnded, rule: "EVT41", source: app.identifier,
          problem: "The process of “\(app.identifier)” has ended, so it can't have a new session.",
          remedy: "Open the app again first, such as with returnToApp().")
      }
      let session = CaptureSession(in: app)
      try session.addInput(CaptureDeviceInput(device: backCamera))
      try session.addOutput(CaptureOutput(.photo))
      for control in controls { try session.addControl(control) }
      if let delegate { try session.setControlsDelegate(delegate, queue: queue) }
      try session.startRunning()
      return session
    }
  }

  /// Shows a view of the app, and adds an interaction to the view.
  ///
  /// - Parameter interaction: The interaction that receives the presses.
  /// - Returns: The view.
  @discardableResult
  public func show(_ interaction: CaptureEventInteraction) -> CaptureView {
    noteUse()
    let view = CaptureView(in: app)
    view.addInteraction(interaction)
    app.show(view)
    return view
  }

  /// Makes the phone's app the current app, for code that takes no phone argument.
  ///
  /// The app is current in the whole process, until you install another one or call
  /// ``uninstall()``.
  ///
  /// Call ``install()`` if your app creates its session on a queue:
  ///
  /// ```swift
  /// phone.install()
  /// defer { phone.uninstall() }
  /// ```
  public func install() { AmbientPhone.install(app) }

  /// Undoes ``install()``.
  public func uninstall() { AmbientPhone.uninstall(app) }

  /// Runs `body` with the phone's app as the current app, for code that takes no phone argument.
  ///
  /// If the phone has ended the app and started it again, `body` runs in the new process. Use
  /// `asCurrent(in:)` for a process of an installed product.
  ///
  /// ```swift
  /// let current = phone.asCurrent { AmbientPhone.app }
  /// #expect(current == phone.app)
  /// ```
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    noteUse()
    return try AmbientPhone.withApp(app, body)
  }

  /// Runs `body` with the phone's app as the current app, for code that takes no phone argument.
  public func asCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    noteUse()
    return try await AmbientPhone.withApp(app, isolation: isolation, body)
  }
}
