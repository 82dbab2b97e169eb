/// A step that a person takes to find out what a phone does.
public enum ProbeStep: Hashable, Sendable {
  /// A gesture, or another step of a script.
  case gesture(GestureStep)
  /// An action in the app, by its name.
  case action(String)

  /// The gestures that `distinguishing` tries by default, because a person can make them without
  /// measuring a force or a distance.
  public static let gestures: [GestureStep] = [
    .lightPress, .doubleLightPress, .click, .slide(by: 0.5), .lightHold(.seconds(4)),
    .press(.volumeUp), .press(.cameraControl, .seconds(1)), .press(.airPodsStem),
    .down(.cameraControl), .up(.cameraControl), .tapOverlay(item: 0), .swipeOverlay,
    .tapOutsideOverlay, .dragOverlay(millimeters: 9), .leaveApp, .returnToApp,
    .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption,
  ]
}

extension ProbeStep: CustomStringConvertible {
  /// The step as an instruction for a person, in a sentence.
  public var description: String {
    switch self {
    case .gesture(let step): step.instruction
    case .action(let name): "In the app, \(name)."
    }
  }
}
