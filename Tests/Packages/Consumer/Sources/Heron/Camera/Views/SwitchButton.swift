import SwiftUI

/// Changes between the cameras.
struct SwitchButton: View {
  let camera: CameraModel

  var body: some View {
    Button {
      Task { await camera.switchCamera() }
    } label: {
      Image(systemName: "arrow.triangle.2.circlepath")
        .symbolEffect(.rotate, value: camera.isSwitching)
    }
    .buttonBorderShape(.circle)
    .disabled(camera.isSwitching || camera.activity.isRecording)
    .accessibilityIdentifier("switch")
  }
}
