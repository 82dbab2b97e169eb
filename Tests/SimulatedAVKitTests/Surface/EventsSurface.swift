import AVKit

// The members of the capture-event classes, with exact types and actors.

enum EventsSurface {
  @MainActor
  static func interactions() {
    typealias Interaction = AVCaptureEventInteraction
    let single: (@escaping (AVCaptureEvent) -> Void) -> Interaction = Interaction.init(handler:)
    let double:
      (@escaping (AVCaptureEvent) -> Void, @escaping (AVCaptureEvent) -> Void) -> Interaction =
        Interaction.init(primary:secondary:)
    let isEnabled: ReferenceWritableKeyPath<Interaction, Bool> = \.isEnabled
    let view: KeyPath<Interaction, UIView?> = \.view
    let willMove: (Interaction) -> (UIView?) -> Void = Interaction.willMove(to:)
    let didMove: (Interaction) -> (UIView?) -> Void = Interaction.didMove(to:)
    let isSilent: Bool = Interaction.defaultCaptureSoundDisabled
    let asInteraction: (any UIInteraction).Type = (any UIInteraction).self
    use(single, double, isEnabled, view, willMove, didMove, isSilent, asInteraction)
  }

  @MainActor
  static func views() {
    let add: (UIView) -> (any UIInteraction) -> Void = UIView.addInteraction(_:)
    let remove: (UIView) -> (any UIInteraction) -> Void = UIView.removeInteraction(_:)
    let interactions: ReferenceWritableKeyPath<UIView, [any UIInteraction]> = \.interactions
    let window: KeyPath<UIView, UIWindow?> = \.window
    use(add, remove, interactions, window)
  }

  static func events() {
    let phase: KeyPath<AVCaptureEvent, AVCaptureEventPhase> = \.phase
    let shouldPlaySound: KeyPath<AVCaptureEvent, Bool> = \.shouldPlaySound
    let play: (AVCaptureEvent) -> (AVCaptureEventSound) -> Bool = AVCaptureEvent.play(_:)
    let phases: [UInt: AVCaptureEventPhase] = [0: .began, 1: .ended, 2: .cancelled]
    let sound: (URL) throws -> AVCaptureEventSound = AVCaptureEventSound.init(url:)
    let sounds: [AVCaptureEventSound] = [.cameraShutter, .beginVideoRecording, .endVideoRecording]
    use(phase, shouldPlaySound, play, phases, sound, sounds)
  }

  static func use(_ members: Any...) {}
}
