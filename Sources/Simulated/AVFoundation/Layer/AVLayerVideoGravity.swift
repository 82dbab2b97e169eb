/// How video fills a layer; more can be created from names.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public var rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole picture is visible.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The picture fills the layer and may be cropped.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture is stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
