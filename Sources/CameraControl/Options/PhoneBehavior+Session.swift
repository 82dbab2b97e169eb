extension PhoneBehavior {
  /// What a session takes, and what counts as using the camera.
  public struct Session: Hashable, Codable, Sendable {
    /// Option 19: how many controls a session takes on hardware that supports them.
    public var maxControls = 4
    /// Option 33: what counts as actively using the camera.
    public var cameraInUse: CameraInUse = .runningForegroundWithVideoInput

    /// Makes the default behaviour.
    public init() {}

    /// What counts as actively using the camera.
    public enum CameraInUse: String, Codable, Sendable, CaseIterable {
      /// A running session with a video input, uninterrupted, of the app in front.
      case runningForegroundWithVideoInput
      /// The same, and an output or a preview on the session.
      case alsoOutputOrPreview
    }
  }
}
