import AVFoundation

/// An app with an actor on its session queue: it discovers devices, keeps a set of controls for
/// each, follows rotation and notifications, and shows its preview elsewhere.
actor StudioCamera {
  nonisolated let preview: StudioPreview
  private let session = AVCaptureSession()
  private let photoOutput = AVCapturePhotoOutput()
  private let queue = DispatchSerialQueue(label: "studio.session")
  private let controlsDelegate = StudioControlsDelegate()
  private let lookup = StudioDevices()
  private let log: @Sendable (String) -> Void
  private var input: AVCaptureDeviceInput?
  private var controls: [String: [AVCaptureControl]] = [:]
  private var rotation: AVCaptureDevice.RotationCoordinator?
  private var rotationObservers: [AnyObject] = []
  private(set) var isInterrupted = false

  init(log: @escaping @Sendable (String) -> Void) {
    self.log = log
    preview = StudioPreview(session: session)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private var isAuthorized: Bool {
    get async {
      let status = AVCaptureDevice.authorizationStatus(for: .video)
      guard status == .notDetermined else { return status == .authorized }
      return await AVCaptureDevice.requestAccess(for: .video)
    }
  }

  func start() async throws {
    guard await isAuthorized, !session.isRunning else { return }
    observeNotifications()
    let camera = try lookup.defaultCamera
    session.beginConfiguration()
    input = try add(camera)
    try add(lookup.microphone)
    session.sessionPreset = .photo
    guard session.canAddOutput(photoOutput) else { throw AVError(.unknown) }
    session.addOutput(photoOutput)
    configureControls(for: camera)
    followRotation(of: camera)
    session.commitConfiguration()
    session.startRunning()
  }

  @discardableResult
  private func add(_ device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
    let input = try AVCaptureDeviceInput(device: device)
    guard session.canAddInput(input) else { throw AVError(.deviceNotConnected) }
    session.addInput(input)
    return input
  }

  func selectNextCamera() throws {
    guard let input else { return }
    let cameras = lookup.cameras
    let next = cameras[((cameras.firstIndex(of: input.device) ?? 0) + 1) % cameras.count]
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.removeInput(input)
    do {
      self.input = try add(next)
      configureControls(for: next)
      followRotation(of: next)
      AVCaptureDevice.userPreferredCamera = next
    } catch {
      session.addInput(input)
    }
  }

  private func configureControls(for device: AVCaptureDevice) {
    guard session.supportsControls else { return }
    session.beginConfiguration()
    for control in session.controls { session.removeControl(control) }
    for control in makeControls(for: device) {
      if session.canAddControl(control) {
        session.addControl(control)
      } else {
        log("no room for \(control)")
      }
    }
    session.setControlsDelegate(controlsDelegate, queue: queue)
    session.commitConfiguration()
  }

  private func makeControls(for device: AVCaptureDevice) -> [AVCaptureControl] {
    if let known = controls[device.uniqueID] { return known }
    var made = [
      AVCaptureSystemZoomSlider(device: device),
      AVCaptureSystemExposureBiasSlider(device: device),
    ]
    if device.isLockingFocusWithCustomLensPositionSupported {
      let slider = AVCaptureSlider("Lens Position", symbolName: "circle.dotted.circle", in: 0...1)
      slider.setActionQueue(queue) { [log] position in
        do {
          try device.lockForConfiguration()
          device.setFocusModeLocked(lensPosition: position)
          device.unlockForConfiguration()
        } catch {
          log("the lens stays: \(error)")
        }
      }
      made.append(slider)
    }
    controls[device.uniqueID] = made
    return made
  }

  private func followRotation(of device: AVCaptureDevice) {
    let layer = session.connections.compactMap(\.videoPreviewLayer).first
    let coordinator = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: layer)
    rotation = coordinator
    let angle = coordinator.videoRotationAngleForHorizonLevelCapture
    photoOutput.connection(with: .video)?.videoRotationAngle = angle
    rotationObservers = [
      coordinator.observe(\.videoRotationAngleForHorizonLevelPreview, options: .new) {
        [log] _, change in
        log("turned to \(change.newValue ?? 0)")
      }
    ]
  }

  private func observeNotifications() {
    let center = NotificationCenter.default
    let interruptions = center.notifications(
      named: AVCaptureSession.wasInterruptedNotification, object: session)
    let ends = center.notifications(
      named: AVCaptureSession.interruptionEndedNotification, object: session)
    Task {
      let reasons =
        interruptions
        .compactMap { $0.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int }
        .compactMap { AVCaptureSession.InterruptionReason(rawValue: $0) }
      for await reason in reasons {
        isInterrupted = [.videoDeviceInUseByAnotherClient].contains(reason)
        log("interrupted \(isInterrupted)")
      }
    }
    Task {
      for await _ in ends.map({ _ in true }) {
        isInterrupted = false
        log("goes on")
      }
    }
  }

  var summary: [String] {
    let controls = session.controls.map { ($0 as? AVCaptureSlider)?.localizedTitle ?? "system" }
    return [input?.device.localizedName ?? "no camera"] + controls
  }

  var lensPosition: Float { input?.device.lensPosition ?? -1 }
  var isFullscreen: Bool { controlsDelegate.isFullscreen }
  var photoAngle: CGFloat { photoOutput.connection(with: .video)?.videoRotationAngle ?? -1 }
}
