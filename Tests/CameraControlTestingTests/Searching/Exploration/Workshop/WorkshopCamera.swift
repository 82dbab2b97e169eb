import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization

/// A camera app for photos and movies, with a zoom, looks and a self-timer, and one mistake or none.
final class WorkshopCamera: Sendable {
  /// What the app knows and shows.
  struct State: Hashable, Sendable {
    var isForMovies = false
    var isRecording = false
    var isLit = false
    var isInSettings = false
    var areControlsShown = false
    var hidesToolbar = false
    /// How many buttons the app takes to be down.
    var down = 0
    var photos = 0
    var shownPhoto = 0
    /// The zoom for photos, and the one for movies.
    var zooms: [Float] = [1, 1]
    /// The goal of a ramp of the zoom.
    var goal: Double?
    var shownZoom = 1.0
    var shownLook = 0
    var isCounting = false
    var isWrong = false

    /// The place of the mode's zoom.
    var mode: Int { isForMovies ? 1 : 0 }
  }

  /// When a press began, for the app and in truth, which would make every state another one.
  struct Press {
    var beginning: PhoneInstant?
    var truth: PhoneInstant?
  }

  let mistake: WorkshopMistake?
  let phone: SimulatedPhone
  let session: CaptureSession
  let device: CaptureDevice
  let selfTimer: SelfTimer
  let state = Mutex(State())
  let press = Mutex(Press())
  let zoom: CaptureSlider
  let looks: Mutex<CaptureIndexPicker?>
  let interaction = Mutex<CaptureEventInteraction?>(nil)
  private let observations = Mutex<[ObservationToken]>([])

  init(on phone: SimulatedPhone, _ mistake: WorkshopMistake?) throws {
    self.mistake = mistake
    self.phone = phone
    session = try phone.makeSession()
    device = try phone.backCamera
    selfTimer = SelfTimer(phone.clock)
    zoom = try CaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...5)
    looks = Mutex(try Self.makeLooks())
    setZoomAction()
    setLookAction()
    try session.addControl(zoom)
    if let looks = looks.withLock({ $0 }) { try session.addControl(looks) }
    try session.setControlsDelegate(self, queue: .inPlace)
    interaction.withLock {
      let new = CaptureEventInteraction {
        [weak self] in
        self?.primary($0.phase)
      } secondary: {
        [weak self] in
        self?.secondary($0.phase)
      }
      phone.show(new)
      $0 = new
    }
    observations.withLock { tokens in
      tokens = [
        session.observe { [weak self] in self?.notice($0) },
        device.observe { [weak self] in self?.notice($0) },
      ]
    }
    phone.settle()
  }

  var now: State { state.withLock { $0 } }

  /// Whether the app is right, once everything is quiet.
  var isRight: Bool {
    let now = now
    return !now.isWrong && now.down == 0
      && interaction.withLock { $0 }?.isEnabled == !now.isInSettings
      && now.shownPhoto == now.photos
      && now.hidesToolbar == (now.isRecording || phone.overlay != .hidden)
      && (now.isForMovies || !now.isLit)
      && now.zooms[now.mode] == zoom.value
      && now.shownZoom == device.videoZoomFactor
      && now.shownLook == looks.withLock { $0 }?.selectedIndex ?? now.shownLook
  }

  func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      state.hidesToolbar = state.isRecording || state.areControlsShown
    }
  }

  func setZoomAction() {
    // The mistake is to ask for the mode here, and not when the value comes.
    let mode = mistake == .zoomOfOldMode ? now.mode : nil
    let queue: any CallbackQueue =
      mistake == .zoomQueue ? DispatchQueue(label: "zoom") : InPlaceQueue.inPlace
    zoom.setActionQueue(queue) { [weak self] value in
      self?.change { $0.zooms[mode ?? $0.mode] = value }
      self?.setDeviceZoom(to: value)
    }
  }

  func setLookAction() {
    looks.withLock { $0 }?.setActionQueue(.inPlace) { [weak self] index in
      self?.change { $0.shownLook = index }
    }
  }

  static func makeLooks() throws -> CaptureIndexPicker {
    try CaptureIndexPicker(
      "Look", symbolName: "camera.filters",
      localizedIndexTitles: ["None", "Warm", "Cool", "Silver", "Noir"])
  }
}
