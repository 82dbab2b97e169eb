public import Foundation

/// What a view draws into, as far as a preview needs it.
open class CALayer: NSObject {
  /// Where the layer lies in the one around it.
  open var frame = CGRect.zero

  /// The layer's own space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// How much can be seen of the layer.
  open var opacity: Float = 1

  /// Whether nothing can be seen of the layer.
  open var isHidden = false

  /// How round the corners are.
  open var cornerRadius: CGFloat = 0

  /// Whether what lies outside is cut off.
  open var masksToBounds = false

  /// The layers in this one.
  public private(set) var sublayers: [CALayer]?

  /// The layer around this one.
  public private(set) weak var superlayer: CALayer?

  /// Makes a layer.
  public override required init() {}

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
