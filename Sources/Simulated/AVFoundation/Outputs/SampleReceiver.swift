import CameraControl

/// The delegate of an output for samples, which is held weakly, and the queue to call it on.
final class SampleReceiver<Delegate>: Sendable {
  private let parts = Guarded(Parts())

  private struct Parts {
    var delegate: Handoff<WeakObject>?
    var queue: DispatchQueue?
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  func set(_ delegate: Delegate?, queue: DispatchQueue?) {
    let delegate = delegate.map { Handoff(WeakObject(object: $0 as AnyObject)) }
    parts.withLock { $0 = Parts(delegate: delegate, queue: queue) }
  }

  /// The delegate, or `nil` if there is none or it has been deallocated.
  var delegate: Delegate? { parts.withLock { $0.delegate }?.value.object as? Delegate }

  var queue: DispatchQueue? { parts.withLock { $0.queue } }
}
