import AVKit
import SwiftUI

// A camera as a talk shows it: a model that the view owns, a preview, a press and a button.

@MainActor
final class TalkModel {
  let session = AVCaptureSession()
  private(set) var pictures = 0

  func startSession() {
    guard let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device)
    else { return }
    session.addInput(input)
    session.addOutput(AVCapturePhotoOutput())
    session.startRunning()
  }

  func stopSession() { session.stopRunning() }

  func takePicture() { pictures += 1 }
}

struct TalkPreview: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

struct TalkCapture: View {
  let model: TalkModel

  var body: some View {
    VStack {
      TalkPreview(session: model.session)
        .onCameraCaptureEvent { event in
          if event.phase == .ended {
            model.takePicture()
          }
        }
      Button(action: model.takePicture) {
        Text("Take a picture")
      }
    }
    .onAppear { model.startSession() }
    .onDisappear { model.stopSession() }
  }
}

#Preview {
  TalkCapture(model: TalkModel())
}
