// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

// Enough for an app to show pictures of Core Image. Nothing is drawn: commands are complete as soon
// as the app commits them. There are no shaders.

/// A GPU.
public protocol MTLDevice: AnyObject, Sendable {
  /// The name.
  var name: String { get }
  /// Creates a queue for commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}

/// A queue of commands.
public protocol MTLCommandQueue: AnyObject, Sendable {
  /// The GPU that runs the commands.
  var device: any MTLDevice { get }
  /// Creates a buffer for commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A buffer of commands that the GPU runs together.
public protocol MTLCommandBuffer: AnyObject {
  /// A name for people.
  var label: String? { get set }
  /// Shows the drawn picture when the commands have run.
  func present(_ drawable: any MTLDrawable)
  /// Calls a closure when the commands have run.
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  /// Runs the commands.
  func commit()
  /// Waits until the commands have run.
  func waitUntilCompleted()
  /// Waits until the commands can run.
  func waitUntilScheduled()
}

/// A picture that an app can show.
public protocol MTLDrawable: AnyObject {
  /// Shows the picture.
  func present()
}

/// A picture that a GPU can draw into.
public protocol MTLTexture: AnyObject {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }
}

// The backticks exempt Apple's name from the lint rule on names.
/// Returns the GPU.
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
