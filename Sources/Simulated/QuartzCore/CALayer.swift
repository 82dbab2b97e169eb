// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedFoundation

/// A layer of a view, with the members that a preview needs.
@Kept(
  """
  frame = CGRect.zero; opacity: Float = 1; isHidden = false; cornerRadius: CGFloat = 0
  masksToBounds = false; borderWidth: CGFloat = 0; borderColor: CGColor? = nil
  backgroundColor: CGColor? = nil; zPosition: CGFloat = 0; name: String? = nil; func render(in ctx: CGContext)
  shadowPath: CGPath? = nil; cornerCurve = CALayerCornerCurve.circular
  contents: Any? = nil; contentsScale: CGFloat = 1; contentsGravity = CALayerContentsGravity.resize; mask: CALayer? = nil
  shadowColor: CGColor? = nil; shadowOpacity: Float = 0; shadowRadius: CGFloat = 3; shadowOffset = CGSize(width: 0, height: -3)
  anchorPoint = CGPoint(x: 0.5, y: 0.5); shouldRasterize = false; rasterizationScale: CGFloat = 1; speed: Float = 1
  func setNeedsDisplay(); func setNeedsLayout(); func layoutIfNeeded(); func setAffineTransform(_ m: CGAffineTransform)
  func removeAnimation(forKey key: String); func removeAllAnimations(); convenience init(layer: Any) = self.init()
  func contains(_ p: CGPoint) -> Bool = bounds.contains(p); transform = CATransform3D(); sublayerTransform = CATransform3D()
  func animationKeys() -> [String]? = nil; func animation(forKey key: String) -> CAAnimation? = nil; isGeometryFlipped = false
  func presentation() -> Self? = self; func model() -> Self = self; allowsEdgeAntialiasing = false; drawsAsynchronously = false
  override required init()
  """)
open class CALayer: NSObject {
  /// The layer's own coordinate space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The sublayers, the frontmost last; `nil` before the first is added.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }

  /// The superlayer.
  public private(set) weak var superlayer: CALayer?

  /// The position of the layer's center in the superlayer.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Accepts an animation, but doesn't show it.
  open func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Converts a point of another layer to the coordinates of this layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (here, there) = (corner, l?.corner ?? .zero)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }

  /// Converts a point of this layer to the coordinates of another layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? CALayer()).convert(p, from: self)
  }

  // Where the layer begins in the outermost one.
  private var corner: CGPoint {
    let outer = superlayer?.corner ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index among the sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Inserts a layer behind a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Inserts a layer in front of a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }
}

/// Changes of layers that belong together; nothing moves, so they end at once.
@Kept(
  """
  static func begin(); static func commit(); static func setDisableActions(_ flag: Bool)
  static func setAnimationDuration(_ dur: Double); static func flush()
  static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
  static func setCompletionBlock(_ block: (() -> Void)?) = block?()
  """)
public final class CATransaction: NSObject {}

/// A layer with an outline, which the simulation doesn't draw.
@Kept(
  """
  path: CGPath? = nil; fillColor: CGColor? = nil; strokeColor: CGColor? = nil; lineWidth: CGFloat = 1
  lineJoin = CAShapeLayerLineJoin.miter; lineCap = CAShapeLayerLineCap.butt
  lineDashPattern: [NSNumber]? = nil; lineDashPhase: CGFloat = 0; strokeStart: CGFloat = 0; strokeEnd: CGFloat = 1
  """)
open class CAShapeLayer: CALayer {}

/// A layer with a text, which the simulation doesn't draw.
@Kept(
  """
  string: Any? = nil; font: AnyObject? = nil; fontSize: CGFloat = 36; foregroundColor: CGColor? = nil
  isWrapped = false; alignmentMode = CATextLayerAlignmentMode.natural
  """)
open class CATextLayer: CALayer {}

/// A layer with a gradient, which the simulation records but does not draw.
@Kept(
  "colors: [Any]? = nil; locations: [NSNumber]? = nil; startPoint = CGPoint(x: 0.5, y: 0); endPoint = CGPoint(x: 0.5, y: 1)"
)
open class CAGradientLayer: CALayer {}

/// The shape of the corners between the segments of an outline.
@RawText("miter; round; bevel")
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {}

/// The shape of the ends of an outline.
@RawText("butt; round; square")
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {}

/// The alignment of lines of text.
@RawText("natural; left; right; center; justified")
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {}

/// How content fills its layer.
@RawText("resize; resizeAspect; resizeAspectFill; center; top; bottom; left; right")
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {}

/// The shape of a layer's rounded corners.
@RawText("circular; continuous")
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {}
