import AVKit
import SwiftUI

// A camera app as written for a phone: it uses nothing but Apple's names.

@Observable
@MainActor
final class CameraModel {
  let session = AVCaptureSession()
  var photos = 0
  var isReady = true
  var side = "back"

  func start() throws {
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.addOutput(AVCapturePhotoOutput())
    session.startRunning()
  }

  func capturePhoto() { photos += 1 }
}

struct CameraView: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    let preview = AVCaptureVideoPreviewLayer(session: session)
    view.layer.addSublayer(preview)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A single action for every press, and a button on the screen that does the same.
struct PhotoCapture: View {
  let camera: CameraModel

  var body: some View {
    VStack {
      CameraView(session: camera.session)
        .onCameraCaptureEvent { event in
          if event.phase == .ended {
            camera.capturePhoto()
          }
        }
      Button(action: camera.capturePhoto) {
        Text("Take a photo")
      }
      .accessibilityIdentifier("shutter")
    }
  }
}

/// An action for each kind of press, enabled while the camera is ready.
struct TwoActions: View {
  let camera: CameraModel

  var body: some View {
    CameraView(session: camera.session)
      .onCameraCaptureEvent(isEnabled: camera.isReady) { event in
        if event.phase == .ended { camera.capturePhoto() }
      } secondaryAction: { event in
        if event.phase == .began { camera.side = camera.side == "back" ? "front" : "back" }
      }
  }
}

/// Plays a sound of its own for presses of the AirPods.
struct OwnSound: View {
  let camera: CameraModel

  var body: some View {
    CameraView(session: camera.session)
      .onCameraCaptureEvent(defaultSoundDisabled: true) { event in
        if event.phase == .ended {
          if event.shouldPlaySound { event.play(.cameraShutter) }
          camera.capturePhoto()
        }
      }
  }
}

/// Counts by itself, and shows more once the count has begun.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) photos").accessibilityIdentifier("count")
      if count > 0 { Reset(count: $count) }
      EmptyView().onCameraCaptureEvent { event in
        if event.phase == .ended { count += 1 }
      }
    }
  }
}

struct Reset: View {
  @Binding var count: Int

  var body: some View {
    Button("Reset") { count = 0 }.accessibilityIdentifier("reset")
  }
}
