import CameraControl

/// Remembers whether the calling code is on a queue, because checking a dispatch queue is slow.
///
/// It holds for one synchronous call: what the caller is part of does not change before the call
/// returns.
struct CallerQueue {
  private var queue: (any CallbackQueue)?
  private var isOnQueue = false

  /// Returns whether the calling code runs on a queue.
  mutating func isOn(_ asked: any CallbackQueue) -> Bool {
    if queue !== asked { (queue, isOnQueue) = (asked, asked.isCurrent) }
    return isOnQueue
  }
}
