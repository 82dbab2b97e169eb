// Foundation has the points, sizes and rectangles on Linux.
@_exported import Foundation

/// A picture without pixels.
public final class CGImage: Hashable, Sendable {
  /// The width and the height, in pixels.
  public let (width, height): (Int, Int)

  /// The color space: always the space of the phone's display.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Returns a part of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }

  /// Returns whether two pictures are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the content of a picture is rotated or mirrored.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// An outline, as the rectangles that its parts fill.
@Kept(
  "convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) = self.init([rect])"
)
public class CGPath {
  /// The smallest rectangle around the parts.
  public fileprivate(set) var boundingBox: CGRect

  package init(_ parts: [CGRect]) {
    boundingBox = parts.dropFirst().reduce(parts.first ?? .null) { $0.union($1) }
  }
}

/// An outline to which an app can add parts.
@Kept(
  """
  convenience init() = self.init([]); func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) = add(point)
  func move(to point: CGPoint, transform: CGAffineTransform = .identity) = add(point); func closeSubpath()
  func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) = boundingBox = boundingBox.union(rect)
  func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) = addRect(rect)
  func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) = addRect(path.boundingBox)
  """)
public final class CGMutablePath: CGPath {
  private func add(_ point: CGPoint) { addRect(CGRect(origin: point, size: .zero)) }
}

/// A context for drawing; the simulation draws nothing.
@Kept(
  """
  func draw(_ image: CGImage, in rect: CGRect); func fill(_ rect: CGRect); func stroke(_ rect: CGRect)
  func setFillColor(_ color: CGColor); func setStrokeColor(_ color: CGColor); func clear(_ rect: CGRect)
  func setLineWidth(_ width: CGFloat); func translateBy(x tx: CGFloat, y ty: CGFloat)
  func scaleBy(x sx: CGFloat, y sy: CGFloat); func rotate(by angle: CGFloat)
  func saveGState(); func restoreGState(); interpolationQuality = CGInterpolationQuality.default
  """)
public final class CGContext {
  /// The width and the height, in pixels.
  public let (width, height): (Int, Int)

  package init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  /// Creates a context for drawing into bytes; the simulation never changes the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }

  /// Returns a picture of the same size, or `nil` if the size is zero.
  public func makeImage() -> CGImage? { width > 0 ? CGImage(width: width, height: height) : nil }
}

/// Where the bytes of a picture contain its opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How the bytes of a picture are ordered.
@Fields("let", "rawValue: UInt32")
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The possible orders of bytes.
  public static let (byteOrder32Little, byteOrder32Big) = (
    Self(rawValue: 2 << 12), Self(rawValue: 4 << 12)
  )
}

/// The key for the orientation of a picture in the metadata of a photo.
public let `kCGImagePropertyOrientation` = "Orientation"

/// A color, as its components.
public final class CGColor: Hashable, Sendable {
  /// The components: red, green, blue and alpha, or white and alpha.
  public let components: [CGFloat]?

  package init(components: [CGFloat]) { self.components = components }

  /// Creates a color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }
  /// How opaque the color is.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
  /// Adds the components to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A color space.
public final class CGColorSpace: Sendable {
  /// The name of the space.
  public let name: String?
  /// Creates the space with a name.
  public init?(name: String) { self.name = name }

  fileprivate init(known: String) { name = known }

  /// The names of spaces.
  public static let (sRGB, displayP3, extendedSRGB, linearSRGB) = (
    "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceExtendedSRGB",
    "kCGColorSpaceLinearSRGB"
  )
}

/// Returns the space of the phone's display.
public func `CGColorSpaceCreateDeviceRGB`() -> CGColorSpace {
  CGColorSpace(known: "kCGColorSpaceDeviceRGB")
}

/// Returns a color space for grays.
public func `CGColorSpaceCreateDeviceGray`() -> CGColorSpace {
  CGColorSpace(known: "kCGColorSpaceDeviceGray")
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
