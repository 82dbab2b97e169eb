import ExtensionKit
import Foundation
import LockedCameraCapture
import SwiftUI

// The code of Xcode's template for a capture extension.

@main
struct CaptureExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      CaptureExtensionViewFinder(session: session)
    }
  }
}
