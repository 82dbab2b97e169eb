/// A matrix that moves, turns and scales points.
@Fields(
  """
  a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
  ty: CGFloat = 0
  """)
@Kept(
  """
  init(scaleX sx: CGFloat, y sy: CGFloat) = self.init(a: sx, d: sy)
  init(translationX tx: CGFloat, y ty: CGFloat) = self.init(tx: tx, ty: ty)
  let isIdentity: Bool = self == .identity
  func rotated(by angle: CGFloat) -> CGAffineTransform = CGAffineTransform(rotationAngle: angle).concatenating(self)
  func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform = CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform = CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  """)
public struct CGAffineTransform: Hashable, Sendable {
  /// The matrix that changes nothing.
  public static let identity = CGAffineTransform()

  /// Creates a matrix that rotates by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Returns a matrix that applies this matrix first and another matrix after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }
}

extension CGPoint {
  /// Transforms this point with a matrix, and returns the result.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Transforms this size with a matrix, and returns the result.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Transforms this rectangle with a matrix, and returns the smallest rectangle around the result.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
      .map { CGPoint(x: $0, y: $1).applying(t) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
