import AVKit
import Combine
import Photos
import UIKit

/// An app that observes the phone on the main queue, as most camera apps do.
@MainActor
final class WatchfulCamera: NSObject {
  nonisolated static let didSave = Notification.Name("WatchfulCameraDidSave")

  let session = AVCaptureSession()
  let sessionQueue = DispatchQueue(label: "session")
  private(set) var log: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  private var subscriptions: Set<AnyCancellable> = []

  override init() {
    super.init()
    for (name, words) in [
      (AVCaptureSession.didStartRunningNotification, "started"),
      (AVCaptureSession.didStopRunningNotification, "stopped"),
      (AVCaptureSession.wasInterruptedNotification, "interrupted"),
      (AVCaptureSession.interruptionEndedNotification, "resumed"),
    ] { watch(name, of: session, words) }
    for (name, words) in [
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ] { watch(name, of: UIApplication.shared, words) }
    let scene = UIApplication.shared.connectedScenes.first
    watch(UIScene.didEnterBackgroundNotification, of: scene, "scene in background")
    watch(UIDevice.orientationDidChangeNotification, of: UIDevice.current, "turned")
    watch(Self.didSave, of: self, "saved")
  }

  private func watch(_ name: Notification.Name, of object: AnyObject?, _ words: String) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.note(words) }
      })
  }

  /// Follows what it saves with a publisher for each way to the main thread.
  func subscribe() {
    let posts = NotificationCenter.default.publisher(for: Self.didSave, object: self)
    posts.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.note("queue") }
      .store(in: &subscriptions)
    posts.receive(on: OperationQueue.main).sink { [weak self] _ in self?.note("operation") }
      .store(in: &subscriptions)
    posts.receive(on: RunLoop.main).sink { [weak self] _ in self?.note("run loop") }
      .store(in: &subscriptions)
  }

  /// Saves a photo, and notes on the main queue that it is in the library.
  func savePhoto() {
    PHPhotoLibrary.shared().performChanges {
      PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1]), options: nil)
    } completionHandler: { [weak self] isSaved, _ in
      OperationQueue.main.addOperation {
        MainActor.assumeIsolated { self?.note(isSaved ? "photo" : "no photo") }
      }
    }
  }

  /// Starts the session on its queue, and returns once it runs.
  func start() async { await onItsQueue { [session] in session.startRunning() } }

  /// Does something on the session's queue, and returns once it is done.
  func onItsQueue(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      sessionQueue.async {
        body()
        continuation.resume()
      }
    }
  }

  /// Starts the session on its queue, and blocks the main thread until it runs.
  func startAndWait() {
    let hasStarted = DispatchSemaphore(value: 0)
    sessionQueue.async { [session] in
      session.startRunning()
      hasStarted.signal()
    }
    hasStarted.wait()
  }

  nonisolated func save() { NotificationCenter.default.post(name: Self.didSave, object: self) }

  func note(_ words: String) {
    log.append(Thread.isMainThread ? words : "\(words), off the main thread")
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func stopWatching() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }

  isolated deinit { stopWatching() }
}
