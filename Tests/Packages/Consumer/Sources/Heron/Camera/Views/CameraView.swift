import AVKit
import SwiftUI

/// The whole screen: the preview, and what lies over it.
public struct CameraView: View {
  @State private var camera: CameraModel
  @State private var tapped = CGPoint.zero

  /// Creates a screen for a camera.
  public init(camera: CameraModel) {
    _camera = State(initialValue: camera)
  }

  /// What is on screen.
  public var body: some View {
    ZStack {
      CameraPreview(source: camera.preview)
        .onTapGesture { location in
          tapped = location
          Task { await camera.focus(at: location) }
        }
        .overlay(CaptureFlash(isShown: camera.willCapture))
        .accessibilityIdentifier("preview")
      CameraPanel(camera: camera)
        .opacity(camera.isShowingControls ? 0 : 1)
      StatusBanner(status: camera.status)
    }
    .captureEvents(of: camera)
    .cameraAlert($camera.error)
  }
}
