import AVKit
import SwiftUI

/// The screen of the article's camera: a preview, two values, a sign for the button, and a shutter.
struct ArticleScreen: View {
  @StateObject private var camera = ArticleCamera()
  @State private var presses: AVCaptureEventInteraction?

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        ArticlePreview(session: camera.session) { view in
          if #available(iOS 17.2, *) {
            presses = camera.addPresses(to: view)
          }
        }
        .ignoresSafeArea()

        VStack {
          values
          Spacer()
          shutter
        }
        .padding()
        .frame(maxWidth: geometry.size.width)
      }
    }
    .onAppear { camera.start() }
    .onDisappear { camera.stop() }
  }

  private var values: some View {
    HStack {
      Text(String(format: "%.1fx", camera.zoomFactor))
        .font(.system(.caption, design: .monospaced))
        .padding(8)
        .background(.ultraThinMaterial)
        .clipShape(Capsule())
        .accessibilityIdentifier("zoom")

      Spacer()

      Text(String(format: "%+.1f EV", camera.exposureBias))
        .font(.system(.caption, design: .monospaced))
        .padding(8)
        .background(.ultraThinMaterial)
        .clipShape(Capsule())
        .accessibilityIdentifier("bias")

      Spacer()

      if camera.isControlActive {
        Image(systemName: "button.horizontal.top.press")
          .padding(8)
          .background(Color.blue)
          .foregroundColor(.white)
          .clipShape(Circle())
          .accessibilityIdentifier("button sign")
      }
    }
  }

  private var shutter: some View {
    Button(action: { camera.takePhoto() }) {
      Circle()
        .strokeBorder(.white, lineWidth: 4)
        .frame(width: 72, height: 72)
        .overlay(
          Circle()
            .fill(.white)
            .padding(6)
        )
    }
    .opacity(camera.isControlActive ? 0.3 : 1.0)
    .animation(.easeInOut(duration: 0.2), value: camera.isControlActive)
    .accessibilityIdentifier("shutter")
  }
}

struct ArticlePreview: UIViewRepresentable {
  let session: AVCaptureSession
  let onViewCreated: ((UIView) -> Void)?

  func makeUIView(context: Context) -> ArticlePreviewView {
    let view = ArticlePreviewView()
    view.videoPreviewLayer.session = session
    view.videoPreviewLayer.videoGravity = .resizeAspectFill
    onViewCreated?(view)
    return view
  }

  func updateUIView(_ uiView: ArticlePreviewView, context: Context) {}
}

final class ArticlePreviewView: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  var videoPreviewLayer: AVCaptureVideoPreviewLayer {
    guard let layer = layer as? AVCaptureVideoPreviewLayer else { fatalError("no preview layer") }
    return layer
  }
}

#Preview {
  ArticleScreen()
}
