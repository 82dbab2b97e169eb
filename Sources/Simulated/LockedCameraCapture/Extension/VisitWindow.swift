import CameraControl
import SimulatedAVFoundation
import SimulatedExtensionKit
import SimulatedSwiftUI
import SimulatedUIKit

/// The window of a capture extension during one launch.
@MainActor
final class VisitWindow {
  private let window: UIWindow

  /// Starts an extension and shows its scene.
  init<Camera: LockedCameraCaptureExtension>(
    _ type: Camera.Type, in visit: LockScreenVisit, of home: ProductHome
  ) {
    let session = LockedCameraCaptureSession((visit, home))
    let root = RootView(owner: Self.visiting(session) { Camera() }) { camera in
      // A body creates a new scene each time, and the scene receives the session of its launch.
      Self.visiting(session) { shown(by: camera.body) }
    }
    let controller = UIHostingController(rootView: root)
    // LCK11.
    controller.fixedPhase = .background
    window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private static func visiting<Result>(
    _ session: LockedCameraCaptureSession, _ body: () -> Result
  ) -> Result { LockedCameraCaptureSession.$visiting.withValue(session, operation: body) }

  isolated deinit { window.rootViewController = nil }
}

/// Returns what a scene shows; scenes of apps consist of those of the library.
@MainActor
private func shown<Scene: AppExtensionScene>(by scene: Scene) -> any View {
  if let hosted = scene as? any HostedScene { return hosted.root }
  return Scene.Body.self == Never.self ? EmptyView() : shown(by: scene.body)
}
