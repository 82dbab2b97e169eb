import CameraControl
import CameraControlTesting

extension StudioMistake {
  /// An exploration of the camera with the usual steps, what the app can do, and its state as the key.
  func exploration(
    _ begin: @escaping () throws -> Void = {}
  ) -> Exploration<StudioCamera> {
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
    case .race: exploration.orders(4)
    case .debounce, .lockOnEndedOnly, .staleModel, .lastDetent, .valueClickVolume: exploration
    }
  }

  /// Returns the number of runs until the mistake is found, or `nil` if so many scripts don't find it.
  ///
  /// The script isn't made shorter, which would take longer than to find it.
  func runsUntilFound(seed: UInt64, most: Int) throws -> Int? {
    struct Found: Error {}
    var (isFound, count) = (false, 0)
    let exploration = exploration {
      if isFound { throw Found() }
      count += 1
    }
    do {
      let part = ExplorationPart.random(scripts: most, length: 20, seed: seed)
      _ = try exploration.progress { if case .found = $0 { isFound = true } }.run(part)
      return nil
    } catch is Found {
      // One run only looks at the camera as it is made.
      return count - 1
    }
  }
}
