extension CGContext {
  #kept(
    """
    func fillEllipse(in rect: CGRect); func strokeEllipse(in rect: CGRect); func fill(_ rects: [CGRect]); func addRect(_ rect: CGRect)
    func addEllipse(in rect: CGRect); func move(to point: CGPoint); func addLine(to point: CGPoint); func addLines(between points: [CGPoint])
    func addPath(_ path: CGPath); func beginPath(); func closePath(); func strokePath(); func fillPath()
    func drawPath(using mode: CGPathDrawingMode); func clip(); func clip(to rect: CGRect)
    func clip(to rect: CGRect, mask: CGImage); func setLineCap(_ cap: CGLineCap); func setLineJoin(_ join: CGLineJoin)
    func setLineDash(phase: CGFloat, lengths: [CGFloat]); func setShadow(offset: CGSize, blur: CGFloat)
    func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?); func setBlendMode(_ mode: CGBlendMode); func setAlpha(_ alpha: CGFloat)
    func concatenate(_ transform: CGAffineTransform); func setAllowsAntialiasing(_ allowsAntialiasing: Bool)
    func setShouldAntialias(_ shouldAntialias: Bool); func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat); func flush()
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    """)
}

extension CGImage {
  #kept(
    """
    let bitsPerComponent: Int = 8; let bitsPerPixel: Int = 32; let bytesPerRow: Int = width * 4
    let alphaInfo: CGImageAlphaInfo = .premultipliedLast; let bitmapInfo: CGBitmapInfo = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    """)
}

extension CGPath {
  #kept(
    """
    convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) = self.init([rect])
    convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) = self.init([rect])
    let isEmpty: Bool = boundingBox.isNull; let boundingBoxOfPath: CGRect = boundingBox
    func contains(_ point: CGPoint, transform: CGAffineTransform = .identity) -> Bool = boundingBox.contains(point)
    """)
}

extension CGMutablePath {
  #kept(
    """
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) = addRect(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) = addLine(to: end)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) = addLine(to: end)
    func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) = addRect(rect)
    func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) = points.forEach { addLine(to: $0) }
    """)
}

/// Whether a context fills or strokes an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality with which a context scales pictures.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  case high = 3
  case medium
}

/// How a drawing blends with the existing picture.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
