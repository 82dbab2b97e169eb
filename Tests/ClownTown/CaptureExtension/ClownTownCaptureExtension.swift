import ExtensionKit
import LockedCameraCapture
import SwiftUI

@main
struct ClownTownCaptureExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      PortraitView(session: session)
    }
  }
}
