import HeronCamera
import SwiftUI

/// A camera for photos and movies.
@main
struct HeronApp: App {
  @State private var camera = CameraModel()

  var body: some Scene {
    WindowGroup {
      CameraView(camera: camera)
        .statusBarHidden(true)
        .task { await camera.start() }
    }
  }
}
