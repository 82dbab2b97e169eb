public import Foundation
public import SimulatedCoreGraphics

/// A layer of a view, with the members that a preview needs.
@Kept(
  """
  frame = CGRect.zero; opacity: Float = 1; isHidden = false; cornerRadius: CGFloat = 0
  masksToBounds = false; borderWidth: CGFloat = 0; borderColor: CGColor? = nil
  backgroundColor: CGColor? = nil; zPosition: CGFloat = 0; name: String? = nil; func render(in ctx: CGContext)
  """)
open class CALayer: NSObject {
  /// The layer's own coordinate space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The sublayers, the frontmost last; `nil` before the first is added.
  public private(set) var sublayers: [CALayer]?

  /// The superlayer.
  public private(set) weak var superlayer: CALayer?

  /// Creates a layer.
  public override required init() {}

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index among the sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

/// Changes of layers that belong together; nothing moves, so its end is told at once.
@Kept(
  """
  static func begin(); static func commit(); static func setDisableActions(_ flag: Bool)
  static func setAnimationDuration(_ dur: Double)
  static func setCompletionBlock(_ block: (() -> Void)?) = block?()
  """)
public final class CATransaction: NSObject {}
