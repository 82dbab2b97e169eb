import CameraControl

extension AVCaptureDevice {
  /// The effects that can be set off.
  public var availableReactionTypes: Set<AVCaptureReactionType> {
    hasMediaType(.video) ? AVCaptureReactionType.all : []
  }

  /// Whether effects can be set off now.
  public var canPerformReactionEffects: Bool { hasMediaType(.video) }

  /// Whether the person allows effects.
  public class var reactionEffectsEnabled: Bool { true }

  /// Sets off an effect; the trace of the phone shows it.
  public func performEffect(for reactionType: AVCaptureReactionType) {
    guard let phone else { return }
    guard availableReactionTypes.contains(reactionType) else { return }
    phone.record(.device(localizedName, change: "effect \(reactionType.rawValue)"))
  }
}
