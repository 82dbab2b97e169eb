/// An outline, as the list of the steps that make it.
@Kept(
  """
  init(); init(_ rect: CGRect) = addRect(rect); init(ellipseIn rect: CGRect) = addEllipse(in: rect)
  init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) = addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  init(_ callback: (inout Path) -> Void) = callback(&self); let isEmpty: Bool = steps.isEmpty
  let boundingRect: CGRect = steps.reduce(CGRect.null) { $0.union($1.bounds) }
  mutating func move(to end: CGPoint) = steps.append(.move(end))
  mutating func addLine(to end: CGPoint) = steps.append(.line(end))
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) = steps.append(.curve(end, control, control))
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) = steps.append(.curve(end, control1, control2))
  mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) = steps.append(.arc(center, radius, startAngle, endAngle, clockwise))
  mutating func addRects(_ rects: [CGRect]) = rects.forEach { addRect($0) }
  mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) = addArc(center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0)
  func offsetBy(dx: CGFloat, dy: CGFloat) -> Path = applying(CGAffineTransform(translationX: dx, y: dy))
  mutating func addRect(_ rect: CGRect) = steps.append(.rectangle(rect, .zero))
  mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) = steps.append(.rectangle(rect, cornerSize))
  mutating func addEllipse(in rect: CGRect) = steps.append(.ellipse(rect))
  mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) = steps += path.applying(transform).steps
  mutating func closeSubpath() = steps.append(.close)
  """)
public struct Path: Equatable, Sendable {
  /// The steps of the outline.
  private var steps: [Step] = []

  private enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case arc(CGPoint, CGFloat, Angle, Angle, Bool)
    case rectangle(CGRect, CGSize)
    case ellipse(CGRect)
    case close

    var bounds: CGRect {
      switch self {
      case .move(let end), .line(let end): CGRect(origin: end, size: .zero)
      case .curve(let end, let one, let other):
        [one, other].reduce(CGRect(origin: end, size: .zero)) {
          $0.union(CGRect(origin: $1, size: .zero))
        }
      case .arc(let center, let radius, _, _, _):
        CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
      case .rectangle(let rect, _), .ellipse(let rect): rect
      case .close: .null
      }
    }
  }

  /// Adds straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Returns the outline, transformed by a matrix; an arc becomes an ellipse in its new bounds.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.steps = steps.map { step in
      switch step {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .curve(let end, let one, let other):
        .curve(end.applying(transform), one.applying(transform), other.applying(transform))
      case .arc, .ellipse: .ellipse(step.bounds.applying(transform))
      case .rectangle(let rect, let corner): .rectangle(rect.applying(transform), corner)
      case .close: .close
      }
    }
    return path
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
