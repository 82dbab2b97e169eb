import CameraControl
import Synchronization

/// The threads that hold a courier: the courier rejects a thread that would wait for itself.
///
/// A hold ends on the thread that began it. Usually one thread at a time holds the courier, which
/// takes no lock; the others are listed.
struct HoldingThreads: ~Copyable, Sendable {
  private let first = Atomic<UInt>(ThreadIdentity.none)
  // Only the first thread reads and writes its depth, so it needs no atomic additions.
  private let depth = Atomic<Int>(0)
  private let others = Guarded<[UInt]>([])

  /// Whether the calling thread holds the courier.
  var includeCurrent: Bool {
    let current = ThreadIdentity.current
    return first.load(ordering: .relaxed) == current || others.withLock { $0.contains(current) }
  }

  /// Adds a hold of the calling thread.
  ///
  /// - Parameter isOnly: Whether nothing else held the courier, so that the thread is the first.
  func enter(isOnly: Bool) {
    let current = ThreadIdentity.current
    if isOnly {
      first.store(current, ordering: .relaxed)
      depth.store(1, ordering: .relaxed)
    } else if first.load(ordering: .relaxed) == current {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
    } else {
      others.withLock { $0.append(current) }
    }
  }

  /// Removes the latest hold of the calling thread.
  func leave() {
    let current = ThreadIdentity.current
    if first.load(ordering: .relaxed) == current {
      let left = depth.load(ordering: .relaxed) - 1
      depth.store(left, ordering: .relaxed)
      guard left == 0 else { return }
      // The following end of the hold orders this before the writes of the next first thread.
      first.store(ThreadIdentity.none, ordering: .relaxed)
    } else {
      others.withLock { holders in
        if let index = holders.lastIndex(of: current) { holders.remove(at: index) }
      }
    }
  }
}
