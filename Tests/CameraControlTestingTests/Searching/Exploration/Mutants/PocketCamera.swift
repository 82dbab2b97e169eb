import CameraControl
import CameraControlTesting
import Synchronization

/// A camera app with two lenses, for photos and movies; it is correct, unless it is a mutant.
final class PocketCamera: Sendable {
  enum Lens: Hashable { case wide, telephoto }
  enum Look: Int, CaseIterable { case plain, warm, cold, mono, noir }

  /// What the app shows and remembers.
  struct Screen: Hashable {
    var photos = 0
    var isShutterDown = false
    var isRecording = false
    var showsToolbar = true
    var usesControls = false
    var showsFocusLock = false
    var banner: String?
    var lens = Lens.wide
    var look = Look.plain
    var zoom: Float = 1
    /// The zoom of each lens when it was last in use.
    var zooms: [Lens: Float] = [:]
  }

  let session: CaptureSession
  let look: CaptureIndexPicker
  private let phone: SimulatedPhone
  let mutant: CameraMutant?
  /// The reason for an interruption of which this camera hears nothing.
  let ignored: InterruptionReason?
  private let state = Mutex(Screen())
  private let optics: Mutex<(camera: CaptureDevice, zoom: CaptureSlider)>
  private let tokens = Mutex<(session: ObservationToken?, focus: ObservationToken?)>((nil, nil))

  init(
    on phone: SimulatedPhone, _ mutant: CameraMutant? = nil, ignoring reason: InterruptionReason?
  ) throws {
    self.phone = phone
    self.mutant = mutant
    ignored = mutant == .pressureIgnored ? .videoDeviceNotAvailableDueToSystemPressure : reason
    optics = Mutex((try phone.backCamera, try Self.makeZoom()))
    look = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters",
      localizedIndexTitles: Look.allCases.map { "\($0)" })
    session = CaptureSession(in: phone.app)
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.addOutput(CaptureOutput(.photo))
    look.setActionQueue(.main) { [weak self] in self?.choose($0) }
    try session.addControl(look)
    try addZoom(at: 1)
    try session.setControlsDelegate(self, queue: .main)
    showInteraction()
    tokens.withLock { $0.session = session.observe { [weak self] in self?.notice($0) } }
    observeFocus()
    try session.startRunning()
  }

  var screen: Screen { state.withLock { $0 } }
  var camera: CaptureDevice { optics.withLock { $0.camera } }
  var zoom: CaptureSlider { optics.withLock { $0.zoom } }

  func change(_ body: (inout Screen) -> Void) { state.withLock { body(&$0) } }

  private static func makeZoom() throws -> CaptureSlider {
    try CaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...5)
  }

  private func showInteraction() {
    let takePhoto: CaptureEventInteraction.Handler = { [weak self] in self?.press($0.phase) }
    let record: CaptureEventInteraction.Handler = { [weak self] event in
      if event.phase == .ended { self?.toggleRecording() }
    }
    if mutant == .handlersSwapped {
      phone.show(CaptureEventInteraction(primary: record, secondary: takePhoto))
    } else {
      phone.show(CaptureEventInteraction(primary: takePhoto, secondary: record))
    }
  }
}

// MARK: The toolbar

extension PocketCamera {
  func toggleRecording() {
    if screen.isRecording { return stopRecording() }
    guard session.isRunning || mutant == .runningNotChecked else { return }
    change { $0.isRecording = true }
    look.isEnabled = false
  }

  func stopRecording() {
    change { $0.isRecording = false }
    look.isEnabled = true
  }

  /// Whether the lens button is enabled.
  ///
  /// A movie has one lens, and an overlay that is open keeps its controls.
  var canSwitchLens: Bool { !screen.isRecording && !screen.usesControls }

  func switchLens() throws {
    guard canSwitchLens else { return }
    let isWide = mutant == .sameLensAgain ? screen.lens != .wide : screen.lens == .wide
    let next = isWide ? Lens.telephoto : .wide
    guard let camera = phone.core.camera(next.type, position: .back) else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    for input in session.inputs { session.removeInput(input) }
    try session.addInput(CaptureDeviceInput(device: camera))
    if mutant != .oldZoomStays { try session.removeControl(zoom) }
    change {
      $0.zooms[$0.lens] = $0.zoom
      $0.lens = next
    }
    let newZoom = try Self.makeZoom()
    optics.withLock { $0 = (camera, newZoom) }
    try addZoom(at: screen.zooms[next] ?? 1)
    if mutant != .focusNotObserved { observeFocus() }
  }

  private func addZoom(at value: Float) throws {
    zoom.setActionQueue(.main) { [weak self] value in self?.change { $0.zoom = value } }
    if mutant != .zoomNotRestored { try zoom.setValue(value) }
    try session.addControl(zoom)
    change { $0.zoom = value }
  }

  private func observeFocus() {
    let camera = camera
    change { $0.showsFocusLock = camera.isFocusLocked }
    let token = camera.observe { [weak self] change in
      guard case .isFocusLocked(let isLocked) = change else { return }
      self?.change { $0.showsFocusLock = isLocked }
    }
    tokens.withLock { $0.focus = token }
  }
}

extension PocketCamera.Lens {
  fileprivate var type: CaptureDevice.DeviceType {
    switch self {
    case .wide: .builtInWideAngleCamera
    case .telephoto: .builtInTelephotoCamera
    }
  }
}
