import CameraControl

/// A queue that the thread of the test is always on, so that the phone runs its callbacks there.
///
/// Other than the queue that runs in place, it is one of several: the phone may shuffle them.
final class OwnThreadQueue: CallbackQueue {
  let label: String

  init(label: String) {
    self.label = label
  }

  func enqueue(_ work: @escaping @Sendable () -> Void) { work() }

  var isCurrent: Bool { true }
}
