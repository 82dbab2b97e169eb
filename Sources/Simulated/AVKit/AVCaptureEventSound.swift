import CameraControl

/// A sound to play in response to a press of an AirPods stem.
public final class AVCaptureEventSound: NSObject, Sendable {
  let sound: CaptureEventSound

  private init(_ sound: CaptureEventSound) { self.sound = sound }

  /// Creates a sound from a sound file in the app's bundle; throws if the URL is not one.
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
    else { throw CaptureError.noSoundFile(at: url.path) }
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

extension CaptureError {
  fileprivate static func noSoundFile(at path: String) -> CaptureError {
    CaptureError(
      .invalidSound, rule: "SND08", source: "AVCaptureEventSound",
      problem: "“\(path)” is not a sound that can be played: there is no such file.",
      remedy: "Copy the sound file into the app's bundle, and check its name.")
  }
}
