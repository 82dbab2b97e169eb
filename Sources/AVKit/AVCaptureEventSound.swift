import CameraControl
public import Foundation

/// A sound that answers a press of an AirPods stem.
public final class AVCaptureEventSound: NSObject, Sendable {
  let sound: CaptureEventSound

  private init(_ sound: CaptureEventSound) {
    self.sound = sound
  }

  /// Makes a sound from a file in the app's bundle, or throws if it is none.
  public init(url: URL) throws {
    sound = try CaptureEventSound(url: url.absoluteString, inBundle: Bundle.main.bundlePath)
  }

  /// The click of a shutter.
  public class var cameraShutter: AVCaptureEventSound { shutter }

  /// The start of a recording.
  public class var beginVideoRecording: AVCaptureEventSound { begin }

  /// The end of a recording.
  public class var endVideoRecording: AVCaptureEventSound { end }

  private static let shutter = AVCaptureEventSound(.cameraShutter)
  private static let begin = AVCaptureEventSound(.beginVideoRecording)
  private static let end = AVCaptureEventSound(.endVideoRecording)
}
