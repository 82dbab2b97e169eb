import CameraControl
import CameraControlTesting

extension StudioMistake: ExploredMistake {
  /// An exploration of the camera with the usual steps, what the app can do, and its state as the key.
  func exploration(_ begin: @escaping () throws -> Void) -> Exploration<StudioCamera> {
    let exploration = Exploration { phone in
      try begin()
      return try StudioCamera(on: phone, self)
    }
    .stateKey { $0.now }
    .without(.noFinding, .noFault, .overlayMatchesSession, .balancedCallbacks, .nothingUnfinished)
    .finally("the camera is right") { $1.isRight }
    return switch self {
    case .zoomKept: exploration.step("switch camera") { try $1.switchCamera() }
    case .removedPicker: exploration.step("filters") { try $1.toggleFilter() }
    case .delegateReplaced: exploration.step("settings") { try $1.replaceDelegate() }
    case .recordAfterInterruption: exploration.step("record") { $1.toggleRecording() }
    case .movie: exploration.step("mode") { $1.switchMode() }
    case .race, .clickBeforeDelegate, .valueBeforeDelegate: exploration.orders(4)
    case .debounce, .lockOnEndedOnly, .staleModel, .lastDetent, .valueClickVolume: exploration
    }
  }
}
