import CameraControl
import Dispatch

/// An actor that is a controls delegate, as in apps with a camera actor.
actor ActorDelegate: CaptureSessionControlsDelegate {
  private(set) var calls: [ControlsCallback] = []
  private let executor: QueueExecutor

  init(_ executor: QueueExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    assumeIsolated { $0.calls.append(.didBecomeActive) }
  }

  nonisolated func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    assumeIsolated { $0.calls.append(.willEnterFullscreen) }
  }

  nonisolated func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    assumeIsolated { $0.calls.append(.willExitFullscreen) }
  }

  nonisolated func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    assumeIsolated { $0.calls.append(.didBecomeInactive) }
  }
}

/// Runs an actor on a dispatch queue.
final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "actor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
