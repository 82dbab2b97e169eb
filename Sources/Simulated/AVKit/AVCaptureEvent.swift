import CameraControl

/// One phase of a press of a hardware button or an AirPods stem.
public final class AVCaptureEvent: NSObject, Sendable {
  private let event: CaptureEvent

  init(_ event: CaptureEvent) { self.event = event }

  /// The phase of the press.
  public var phase: AVCaptureEventPhase { AVCaptureEventPhase(event.phase) }

  /// Whether the app should play a sound of its own.
  public var shouldPlaySound: Bool { event.shouldPlaySound }

  /// Plays a sound through the AirPods and returns whether it did.
  @discardableResult
  public func play(_ sound: AVCaptureEventSound) -> Bool { event.play(sound.sound) }
}
