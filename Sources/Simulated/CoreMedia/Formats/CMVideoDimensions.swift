/// The size of a picture, in pixels.
///
/// Apple's is not `Equatable`, and apps make it so themselves.
public struct CMVideoDimensions: Sendable {
  /// The width.
  public var width: Int32

  /// The height.
  public var height: Int32

  /// Creates dimensions.
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}
