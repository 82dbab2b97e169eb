import AVFoundation
import SwiftUI

/// The picture of the camera.
struct CameraPreview: UIViewRepresentable {
  let source: any PreviewSource

  func makeUIView(context: Context) -> PreviewView {
    let view = PreviewView()
    source.connect(to: view)
    return view
  }

  func updateUIView(_ view: PreviewView, context: Context) {}
}

/// A view whose layer is the preview.
final class PreviewView: UIView, PreviewTarget {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

  var previewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }

  func setSession(_ session: AVCaptureSession) {
    previewLayer?.session = session
    previewLayer?.videoGravity = .resizeAspectFill
  }
}
