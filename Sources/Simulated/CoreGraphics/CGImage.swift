public import Foundation

/// A picture without a content.
public final class CGImage: Hashable, Sendable {
  /// The width and the height, in pixels.
  public let (width, height): (Int, Int)

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Returns a part of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }

  /// Returns whether two pictures are the same one.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The way in which the content of a picture is turned.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

/// An outline, as the rectangles that its parts fill.
public final class CGPath: Sendable {
  /// The rectangle around the outline.
  public let boundingBox: CGRect

  package init(_ parts: [CGRect]) {
    boundingBox = parts.dropFirst().reduce(parts.first ?? .null) { $0.union($1) }
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init([rect]) }
}

/// What draws; nothing is ever drawn.
public final class CGContext: Sendable {
  package init() {}

  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect) {}

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) {}

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}

  /// Draws a rectangle.
  public func stroke(_ rect: CGRect) {}

  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}

  /// Changes the size of what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

  /// Turns what follows.
  public func rotate(by angle: CGFloat) {}

  /// Keeps the settings.
  public func saveGState() {}

  /// Returns to the settings that were kept.
  public func restoreGState() {}
}
