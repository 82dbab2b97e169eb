/// Makes images of a size, without a content.
@Kept(
  """
  init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) = (self.size, scale) = (size, format.scale)
  convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) = self.init(size: bounds.size, format: format)
  func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data = image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data = image(actions: actions).pngData() ?? Data()
  """)
public final class UIGraphicsImageRenderer: NSObject, Sendable {
  private let size: CGSize
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// Draws an image, and returns it without its content.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let image = CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// The options with which a renderer creates images.
@Kept(
  "scale: CGFloat = 3; opaque = false; static func `default`() -> Self = Self(); required override init()"
)
public final class UIGraphicsImageRendererFormat: NSObject {
}

/// A context for drawing an image; the simulation draws nothing.
@Kept("let cgContext: CGContext = .init(); func fill(_ rect: CGRect); func stroke(_ rect: CGRect)")
public final class UIGraphicsImageRendererContext: NSObject {}

/// An outline, as the rectangles of its parts; it is never drawn.
@Kept(
  """
  lineWidth: CGFloat = 1; func close(); func stroke(); func fill(); func addClip()
  let cgPath: CGPath = CGPath(parts); let bounds: CGRect = cgPath.boundingBox; let isEmpty: Bool = parts.isEmpty
  func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat); lineCapStyle = CGLineCap.butt
  lineJoinStyle = CGLineJoin.miter; func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) = addLine(to: endPoint)
  func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) = addLine(to: endPoint)
  convenience init(ovalIn rect: CGRect) = self.init(roundedRect: rect, cornerRadius: 0)
  convenience init(rect: CGRect) = self.init(roundedRect: rect, cornerRadius: 0)
  func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) = parts.append(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
  func append(_ bezierPath: UIBezierPath) = parts += bezierPath.parts; usesEvenOddFillRule = false
  func apply(_ transform: CGAffineTransform) = parts = parts.map { $0.applying(transform) }; func removeAllPoints() = parts = []
  func contains(_ point: CGPoint) -> Bool = parts.contains { $0.contains(point) }; let currentPoint: CGPoint = parts.last?.origin ?? .zero
  """)
public final class UIBezierPath: NSObject {
  private var parts: [CGRect] = []

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    parts = [rect]
  }

  #kept(
    """
    func move(to point: CGPoint) = parts.append(CGRect(origin: point, size: .zero))
    func addLine(to point: CGPoint) = move(to: point)
    """)

  /// Creates the outline of a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}

// The images that the thread is creating with Apple's older API, the innermost last.
private var sizes: [(size: CGSize, scale: CGFloat)] {
  get { Thread.current.threadDictionary["images"] as? [(size: CGSize, scale: CGFloat)] ?? [] }
  set { Thread.current.threadDictionary["images"] = newValue }
}

/// Begins an image.
public func `UIGraphicsBeginImageContextWithOptions`(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { sizes.append((size, scale == 0 ? UIGraphicsImageRendererFormat().scale : scale)) }

/// Begins an image with one pixel per point.
public func `UIGraphicsBeginImageContext`(_ size: CGSize) { sizes.append((size, 1)) }

/// Returns the image without its content, or `nil` if the app has begun no image.
public func `UIGraphicsGetImageFromCurrentImageContext`() -> UIImage? {
  sizes.last.map { size, scale in UIGraphicsImageRenderer(size: size, scale: scale).image { _ in } }
}

/// Returns the context for drawing the image, or `nil` if the app has begun no image.
public func `UIGraphicsGetCurrentContext`() -> CGContext? { sizes.last.map { _ in CGContext() } }
/// Ends an image.
public func `UIGraphicsEndImageContext`() { _ = sizes.popLast() }
/// Fills a rectangle; nothing is drawn.
public func `UIRectFill`(_ rect: CGRect) {}

extension NSAttributedString.Key {
  #kept(
    #"""
    static let font: Self = .init("NSFont"); static let foregroundColor: Self = .init("NSColor"); static let kern: Self = .init("NSKern")
    static let backgroundColor: Self = .init("NSBackgroundColor"); static let strokeColor: Self = .init("NSStrokeColor")
    static let strokeWidth: Self = .init("NSStrokeWidth"); static let paragraphStyle: Self = .init("NSParagraphStyle")
    static let underlineStyle: Self = .init("NSUnderline"); static let shadow: Self = .init("NSShadow")
    """#)
}
