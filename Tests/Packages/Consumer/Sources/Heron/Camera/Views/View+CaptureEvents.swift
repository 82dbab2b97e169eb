import AVKit
import SwiftUI

extension View {
  /// Makes the buttons of the phone the shutter.
  func captureEvents(of camera: CameraModel) -> some View {
    onCameraCaptureEvent(defaultSoundDisabled: true) { event in
      guard event.phase == .ended else { return }
      event.play(camera.mode == .photo ? .cameraShutter : .beginVideoRecording)
      await camera.capture()
    }
  }

  /// Shows what went wrong, until the person has read it.
  func cameraAlert(_ error: Binding<(any Error)?>) -> some View {
    let isShown = Binding(
      get: { error.wrappedValue != nil }, set: { if !$0 { error.wrappedValue = nil } })
    return alert("Camera", isPresented: isShown, presenting: error.wrappedValue) { _ in
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(error.localizedDescription)
    }
  }
}
