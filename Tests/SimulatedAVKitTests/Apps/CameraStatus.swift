#if canImport(UIKit)
  import AVKit
  import UIKit
  import os
#endif

/// Follows a session without Objective-C, as the book says.
@MainActor
final class CameraStatus {
  private(set) var isRunning = false
  private(set) var interruption: Int?
  private let session: AVCaptureSession
  private let sessionQueue = DispatchQueue(label: "session")
  private var observation: NSKeyValueObservation?
  private var token: (any NSObjectProtocol)?
  private let logger = Logger(subsystem: "camera", category: "status")

  init(_ session: AVCaptureSession) {
    self.session = session
    observation = session.observe(\.isRunning, options: [.initial, .new]) {
      [weak self] session, _ in
      let isRunning = session.isRunning
      Task { @MainActor in self?.isRunning = isRunning }
    }
    token = NotificationCenter.default.addObserver(
      forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: nil
    ) { [weak self] notification in
      let reason = Self.reason(of: notification)
      Task { @MainActor in self?.interruption = reason }
    }
    logger.debug("follows a session")
  }

  nonisolated static func reason(of notification: Notification) -> Int? {
    (notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? NSNumber)?.intValue
  }

  func start() {
    sessionQueue.async { [session] in session.startRunning() }
  }
}

/// What an app keeps its photos in.
actor PhotoLibrary {
  nonisolated let additions: AsyncStream<Data>
  private let continuation: AsyncStream<Data>.Continuation

  init() { (additions, continuation) = AsyncStream.makeStream() }

  func add(_ photo: Data) { continuation.yield(photo) }
}

final class PhotoReceiver: NSObject, AVCapturePhotoCaptureDelegate, Sendable {
  private let library: PhotoLibrary

  init(_ library: PhotoLibrary) { self.library = library }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    guard let data = photo.fileDataRepresentation() else { return }
    Task { [library] in await library.add(data) }
  }
}
