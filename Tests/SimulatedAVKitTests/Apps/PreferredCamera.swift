import AVKit

/// Stands for the observer of the preferred camera in Apple's sample AVCam, as the book says.
final class SystemPreferredCameraObserver: NSObject, Sendable {
  let changes: AsyncStream<AVCaptureDevice?>
  private let continuation: AsyncStream<AVCaptureDevice?>.Continuation

  override init() {
    (changes, continuation) = AsyncStream.makeStream()
    super.init()
  }
}

/// Uses another camera as soon as the person prefers one.
actor PreferredCamera {
  private(set) var camera: AVCaptureDevice?
  private let observer = SystemPreferredCameraObserver()
  private var following: Task<Void, Never>?

  func begin() {
    camera = AVCaptureDevice.systemPreferredCamera
    following = Task {
      for await camera in observer.changes { self.camera = camera }
    }
  }

  func end() async {
    following?.cancel()
    await following?.value
  }
}
