import CameraControl
// What Apple's module exports.
@_exported import SimulatedMetal
@_exported import SimulatedUIKit

/// A view whose delegate draws.
///
/// The simulation draws nothing, so the view calls the delegate only when the app calls ``draw()``,
/// not for every frame of the screen.
@Kept(
  """
  device: (any MTLDevice)? = nil; isPaused = false; enableSetNeedsDisplay = false; framebufferOnly = true
  autoResizeDrawable = true; preferredFramesPerSecond = 60; presentsWithTransaction = false
  colorPixelFormat = MTLPixelFormat.bgra8Unorm; clearColor = MTLClearColor()
  weak delegate: (any MTKViewDelegate)? = nil
  """)
open class MTKView: UIView {
  /// The number of pictures that the app has shown.
  public fileprivate(set) var simulatedShownCount = 0

  /// The size of the picture in pixels; by default, the size of the view.
  open var drawableSize: CGSize {
    get { ownSize ?? bounds.size }
    set {
      guard newValue != drawableSize else { return }
      ownSize = newValue
      delegate?.mtkView(self, drawableSizeWillChange: newValue)
    }
  }

  private var ownSize: CGSize?

  /// Creates a view.
  public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.init(frame: frameRect)
    self.device = device
  }

  /// The next picture, or `nil` if the view has no device.
  open var currentDrawable: (any CAMetalDrawable)? { device.map { _ in Drawable(view: self) } }

  /// Asks the delegate for a picture.
  open func draw() { delegate?.draw(in: self) }
}

/// A delegate that draws the content of a view.
@MainActor @preconcurrency
public protocol MTKViewDelegate: NSObjectProtocol {
  /// Called before the size of the picture changes.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// Called to draw a picture.
  func draw(in view: MTKView)
}

/// A picture of a layer.
public protocol CAMetalDrawable: MTLDrawable {
  /// The texture to draw into.
  var texture: any MTLTexture { get }
}

/// How the colors of a picture are stored.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case bgra8Unorm = 80
}

/// The color of an empty picture.
@Fields("red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1")
public struct MTLClearColor: Sendable {}

private final class Drawable: CAMetalDrawable, MTLTexture {
  let (width, height): (Int, Int)
  private let view: Handoff<MTKView>

  @MainActor
  init(view: MTKView) {
    (width, height) = (Int(view.drawableSize.width), Int(view.drawableSize.height))
    self.view = Handoff(view)
  }

  var texture: any MTLTexture { self }

  func present() {
    let view = view
    DispatchQueue.main.async { MainActor.assumeIsolated { view.value.simulatedShownCount += 1 } }
  }
}
