import CameraControl

/// One phase of a press of a hardware button or an AirPods stem.
public final class AVCaptureEvent: NSObject, Sendable {
  private let event: CaptureEvent

  init(_ event: CaptureEvent) { self.event = event }

  /// The phase of the press.
  public var phase: AVCaptureEventPhase {
    // The core has the same numbers.
    AVCaptureEventPhase(rawValue: event.phase.rawValue) ?? .cancelled
  }

  /// Whether the app should play its own sound.
  public var shouldPlaySound: Bool { event.shouldPlaySound }

  /// Plays a sound through the AirPods and returns whether it did.
  @discardableResult
  public func play(_ sound: AVCaptureEventSound) -> Bool { event.play(sound.sound) }
}

/// The phase of a press.
@nonexhaustive
public enum AVCaptureEventPhase: UInt, Sendable {
  /// The button was pressed: prepare to capture.
  case began = 0
  /// The button was released: capture.
  case ended = 1
  /// The press was canceled: do not capture.
  case cancelled = 2
}

/// A sound to play in response to a press of an AirPods stem.
public final class AVCaptureEventSound: NSObject, Sendable {
  let sound: CaptureEventSound

  private init(_ sound: CaptureEventSound) { self.sound = sound }

  /// Creates a sound from a sound file in the app's bundle; throws an error for any other URL.
  public convenience init(url: URL) throws {
    try self.init(url: url, inBundle: Bundle.main.bundleURL)
  }

  /// Creates a sound from a sound file in a bundle.
  package init(url: URL, inBundle bundle: URL) throws {
    do throws(CaptureError) {
      sound = try CaptureEventSound(url: url.absoluteString, inBundle: bundle.path)
    } catch {
      var refusal = error
      refusal.source = "AVCaptureEventSound"
      throw refusal
    }
    // The core opens no file, so it cannot tell whether there is one.
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else {
      throw CaptureError(
        .invalidSound, rule: "SND08", source: "AVCaptureEventSound",
        problem: "“\(url.path)” is not a sound that can be played: there is no such file.",
        remedy: "Copy the sound file into the app's bundle, and check its name.")
    }
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
