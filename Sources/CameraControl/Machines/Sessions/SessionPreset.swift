/// A preset for the quality or purpose of a session, such as high quality or photos.
public struct SessionPreset: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the preset.
  public var rawValue: String

  /// Creates a preset from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// High quality.
  public static let high = SessionPreset(rawValue: "high")
  /// Photos.
  public static let photo = SessionPreset(rawValue: "photo")
  /// Movies of 1920 by 1080 pixels.
  public static let hd1920x1080 = SessionPreset(rawValue: "hd1920x1080")
  /// Movies of 3840 by 2160 pixels.
  public static let hd4K3840x2160 = SessionPreset(rawValue: "hd4K3840x2160")
  /// The settings of the input's active format.
  public static let inputPriority = SessionPreset(rawValue: "inputPriority")
}
