import ExtensionKit
import LockedCameraCapture
import SwiftUI

/// The same camera on a locked phone.
@main
struct HeronCaptureExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { _ in LockedCameraView() }
  }
}

struct LockedCameraView: View {
  @State private var camera = CameraModel()

  var body: some View {
    CameraView(camera: camera)
      .task { await camera.start() }
  }
}
