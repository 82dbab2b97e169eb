import CameraControl
import LockedCameraCapture

/// A consumer of updates in an app, and what it heard.
@MainActor
final class UpdateLog {
  private(set) var lines: [String] = []
  private(set) var hasEnded = false
  private var task: Task<Void, Never>?

  init(in app: PhoneApp) {
    task = AmbientPhone.withApp(app) {
      Task { [weak self] in
        for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
          self?.add(update)
        }
        self?.hasEnded = true
      }
    }
  }

  func cancel() { task?.cancel() }

  private func add(_ update: LockedCameraCaptureManager.SessionContentUpdate) {
    switch update {
    case .initial(let urls):
      lines.append("initial \(urls.map(\.lastPathComponent).joined(separator: " "))")
    case .added(let url): lines.append("added \(url.lastPathComponent)")
    case .removed(let url): lines.append("removed \(url.lastPathComponent)")
    @unknown default: lines.append("unknown")
    }
  }
}
