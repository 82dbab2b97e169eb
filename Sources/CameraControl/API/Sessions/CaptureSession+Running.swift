extension CaptureSession {
  /// Begins a configuration: your changes take effect together when you commit.
  ///
  /// Configurations can nest. The changes take effect only when you commit the outermost
  /// configuration.
  ///
  /// For example, replace the controls together with the camera:
  ///
  /// ```swift
  /// session.beginConfiguration()
  /// defer { session.commitConfiguration() }
  /// for control in session.controls { try session.removeControl(control) }
  /// for input in session.inputs { session.removeInput(input) }
  /// try session.addInput(CaptureDeviceInput(device: camera))
  /// ```
  public func beginConfiguration() { host.change { $0.world.sessions[id]?.begin() } }

  /// Commits a configuration, and applies the changes if no other configuration is open.
  ///
  /// If no configuration is open, the phone only records a diagnostic.
  public func commitConfiguration() { host.change { $0.world.commitConfiguration(of: id) } }

  /// The preset for the quality or purpose of the session, such as high quality or photos.
  public var sessionPreset: Preset {
    get { facts.preset }
    set { host.change { $0.world.sessions[id]?.preset = newValue } }
  }

  /// A preset for the quality or purpose of a session, such as high quality or photos.
  public typealias Preset = SessionPreset

  /// Whether the session is running: your app has started it, and nothing interrupts it.
  public var isRunning: Bool { facts.isRunning }

  /// Whether your app started the session, but an interruption keeps the session from running.
  public var isInterrupted: Bool { facts.isInterrupted }

  /// Starts the session, unless it's already started.
  ///
  /// - Throws: ``CaptureError`` inside a configuration (SES26).
  public func startRunning() throws(CaptureError) { try request(start: true, "startRunning") }

  /// Stops the session, unless it's already stopped.
  ///
  /// - Throws: ``CaptureError`` inside a configuration (SES26).
  public func stopRunning() throws(CaptureError) { try request(start: false, "stopRunning") }

  private func request(start isStart: Bool, _ selector: String) throws(CaptureError) {
    try host.change { (state) throws(CaptureError) in
      try state.world.request(start: isStart, selector, of: id)
    }
  }

  /// Calls `handler` with each new notification, until you release the returned token.
  public func observe(
    _ handler: @escaping @Sendable (SessionNotification) -> Void
  ) -> ObservationToken {
    observers.add(handler)
  }

  /// A stream of notifications, starting now; the stream ends when the session is released.
  public var notifications: AsyncStream<SessionNotification> { observers.stream() }
}
