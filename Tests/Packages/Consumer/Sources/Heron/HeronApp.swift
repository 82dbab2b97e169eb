import SwiftUI
import os

/// A camera for photos and movies.
@main
struct HeronApp: App {
  @State private var camera = CameraModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      CameraView(camera: camera)
        .statusBarHidden(true)
        .task { await camera.start() }
        .onChange(of: scenePhase) { _, phase in
          guard camera.status == .running, phase == .active else { return }
          logger.debug("The app is active again.")
        }
    }
  }
}
