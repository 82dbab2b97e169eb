import CameraControlTesting

/// How fast and how accurately a simulated person performs the gestures of a lab experiment.
public struct Hand: Hashable, Sendable {
  /// The delays from instruction to gesture, in order; after the last delay, the first comes again.
  public var lateness: [Duration]

  /// How long a short press lasts.
  public var press: Duration

  /// The factor for the requested slide distances and hold durations; 1 means exactly as requested.
  public var reach: Double

  /// Creates a description of a simulated person's speed and accuracy.
  public init(lateness: [Duration], press: Duration, reach: Double = 1) {
    (self.lateness, self.press, self.reach) = (lateness, press, reach)
  }

  /// A hand like most.
  static let usual = hand([500], 120)

  /// How many of ``all`` a prediction with a mistake tries.
  static let few = 2

  /// Hands that a prediction tries, the usual one first; what a person does is between them.
  static let all = [
    usual, hand([200, 900], 200), hand([200], 60, 0.9), hand([900], 250, 1.1),
    hand([900, 200], 100), hand([200, 500, 900], 80, 1.1), hand([900, 500, 200], 160, 0.9),
    hand([200, 900, 900], 240), hand([900, 200, 200], 70),
  ]

  private static func hand(_ late: [Int], _ press: Int, _ reach: Double = 1) -> Hand {
    Hand(lateness: late.map { .milliseconds($0) }, press: .milliseconds(press), reach: reach)
  }

  /// Returns a step as this hand does it.
  func doing(_ step: GestureStep) -> GestureStep {
    switch step {
    case .lightPress: .lightHold(press)
    case .click: .press(.cameraControl, press)
    case .slide(.fraction(let part)): .slide(.fraction(part * reach))
    case .lightHold(let time): .lightHold(time * reach)
    case .press(let button, let time): .press(button, time * reach)
    default: step
    }
  }
}
