/// A sound that confirms a press of an AirPods stem.
public final class CaptureEventSound: Sendable {
  /// The sound's name in a trace: a built-in name, or the file's name.
  public let name: String

  private init(name: String) { self.name = name }

  /// Creates a sound from a file of the app.
  ///
  /// The library only examines the path; it doesn't open the file.
  ///
  /// - Parameters:
  ///   - path: The path of a sound file.
  ///   - bundlePath: The app's bundle, which must contain the file; pass `nil` to skip this check.
  /// - Throws: ``CaptureError`` if the path doesn't name a sound file, or names a file outside the
  ///   bundle (SND08).
  public convenience init(path: String, inBundle bundlePath: String? = nil) throws(CaptureError) {
    let file = SoundPath(path)
    guard let name = file.soundFileName else {
      throw .invalidSound(
        path, "its name does not end in one of \(SoundPath.extensionList)",
        remedy: "Use a sound file with one of these extensions.")
    }
    if let bundlePath, !file.lies(in: bundlePath) {
      throw .invalidSound(
        path, "it lies outside the app's bundle \(bundlePath)",
        remedy: "Copy the sound file into the app's bundle.")
    }
    self.init(name: name)
  }

  /// Creates a sound from the URL of a file of the app.
  ///
  /// - Parameters:
  ///   - url: The file's URL as text, with the scheme `file`.
  ///   - bundlePath: The app's bundle, which must contain the file; pass `nil` to skip this check.
  /// - Throws: ``CaptureError`` if the URL doesn't name a sound file, or names a file outside the
  ///   bundle (SND08).
  public convenience init(url: String, inBundle bundlePath: String? = nil) throws(CaptureError) {
    guard let path = SoundPath.path(ofFileURL: url) else {
      throw .invalidSound(
        url, "it is not the URL of a file", remedy: "Pass a URL with the scheme file.")
    }
    try self.init(path: path, inBundle: bundlePath)
  }

  /// The click of a shutter.
  public static let cameraShutter = CaptureEventSound(name: "cameraShutter")
  /// The start of a recording.
  public static let beginVideoRecording = CaptureEventSound(name: "beginVideoRecording")
  /// The end of a recording.
  public static let endVideoRecording = CaptureEventSound(name: "endVideoRecording")
}

extension CaptureError {
  fileprivate static func invalidSound(
    _ path: String, _ why: String, remedy: String
  ) -> CaptureError {
    CaptureError(
      .invalidSound, rule: "SND08", source: "CaptureEventSound",
      problem: "“\(path)” is not a sound that can be played: \(why).", remedy: remedy)
  }
}
