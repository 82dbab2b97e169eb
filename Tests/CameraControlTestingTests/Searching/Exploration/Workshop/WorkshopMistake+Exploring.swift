import CameraControl
import CameraControlTesting

extension WorkshopMistake: ExploredMistake {
  /// An exploration of the camera that also takes the step of the app that the mistake needs.
  func exploration(_ begin: @escaping () throws -> Void) -> Exploration<WorkshopCamera> {
    let exploration = WorkshopCamera.exploration(with: self, begin)
    return switch self {
    case .deafAfterSettings: exploration.step("settings") { $1.toggleSettings() }
    case .endedRamp: exploration.step("zoom in") { try $1.zoomIn() }
    case .lastSecond: exploration.withSelfTimer()
    case .lightAfterMovie, .toolbarInMovie, .zoomOfOldMode:
      exploration.step("mode") { try $1.switchMode() }
    case .looksPutBack: exploration.step("looks") { try $1.toggleLooks() }
    case .zoomQueue: exploration.orders(4)
    case .fifthThumbnail, .pressWithOldBeginning, .secondaryEnd: exploration
    }
  }
}

extension WorkshopCamera {
  /// An exploration of the camera with the usual steps, its state as the key, and its property.
  static func exploration(
    with mistake: WorkshopMistake?, _ begin: @escaping () throws -> Void = {}
  ) -> Exploration<WorkshopCamera> {
    Exploration { phone in
      try begin()
      return try WorkshopCamera(on: phone, mistake)
    }
    .stateKey { $0.now }
    .without(.noFinding, .noFault, .overlayMatchesSession, .balancedCallbacks, .nothingUnfinished)
    .finally("the camera is right") { phone, camera in
      try phone.wait(until: { camera.selfTimer.isQuiet })
      return camera.isRight
    }
  }
}

extension Exploration<WorkshopCamera> {
  /// Returns an exploration that also starts the self-timer, and lets its task run after each step.
  func withSelfTimer() -> Self {
    waits().step("self-timer") { phone, camera in
      camera.startSelfTimer()
      try phone.wait(until: { camera.selfTimer.isQuiet })
    }
    .always("the self-timer keeps up") { phone, camera in
      try phone.wait(until: { camera.selfTimer.isQuiet })
      return true
    }
  }
}
