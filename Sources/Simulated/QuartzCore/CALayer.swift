public import Foundation

/// A layer of a view, with the members that a preview needs.
open class CALayer: NSObject {
  /// The position and size in the superlayer.
  open var frame = CGRect.zero

  /// The layer's own coordinate space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1

  /// Whether the layer is hidden.
  open var isHidden = false

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0

  /// Whether the sublayers are clipped to the layer's bounds.
  open var masksToBounds = false

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
