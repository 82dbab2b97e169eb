import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization

/// A camera app with a zoom, a focus and a filter, for photos and movies, with one mistake.
final class StudioCamera: Sendable {
  /// What the app knows and shows.
  struct State: Hashable, Sendable {
    var isForMovies = false
    var isRecording = false
    var isPaused = false
    /// Whether an interruption came while the movie was paused.
    var wasInterrupted = false
    var showsRecording = false
    var isLocked = false
    var hidesButtons = false
    var showsLabel = false
    var shownZoom: Float = 1
    var shownFilter = 0
    var stored: Float = 0
    var focus: Float = 0
    var hasClicked = false
    var dropped = 0
    var isWrong = false
  }

  let mistake: StudioMistake
  let phone: SimulatedPhone
  let session: CaptureSession
  let state = Mutex(State())
  /// When the last press ended, which would make every state another one.
  private let lastEnd = Mutex<PhoneInstant?>(nil)
  private let focus: CaptureSlider
  private let zoom: Mutex<CaptureSlider>
  private let filter: Mutex<CaptureIndexPicker?>
  private let delegate = Mutex<StudioDelegate?>(nil)
  private let observation = Mutex<ObservationToken?>(nil)

  init(on phone: SimulatedPhone, _ mistake: StudioMistake) throws {
    self.mistake = mistake
    self.phone = phone
    session = try phone.makeSession()
    focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    zoom = Mutex(try Self.makeZoom())
    filter = Mutex(try Self.makeFilter())
    setZoomAction()
    setFilterAction()
    setFocusAction()
    try session.addControl(zoom.withLock { $0 })
    try session.addControl(focus)
    if let filter = filter.withLock({ $0 }) { try session.addControl(filter) }
    try replaceDelegate()
    phone.show(
      CaptureEventInteraction {
        [weak self] in
        self?.press($0.phase)
      } secondary: {
        [weak self] in
        self?.volume($0.phase)
      })
    observation.withLock { token in
      token = session.observe { [weak self] in self?.notice($0) }
    }
    phone.settle()
  }

  var now: State { state.withLock { $0 } }

  /// Whether the app is right, once everything is quiet.
  var isRight: Bool {
    let now = now
    return switch mistake {
    case .zoomKept: now.shownZoom == zoom.withLock { $0 }.value
    case .recordAfterInterruption: now.showsRecording == now.isRecording
    case .removedPicker: now.shownFilter == filter.withLock { $0 }?.selectedIndex ?? 0
    case .delegateReplaced: now.hidesButtons == (phone.overlay != .hidden)
    case .debounce: now.dropped == 0
    case .lockOnEndedOnly: !now.isLocked
    case .race: !now.showsLabel || phone.overlay != .hidden
    case .staleModel: focus.value == now.focus
    case .clickBeforeDelegate, .valueBeforeDelegate, .lastDetent, .valueClickVolume, .movie:
      !now.isWrong
    }
  }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  private static func makeZoom() throws -> CaptureSlider {
    try CaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...9)
  }

  private static func makeFilter() throws -> CaptureIndexPicker {
    try CaptureIndexPicker(
      "Filter", symbolName: "camera.filters", localizedIndexTitles: (1...8).map { "\($0)" })
  }
}

// MARK: What the person does in the app

extension StudioCamera {
  func switchCamera() throws {
    let old = zoom.withLock { $0 }
    try session.removeControl(old)
    let new = try Self.makeZoom()
    zoom.withLock { $0 = new }
    setZoomAction()
    try session.addControl(new)
    if mistake != .zoomKept { change { $0.shownZoom = 1 } }
  }

  func toggleFilter() throws {
    if let old = filter.withLock({ $0 }) {
      try session.removeControl(old)
      filter.withLock { $0 = nil }
      if mistake != .removedPicker || now.shownFilter < 2 { change { $0.shownFilter = 0 } }
    } else {
      let new = try Self.makeFilter()
      filter.withLock { $0 = new }
      setFilterAction()
      try session.addControl(new)
    }
  }

