/// A transform of points in space.
@Fields(
  """
  m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0,
  m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0,
  m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0,
  m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  """)
public struct CATransform3D: Hashable, Sendable {}

// The backticks exempt Apple's names from the lint rule on names.
/// The transform that changes nothing.
public let `CATransform3DIdentity` = CATransform3D()

/// Returns a transform that scales.
public func `CATransform3DMakeScale`(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D(m11: sx, m22: sy, m33: sz) }

/// Returns a transform that moves.
public func `CATransform3DMakeTranslation`(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(m41: tx, m42: ty, m43: tz) }

/// Returns a transform that rotates around an axis.
public func `CATransform3DMakeRotation`(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
  let (rx, ry, rz) = (x * (1 - c), y * (1 - c), z * (1 - c))
  return CATransform3D(
    m11: c + rx * x, m12: rx * y + s * z, m13: rx * z - s * y,
    m21: ry * x - s * z, m22: c + ry * y, m23: ry * z + s * x,
    m31: rz * x + s * y, m32: rz * y - s * x, m33: c + rz * z)
}

/// Returns a transform that applies a two-dimensional transform.
public func `CATransform3DMakeAffineTransform`(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m11: m.a, m12: m.b, m21: m.c, m22: m.d, m41: m.tx, m42: m.ty)
}

/// Returns the seconds since the machine was started.
public func `CACurrentMediaTime`() -> Double { ProcessInfo.processInfo.systemUptime }
