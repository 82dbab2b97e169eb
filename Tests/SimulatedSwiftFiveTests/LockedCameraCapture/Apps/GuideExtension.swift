import AVKit
import LockedCameraCapture
import SwiftUI

// The chapter that the guide announces and does not have: its camera on the Lock Screen.

struct LockScreenCameraExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      GuideView(directory: session.sessionContentURL)
    }
  }
}

struct GuideView: View {
  let directory: URL
  @StateObject private var camera = GuideCamera()

  var body: some View {
    VStack {
      CameraPreviewView(camera: camera)
      Text("\(camera.photos)").accessibilityIdentifier("photos")
      Text("\(camera.zoom)").accessibilityIdentifier("zoom")
    }
    .onAppear { camera.checkPermissions(directory) }
  }
}

/// A view of UIKit with the interaction, as the guide has it.
struct CameraPreviewView: UIViewRepresentable {
  let camera: GuideCamera

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let interaction = AVCaptureEventInteraction { [camera] event in
      if event.phase == .ended { camera.takePhoto() }
    }
    interaction.isEnabled = true
    view.addInteraction(interaction)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