  func toggleRecording() {
    guard session.isRunning else { return }
    change {
      $0.isRecording.toggle()
      $0.showsRecording = $0.isRecording
    }
  }

  func switchMode() {
    change { state in
      state.isForMovies.toggle()
      (state.isRecording, state.isPaused, state.wasInterrupted) = (false, false, false)
    }
  }

  func replaceDelegate() throws {
    let new = StudioDelegate(self, wasShown: mistake != .delegateReplaced && now.hidesButtons)
    delegate.withLock { $0 = new }
    if mistake.isAboutOrders {
      try session.setControlsDelegate(new, queue: DispatchQueue(label: "delegate"))
    } else {
      try session.setControlsDelegate(new, queue: .inPlace)
    }
  }

  private func setZoomAction() {
    zoom.withLock { $0 }.setActionQueue(.inPlace) { [weak self] value in
      self?.change { state in
        state.shownZoom = value
        if self?.mistake == .valueBeforeDelegate, !state.hidesButtons { state.isWrong = true }
      }
    }
  }

  private func setFocusAction() {
    let focusChanged: @Sendable (Float) -> Void = { [weak self] value in
      self?.change { state in
        (state.focus, state.hasClicked, state.showsLabel) = (value, false, true)
      }
    }
    if mistake == .race {
      focus.setActionQueue(DispatchQueue(label: "focus"), action: focusChanged)
    } else {
      focus.setActionQueue(.inPlace, action: focusChanged)
    }
  }

  private func setFilterAction() {
    filter.withLock { $0 }?.setActionQueue(.inPlace) { [weak self] index in
      self?.change { state in
        state.shownFilter = index
        if self?.mistake == .lastDetent, index == 7 { state.isWrong = true }
      }
    }
  }
}

// MARK: Calls of the phone

extension StudioCamera {
  private func press(_ phase: CaptureEventPhase) {
    let time = phone.now
    change { state in
      switch phase {
      case .began:
        state.isLocked = true
      case .cancelled:
        if mistake != .lockOnEndedOnly { state.isLocked = false }
      case .ended:
        state.isLocked = false
        if mistake == .clickBeforeDelegate, state.hidesButtons != (phone.overlay != .hidden) {
          state.isWrong = true
        }
        let last = lastEnd.withLock { last in
          defer { last = time }
          return last
        }
        if let last, last.duration(to: time) < .milliseconds(333) { state.dropped += 1 }
        state.hasClicked = true
        guard mistake == .movie, state.isForMovies else { return }
        state.isRecording.toggle()
        (state.isPaused, state.wasInterrupted) = (false, false)
      }
    }
  }

  private func volume(_ phase: CaptureEventPhase) {
    guard phase == .ended else { return }
    change { state in
      if mistake == .valueClickVolume, state.hasClicked, state.focus > 0.75 { state.isWrong = true }
      guard mistake == .movie, state.isRecording else { return }
      state.isPaused.toggle()
      if !state.isPaused, state.wasInterrupted { state.isWrong = true }
    }
  }

  private func notice(_ notification: SessionNotification) {
    switch notification {
    case .wasInterrupted, .didStopRunning:
      change { state in
        if mistake == .movie, state.isRecording, state.isPaused {
          state.wasInterrupted = true
          return
        }
        state.isRecording = false
        state.isPaused = false
        if mistake != .recordAfterInterruption { state.showsRecording = false }
      }
    case .interruptionEnded, .didStartRunning:
      if mistake == .staleModel { try? focus.setValue(now.stored) }
    }
  }

  fileprivate func show(_ isShown: Bool) {
    change { state in
      state.hidesButtons = isShown
      if isShown { state.stored = state.focus } else { state.showsLabel = false }
    }
  }
}

/// What the app hears of its controls.
private final class StudioDelegate: CaptureSessionControlsDelegate, Sendable {
  private weak let camera: StudioCamera?
  private let isShown: Mutex<Bool>

  init(_ camera: StudioCamera, wasShown: Bool) {
    self.camera = camera
    isShown = Mutex(wasShown)
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    isShown.withLock { $0 = true }
    camera?.show(true)
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    if isShown.withLock({ $0 }) { camera?.show(false) }
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}
