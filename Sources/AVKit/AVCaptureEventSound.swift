import CameraControl
public import Foundation

/// A sound to play in response to a press of an AirPods stem.
public final class AVCaptureEventSound: NSObject, Sendable {
  let sound: CaptureEventSound

  private init(_ sound: CaptureEventSound) {
    self.sound = sound
  }

  /// Creates a sound from a sound file in the app's bundle; throws if the URL is not one.
  public init(url: URL) throws {
    sound = try CaptureEventSound(url: url.absoluteString, inBundle: Bundle.main.bundlePath)
  }

  /// The sound of a shutter.
  public class var cameraShutter: AVCaptureEventSound { shutter }

  /// The sound for the start of a recording.
  public class var beginVideoRecording: AVCaptureEventSound { begin }

  /// The sound for the end of a recording.
  public class var endVideoRecording: AVCaptureEventSound { end }

  private static let shutter = AVCaptureEventSound(.cameraShutter)
  private static let begin = AVCaptureEventSound(.beginVideoRecording)
  private static let end = AVCaptureEventSound(.endVideoRecording)
}
