import CameraControl
import CameraControlTesting

extension PlantedMistake {
  /// All pairs of mistakes that break different properties, and that are both there to be found.
  ///
  /// An app that does not notice a canceled press takes no photo then, and one that is deaf while the
  /// controls are shown begins no burst there.
  static let pairs: [(PlantedMistake, PlantedMistake)] = allCases.enumerated().flatMap {
    place, one in
    allCases.dropFirst(place + 1)
      .filter { $0.property != one.property && !hidden.contains([one, $0]) }.map { (one, $0) }
  }

  private static let hidden: [Set<PlantedMistake>] = [
    [.missedCancel, .photoOnCancel], [.burstInControls, .deafInControls],
  ]

  /// Returns an exploration of an app with mistakes, which checks their properties and no others.
  static func exploration(of mistakes: PlantedMistake...) -> Exploration<PlantedCamera> {
    let gestures = steps.filter { step in
      if case .app = step { false } else { true }
    }
    let (one, other) = (mistakes[0], mistakes.dropFirst().first)
    var exploration = Exploration { phone in try PlantedCamera(on: phone, one, other) }
      .steps(gestures)
      .step("change between photos and movies") { _, camera in camera.switchMode() }
      .step("change the camera") { _, camera in try camera.rebuild() }
      .without(.noFault, .noFinding, .balancedCallbacks, .overlayMatchesSession, .nothingUnfinished)
    for property in mistakes.map(\.property) {
      exploration = exploration.always(property.rawValue) { phone, camera in
        property.holds(phone, camera)
      }
    }
    if mistakes.contains(where: { [.lateAction, .orderOfTwoQueues].contains($0) }) {
      exploration = exploration.orders(6)
    }
    if mistakes.contains(.expectsActiveFirst) {
      exploration = exploration.options(\.overlay.callbackOrder, .fullscreenFirst)
    }
    return exploration
  }
}
