import CameraControl
import CameraControlTesting
import Synchronization

/// A camera app in a few lines, with one mistake: what it knows, and what it does when it is called.
final class SmallCamera: Sendable {
  /// What the app knows and shows.
  struct State: Hashable, Sendable {
    var photos = 0
    /// The presses that are down, of the first handler and of the secondary one.
    var down = [0, 0]
    var isRecording = false
    var hidesToolbar = false
    var showsBadge = false
    var isArmed = false
    var lastPress: PhoneInstant?
    /// What the app shows of its controls.
    var shown: [Int] = []
  }

  let design: SmallCameraDesign
  let phone: SimulatedPhone
  let session: CaptureSession
  let pickers: [CaptureIndexPicker]
  private let state: Mutex<State>
  private let observation = Mutex<ObservationToken?>(nil)

  init(_ design: SmallCameraDesign, on phone: SimulatedPhone) throws {
    self.design = design
    self.phone = phone
    state = Mutex(State(shown: design.controls.map { _ in 0 }))
    pickers = try design.controls.map {
      try CaptureIndexPicker($0, symbolName: "circle", localizedIndexTitles: ["1", "2", "3", "4"])
    }
    session = try phone.makeSession()
    for (number, picker) in pickers.enumerated() {
      picker.setActionQueue(.inPlace) { [weak self] in self?.take(.picked(number, $0)) }
      try session.addControl(picker)
    }
    try session.setControlsDelegate(self, queue: .inPlace)
    phone.show(
      CaptureEventInteraction {
        [weak self] in
        self?.press($0.phase, 0)
      } secondary: {
        [weak self] in
        self?.press($0.phase, 1)
      })
    observation.withLock { token in
      token = session.observe { [weak self] in self?.take(.session($0)) }
    }
    design.start(self)
    phone.settle()
  }

  var now: State { state.withLock { $0 } }

  private func press(_ phase: CaptureEventPhase, _ handler: Int) {
    state.withLock { state in
      state.down[handler] += phase == .began ? 1 : -1
    }
    take(.press(phase, handler))
  }

  private func take(_ event: SmallCameraDesign.Event) {
    let change = design.change
    let effect = state.withLock { change(&$0, event, phone.now) }
    effect?(self)
  }
}

extension SmallCamera: CaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    take(.controls(.didBecomeActive))
  }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    take(.controls(.willEnterFullscreen))
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    take(.controls(.willExitFullscreen))
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    take(.controls(.didBecomeInactive))
  }
}

/// What a ``SmallCamera`` is like.
struct SmallCameraDesign: Sendable {
  enum Event: Sendable {
    case press(CaptureEventPhase, Int)
    case picked(Int, Int)
    case controls(ControlsCallback)
    case session(SessionNotification)
  }

  let name: String

  /// What has to hold, and whether only at the end.
  let property: String
  var isForTheEnd = true
  let holds: @Sendable (SmallCamera) -> Bool

  /// The number of steps of the shortest script that breaks the property.
  ///
  /// No script of fewer steps does: the tests run all of them, of the usual steps or, for the one that
  /// is longer than four, of the abstract ones with equal states merged.
  let shortest: Int
  var controls = ["Focus"]
  var start: @Sendable (SmallCamera) -> Void = { _ in }

  /// Changes what the app knows, and returns what else it does.
  let change: @Sendable (inout SmallCamera.State, Event, PhoneInstant) -> Effect?

  typealias Effect = @Sendable (SmallCamera) -> Void

  /// An exploration of the app, with the usual steps and all properties.
  var exploration: Exploration<SmallCamera> {
    let exploration = Exploration { phone in try SmallCamera(self, on: phone) }
    return isForTheEnd
      ? exploration.finally(property) { holds($1) } : exploration.always(property) { holds($1) }
  }
}
