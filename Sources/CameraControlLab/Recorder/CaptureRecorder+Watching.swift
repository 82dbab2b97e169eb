#if os(iOS) || !canImport(Darwin)
  import CameraControlConformance
  import Foundation

  // MARK: The controls delegate

  extension CaptureRecorder {
    /// Returns a delegate that records each callback and forwards it to your delegate.
    ///
    /// - Parameter delegate: The app's delegate, if any. The recorder doesn't retain it.
    /// - Returns: A delegate for `setControlsDelegate(_:queue:)`, which the recorder retains.
    public func watching(
      _ delegate: (any AVCaptureSessionControlsDelegate)? = nil
    ) -> any AVCaptureSessionControlsDelegate {
      let watched = WatchedDelegate(delegate, self)
      keep(watched)
      return watched
    }

    // MARK: Actions

    /// Returns a slider's action, which records each value and then calls your own action.
    public func action<Value: BinaryFloatingPoint>(
      _ name: String, _ body: @escaping (Value) -> Void = { _ in }
    ) -> (Value) -> Void { noting(name, { Double($0) }, body) }

    /// Returns an index picker's action, which records each index and then calls your own action.
    public func action(
      _ name: String, _ body: @escaping (Int) -> Void = { _ in }
    ) -> (Int) -> Void {
      noting(name, { Double($0) }, body)
    }

    private func noting<Value>(
      _ name: String, _ number: @escaping (Value) -> Double, _ body: @escaping (Value) -> Void
    ) -> (Value) -> Void {
      let name = self.name(of: name)
      return { [self] value in
        note(.action, name, value: number(value), queue: Self.queue)
        body(value)
      }
    }

    // MARK: Capture events

    /// Returns an interaction with one handler, which records each press as `press`.
    @MainActor public func interaction(
      _ name: String = "press", handler: @escaping (AVCaptureEvent) -> Void = { _ in }
    ) -> AVCaptureEventInteraction { AVCaptureEventInteraction(handler: noting(name, handler)) }

    /// Returns an interaction with two handlers, which record presses as `primary` or `secondary`.
    @MainActor public func interaction(
      primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void
    ) -> AVCaptureEventInteraction {
      AVCaptureEventInteraction(
        primary: noting("primary", primary), secondary: noting("secondary", secondary))
    }

    /// Returns a handler that records each phase and forwards the event to your handler.
    public func noting(
      _ name: String, _ handler: @escaping (AVCaptureEvent) -> Void
    ) -> (AVCaptureEvent) -> Void {
      { [self] event in
        note(.event, "\(name) \(Self.text(event.phase))", queue: Self.queue)
        handler(event)
      }
    }

    private static func text(_ phase: AVCaptureEventPhase) -> String {
      switch phase {
      case .began: "began"
      case .ended: "ended"
      case .cancelled: "cancelled"
      @unknown default: "phase \(phase.rawValue)"
      }
    }

    // MARK: Notifications

    /// Records a session's notifications, the app's life cycle, and a device's zoom factor.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - device: The device whose zoom factor to record, if any.
    public func watch(_ session: AVCaptureSession, _ device: AVCaptureDevice? = nil) {
      let sessions: [(Notification.Name, String)] = [
        (AVCaptureSession.didStartRunningNotification, "did start running"),
        (AVCaptureSession.didStopRunningNotification, "did stop running"),
        (AVCaptureSession.interruptionEndedNotification, "interruption ended"),
        (AVCaptureSession.wasInterruptedNotification, "was interrupted"),
      ]
      for (name, text) in sessions { observe(name, of: session, .session, text) }
      let running = session.observe(\.isRunning, options: [.new]) { [weak self] session, _ in
        self?.note(.device, "is running", value: session.isRunning ? 1 : 0, queue: Self.queue)
      }
      keep(Watch { running.invalidate() }, about: session)
      let lives: [(Notification.Name, String)] = [
        (UIApplication.willResignActiveNotification, "will resign active"),
        (UIApplication.didEnterBackgroundNotification, "did enter background"),
        (UIApplication.willEnterForegroundNotification, "will enter foreground"),
        (UIApplication.didBecomeActiveNotification, "did become active"),
      ]
      if isFirstToWatchApp() { for (name, text) in lives { observe(name, of: nil, .app, text) } }
      guard let device else { return }
      let zoom = device.observe(\.videoZoomFactor, options: [.new]) { [weak self] device, _ in
        self?.note(.device, "zoom factor", value: Double(device.videoZoomFactor), queue: Self.queue)
      }
      keep(Watch { zoom.invalidate() }, about: device)
    }

    private func observe(
      _ name: Notification.Name, of object: AnyObject?, _ kind: Sighting.Kind, _ text: String
    ) {
      let token = NotificationCenter.default.addObserver(
        forName: name, object: object, queue: nil
      ) { [weak self] notification in
        self?.note(kind, text + Self.reason(notification), queue: Self.queue)
      }
      keep(Watch { NotificationCenter.default.removeObserver(token) }, about: object)
    }

    /// Why a session was interrupted.
    private static func reason(_ notification: Notification) -> String {
      guard let number = notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int,
        let reason = AVCaptureSession.InterruptionReason(rawValue: number)
      else { return "" }
      return ": \(text(reason))"
    }

    private static func text(_ reason: AVCaptureSession.InterruptionReason) -> String {
      switch reason {
      case .videoDeviceNotAvailableInBackground: "videoDeviceNotAvailableInBackground"
      case .audioDeviceInUseByAnotherClient: "audioDeviceInUseByAnotherClient"
      case .videoDeviceInUseByAnotherClient: "videoDeviceInUseByAnotherClient"
      case .videoDeviceNotAvailableWithMultipleForegroundApps:
        "videoDeviceNotAvailableWithMultipleForegroundApps"
      case .videoDeviceNotAvailableDueToSystemPressure: "videoDeviceNotAvailableDueToSystemPressure"
      // Newer ones have no name in older SDKs.
      default: "reason \(reason.rawValue)"
      }
    }
  }

  /// A delegate that notes each callback before it passes it on.
  final class WatchedDelegate: NSObject, AVCaptureSessionControlsDelegate {
    private weak let delegate: (any AVCaptureSessionControlsDelegate)?
    private weak let recorder: CaptureRecorder?

    init(_ delegate: (any AVCaptureSessionControlsDelegate)?, _ recorder: CaptureRecorder) {
      (self.delegate, self.recorder) = (delegate, recorder)
    }

    private func note(_ what: String) {
      recorder?.note(.controls, what, queue: CaptureRecorder.queue)
    }

    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
      note("did become active")
      delegate?.sessionControlsDidBecomeActive(session)
    }

    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
      note("will enter fullscreen")
      delegate?.sessionControlsWillEnterFullscreenAppearance(session)
    }

    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
      note("will exit fullscreen")
      delegate?.sessionControlsWillExitFullscreenAppearance(session)
    }

    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
      note("did become inactive")
      delegate?.sessionControlsDidBecomeInactive(session)
    }
  }

  /// An observation that continues until it is released.
  final class Watch {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end() }
  }
#endif
