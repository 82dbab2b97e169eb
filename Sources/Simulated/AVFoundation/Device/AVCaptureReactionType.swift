/// A reaction effect; more can be created from names.
public struct AVCaptureReactionType: RawRepresentable, Hashable, Sendable {
  /// The name of the reaction.
  public var rawValue: String

  /// Creates a reaction from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A thumbs-up.
  public static let thumbsUp = AVCaptureReactionType(rawValue: "ReactionThumbsUp")
  /// A thumbs-down.
  public static let thumbsDown = AVCaptureReactionType(rawValue: "ReactionThumbsDown")
  /// Balloons.
  public static let balloons = AVCaptureReactionType(rawValue: "ReactionBalloons")
  /// A heart.
  public static let heart = AVCaptureReactionType(rawValue: "ReactionHeart")
  /// Fireworks.
  public static let fireworks = AVCaptureReactionType(rawValue: "ReactionFireworks")
  /// Rain.
  public static let rain = AVCaptureReactionType(rawValue: "ReactionRain")
  /// Confetti.
  public static let confetti = AVCaptureReactionType(rawValue: "ReactionConfetti")
  /// Lasers.
  public static let lasers = AVCaptureReactionType(rawValue: "ReactionLasers")

  /// The name of the symbol for the reaction; the same for all.
  public var systemImageName: String { "face.smiling" }

  static let all: Set<AVCaptureReactionType> = [
    .thumbsUp, .thumbsDown, .balloons, .heart, .fireworks, .rain, .confetti, .lasers,
  ]
}
