import AVKit
import SwiftUI

/// Shows the camera and takes a photo for each click.
struct Viewfinder: View {
  @State private var camera: Camera

  init(directory: URL) {
    _camera = State(initialValue: Camera(directory: directory))
  }

  var body: some View {
    Text("Photos: \(camera.count)")
      .task { await camera.start() }
      .onCameraCaptureEvent { event in
        if event.phase == .ended { camera.takePhoto() }
      }
  }
}
