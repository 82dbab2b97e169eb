/// A layer with an outline, which is not drawn.
@Kept(
  """
  path: CGPath? = nil; fillColor: CGColor? = nil; strokeColor: CGColor? = nil; lineWidth: CGFloat = 1
  lineJoin = CAShapeLayerLineJoin.miter; lineCap = CAShapeLayerLineCap.butt; fillRule = CAShapeLayerFillRule.nonZero
  lineDashPattern: [NSNumber]? = nil; lineDashPhase: CGFloat = 0; strokeStart: CGFloat = 0; strokeEnd: CGFloat = 1
  """)
open class CAShapeLayer: CALayer {}

/// A layer with a text, which is not drawn.
@Kept(
  """
  string: Any? = nil; font: AnyObject? = nil; fontSize: CGFloat = 36; foregroundColor: CGColor? = nil
  isWrapped = false; alignmentMode = CATextLayerAlignmentMode.natural
  """)
open class CATextLayer: CALayer {}

/// A layer with colours that pass into each other, which are not drawn.
@Kept(
  """
  colors: [Any]? = nil; locations: [NSNumber]? = nil; startPoint = CGPoint(x: 0.5, y: 0); endPoint = CGPoint(x: 0.5, y: 1)
  type = CAGradientLayerType.axial
  """)
open class CAGradientLayer: CALayer {}

/// How the parts of an outline meet.
@RawText("miter; round; bevel")
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {}

/// How an outline ends.
@RawText("butt; round; square")
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {}

/// What counts as inside an outline.
@RawText("nonZero; evenOdd")
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {}

/// Where lines of text begin.
@RawText("natural; left; right; center; justified")
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {}

/// How a content fills its layer.
@RawText("resize; resizeAspect; resizeAspectFill; center; top; bottom; left; right")
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {}

/// How colours pass into each other.
@RawText("axial; radial; conic")
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {}
