/// Makes images of a size, without a content.
public final class UIGraphicsImageRenderer: NSObject, Sendable {
  private let size: CGSize
  private let scale: CGFloat

  /// Creates a renderer for images of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    (self.size, scale) = (size, format.scale)
  }

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// Creates a renderer for images of the size of a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
    self.init(size: bounds.size, format: format)
  }

  /// Draws an image, and returns it without its content.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let image = CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Draws an image, and returns bytes that stand in for a file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  /// Draws an image, and returns bytes that stand in for a file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// How images are made.
@Kept("scale: CGFloat = 3; opaque = false; static func `default`() -> Self = Self()")
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Creates the usual format.
  public required override init() {}
}

/// What an image is drawn with; it draws nothing.
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
  """)
public final class UIBezierPath: NSObject {
  private var parts: [CGRect] = []

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    parts = [rect]
  }

  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

  #kept(
    """
    func move(to point: CGPoint) = parts.append(CGRect(origin: point, size: .zero))
    func addLine(to point: CGPoint) = move(to: point)
    """)

  /// Adds a part of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { parts.append(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)) }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { parts += bezierPath.parts }
}
