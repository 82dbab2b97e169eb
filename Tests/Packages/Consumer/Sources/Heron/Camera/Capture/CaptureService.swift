import AVFoundation
import Combine
import os

/// The session, its inputs and its outputs, on a queue of their own.
actor CaptureService {
  @Published private(set) var activity = CaptureActivity.idle
  @Published private(set) var isInterrupted = false
  @Published var isShowingControls = false
  nonisolated let preview: any PreviewSource

  let session = AVCaptureSession()
  let queue = DispatchSerialQueue(label: "com.example.heron.session")
  let controls = ControlsDelegate()
  private(set) var camera: AVCaptureDeviceInput?
  private let photos = PhotoCapture()
  private let movies = MovieCapture()
  private let lookup = DeviceLookup()
  private var rotation: AVCaptureDevice.RotationCoordinator?
  private var observers: [AnyObject] = []
  private var isSetUp = false

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  init() {
    preview = SessionPreview(session)
  }

  var isAuthorized: Bool {
    get async {
      let status = AVCaptureDevice.authorizationStatus(for: .video)
      guard status == .notDetermined else { return status == .authorized }
      return await AVCaptureDevice.requestAccess(for: .video)
    }
  }

  func start(in mode: CaptureMode) async throws {
    guard await isAuthorized, !session.isRunning else { return }
    try setUp(for: mode)
    session.startRunning()
  }

  func setMode(_ mode: CaptureMode) throws {
    guard isSetUp else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    switch mode {
    case .photo:
      session.sessionPreset = .photo
      session.removeOutput(movies.output)
    case .video:
      session.sessionPreset = .high
      try add(movies.output)
    }
    updateControls()
  }

  func switchCamera() {
    guard let current = camera, let next = lookup.camera(after: current.device) else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.removeInput(current)
    do {
      camera = try add(next)
      AVCaptureDevice.userPreferredCamera = next
      follow(next)
      updateControls()
    } catch {
      session.addInput(current)
    }
  }

  func focus(at point: CGPoint) {
    guard let device = camera?.device else { return }
    do {
      try device.lockForConfiguration()
      if device.isFocusPointOfInterestSupported { device.focusPointOfInterest = point }
      if device.isFocusModeSupported(.autoFocus) { device.focusMode = .autoFocus }
      device.unlockForConfiguration()
    } catch {
      logger.debug("The camera is locked: \(error)")
    }
  }

  func takePhoto() async throws -> Photo { try await photos.takePhoto() }

  func startRecording() throws { try movies.startRecording() }

  func stopRecording() async throws -> Movie { try await movies.stopRecording() }

  private func setUp(for mode: CaptureMode) throws {
    guard !isSetUp else { return }
    session.beginConfiguration()
    session.sessionPreset = .photo
    let device = try lookup.defaultCamera
    camera = try add(device)
    if let microphone = AVCaptureDevice.default(for: .audio) { _ = try add(microphone) }
    try add(photos.output)
    if mode == .video { try add(movies.output) }
    session.commitConfiguration()
    follow(device)
    observe()
    updateControls()
    isSetUp = true
  }

  @discardableResult
  private func add(_ device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
    let input = try AVCaptureDeviceInput(device: device)
    guard session.canAddInput(input) else { throw CameraError.inputRefused }
    session.addInput(input)
    return input
  }

  private func add(_ output: AVCaptureOutput) throws {
    guard session.canAddOutput(output) else { throw CameraError.outputRefused }
    session.addOutput(output)
  }

  private func follow(_ device: AVCaptureDevice) {
    let rotation = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: nil)
    self.rotation = rotation
    observers = [
      rotation.observe(\.videoRotationAngleForHorizonLevelCapture, options: .new) {
        [weak self] _, change in
        guard let angle = change.newValue else { return }
        Task { await self?.rotate(to: angle) }
      }
    ]
  }

  private func rotate(to angle: CGFloat) {
    let outputs: [any OutputService] = [photos, movies]
    for output in outputs { output.rotate(to: angle) }
  }

  private func observe() {
    Publishers.Merge(photos.$activity, movies.$activity).assign(to: &$activity)
    controls.$isShowingControls.assign(to: &$isShowingControls)
    // Not in a task, which would subscribe too late for an interruption that comes with the start.
    let center = NotificationCenter.default
    Publishers.Merge(
      center.publisher(for: AVCaptureSession.wasInterruptedNotification, object: session)
        .map { _ in true },
      center.publisher(for: AVCaptureSession.interruptionEndedNotification, object: session)
        .map { _ in false }
    ).assign(to: &$isInterrupted)
  }
}
