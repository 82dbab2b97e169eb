import SwiftUI

/// Takes a photo, or starts and stops a movie.
struct ShutterButton: View {
  let mode: CaptureMode
  let isRecording: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      ZStack {
        Circle().stroke(lineWidth: 4).fill(.white)
        shape.fill(mode == .photo ? Color.white : .red).padding(isRecording ? 18 : 6)
      }
      .frame(width: 68, height: 68)
    }
    .buttonStyle(PressedButtonStyle())
    .accessibilityIdentifier("shutter")
    .accessibilityLabel(isRecording ? "Stop" : "Capture")
  }

  private var shape: AnyShape {
    isRecording ? AnyShape(RoundedRectangle(cornerRadius: 6)) : AnyShape(Circle())
  }
}

struct PressedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

#Preview("Photo") {
  ShutterButton(mode: .photo, isRecording: false) {}
}
