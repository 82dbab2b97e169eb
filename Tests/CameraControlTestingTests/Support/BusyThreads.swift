import CameraControlTesting
import Dispatch
import Synchronization

/// Threads that keep the cores busy without taking those on which tasks run.
final class BusyThreads: Sendable {
  private let isStopped = Atomic<Bool>(false)

  /// Starts a number of threads.
  init(_ count: Int) {
    for number in 0..<count {
      DispatchQueue(label: "busy \(number)").async { [self] in
        var numbers = SeededGenerator(seed: 1)
        while !isStopped.load(ordering: .relaxed) { _ = numbers.next() }
      }
    }
  }

  /// Ends the threads.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
  }
}
