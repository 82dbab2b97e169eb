import CameraControl
import Dispatch
import Synchronization

/// A queue whose own work runs only when something else is enqueued behind it.
final class OneByOneQueue: CallbackQueue {
  private let queue = DispatchQueue(label: "one by one")
  private let own = Mutex<[@Sendable () -> Void]>([])

  /// Runs `work` just before the work that is enqueued next.
  func beforeNext(_ work: @escaping @Sendable () -> Void) {
    own.withLock { $0.append(work) }
  }

  func enqueue(_ work: @escaping @Sendable () -> Void) {
    let own = own.withLock { own in
      defer { own = [] }
      return own
    }
    queue.async {
      for piece in own { piece() }
      work()
    }
  }

  var isCurrent: Bool { queue.isCurrent }

  var label: String { queue.label }
}
