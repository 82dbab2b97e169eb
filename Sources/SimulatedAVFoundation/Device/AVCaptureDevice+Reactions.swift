import CameraControl

extension AVCaptureDevice {
  /// The reactions that can be performed.
  public var availableReactionTypes: Set<AVCaptureReactionType> {
    hasMediaType(.video) ? AVCaptureReactionType.all : []
  }

  /// Whether reactions can be performed now.
  public var canPerformReactionEffects: Bool { hasMediaType(.video) }

  /// Whether the person allows reactions; always `true`.
  public class var reactionEffectsEnabled: Bool { true }

  /// Performs a reaction, which appears in the phone's trace.
  public func performEffect(for reactionType: AVCaptureReactionType) {
    guard let phone else { return }
    guard availableReactionTypes.contains(reactionType) else { return }
    phone.host.record(.device(localizedName, change: "effect \(reactionType.rawValue)"))
  }
}
