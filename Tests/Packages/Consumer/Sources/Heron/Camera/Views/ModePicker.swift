import SwiftUI

/// Chooses between photos and movies.
struct ModePicker: View {
  @Bindable var camera: CameraModel

  var body: some View {
    Picker("Mode", selection: $camera.mode) {
      ForEach(CaptureMode.allCases) { mode in
        Image(systemName: mode.systemName)
          .tag(mode)
          .accessibilityIdentifier(mode.rawValue)
      }
    }
    .pickerStyle(.segmented)
    .disabled(camera.activity.isRecording)
    .sensoryFeedback(.selection, trigger: camera.mode)
  }
}
