import CameraControl
import CameraControlTesting

/// A script that is played to a ``PlantedCamera`` by itself, without a search.
enum PlantedPlay {
  /// Returns the properties that a script breaks, the first time that one is broken.
  static func broken(
    by steps: [GestureStep], _ mistake: PlantedMistake?, _ delivery: DeliveryOrder = .inOrder,
    _ behavior: PhoneBehavior = PhoneBehavior()
  ) throws -> [PlantedProperty] {
    let phone = SimulatedPhone(behavior: behavior, delivery: delivery)
    phone.onUnfinishedWork = { _ in }
    let camera = try PlantedCamera(on: phone, mistake)
    func broken() -> [PlantedProperty] {
      PlantedProperty.allCases.filter { !$0.holds(phone, camera) }
    }
    for step in steps {
      switch step {
      case PlantedMistake.mode: camera.switchMode()
      case PlantedMistake.rebuild: try camera.rebuild()
      default: phone.perform([step])
      }
      phone.settle()
      guard broken().isEmpty else { return broken() }
    }
    phone.perform([.up(.cameraControl), .wait(.seconds(10))])
    return broken()
  }

  /// Returns whether a script breaks the property of a mistake on one of the phones that it needs.
  static func breaks(_ mistake: PlantedMistake, _ steps: [GestureStep]) throws -> Bool {
    try mistake.phones.contains { phone in
      try broken(by: steps, mistake, phone.delivery, phone.behavior).contains(mistake.property)
    }
  }

  /// Returns the first script of a number of steps that breaks the property of a mistake.
  static func script(
    of length: Int, from steps: [GestureStep], breaking mistake: PlantedMistake
  ) throws -> [GestureStep]? {
    func search(_ script: [GestureStep]) throws -> [GestureStep]? {
      guard script.count < length else { return try breaks(mistake, script) ? script : nil }
      for step in steps {
        if let found = try search(script + [step]) { return found }
      }
      return nil
    }
    return try search([])
  }
}
