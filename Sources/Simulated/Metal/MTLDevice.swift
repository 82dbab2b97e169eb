// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

// Enough for pictures of Core Image to be shown. Nothing is drawn: commands are done when they are
// committed. There are no shaders.

/// What draws.
public protocol MTLDevice: AnyObject, Sendable {
  /// The name.
  var name: String { get }
  /// Makes a line for commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// A line of commands.
public protocol MTLCommandQueue: AnyObject, Sendable {
  /// What draws.
  var device: any MTLDevice { get }
  /// Makes commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that belong together.
public protocol MTLCommandBuffer: AnyObject {
  /// A name for people.
  var label: String? { get set }
  /// Shows what was drawn when the commands are done.
  func present(_ drawable: any MTLDrawable)
  /// Calls a closure when the commands are done.
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  /// Does the commands.
  func commit()
  /// Waits until the commands are done.
  func waitUntilCompleted()
  /// Waits until the commands can be done.
  func waitUntilScheduled()
}

/// Something to be shown.
public protocol MTLDrawable: AnyObject {
  /// Shows it.
  func present()
}

/// A picture that is drawn into.
public protocol MTLTexture: AnyObject {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
}

// The backticks exempt Apple's name from the lint rule on names.
/// Returns what draws.
public func `MTLCreateSystemDefaultDevice`() -> (any MTLDevice)? { Device() }

@Kept(
  """
  func makeCommandQueue() -> (any MTLCommandQueue)? = CommandQueue(device: self)
  let name: String = "Simulated"
  """)
private final class Device: MTLDevice {}

@Kept("func makeCommandBuffer() -> (any MTLCommandBuffer)? = CommandBuffer()")
private final class CommandQueue: MTLCommandQueue {
  let device: any MTLDevice

  init(device: any MTLDevice) { self.device = device }
}

@Kept("func waitUntilCompleted(); func waitUntilScheduled()")
private final class CommandBuffer: MTLCommandBuffer {
  var label: String?
  private var drawables: [any MTLDrawable] = []
  private var handlers: [@Sendable (any MTLCommandBuffer) -> Void] = []

  func present(_ drawable: any MTLDrawable) { drawables.append(drawable) }

  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void) {
    handlers.append(block)
  }

  func commit() {
    for drawable in drawables { drawable.present() }
    for handler in handlers { handler(self) }
    (drawables, handlers) = ([], [])
  }
}
