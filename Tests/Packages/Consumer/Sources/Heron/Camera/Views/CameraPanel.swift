import SwiftUI

/// The buttons over the preview.
struct CameraPanel: View {
  let camera: CameraModel
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack {
      RecordingTime(activity: camera.activity)
      Spacer()
      ModePicker(camera: camera)
      HStack(spacing: 40) {
        Thumbnail(image: camera.thumbnail, saved: camera.saved)
        ShutterButton(mode: camera.mode, isRecording: camera.activity.isRecording) {
          Task { await camera.capture() }
        }
        SwitchButton(camera: camera)
      }
      .padding(.bottom, verticalSizeClass == .compact ? 8 : 32)
    }
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24))
  }
}
