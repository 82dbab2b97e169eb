/// A picture without a content.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int

  /// The height, in pixels.
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The way in which the content of a picture is turned.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Upright and mirrored.
  case upMirrored = 2
  /// Upside down.
  case down = 3
  /// Upside down and mirrored.
  case downMirrored = 4
  /// Turned to the left and mirrored.
  case leftMirrored = 5
  /// Turned to the right.
  case right = 6
  /// Turned to the right and mirrored.
  case rightMirrored = 7
  /// Turned to the left.
  case left = 8
}
