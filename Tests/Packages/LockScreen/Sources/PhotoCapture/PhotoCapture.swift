import LockedCameraCapture
import SwiftUI

@main
package struct PhotoCapture: LockedCameraCaptureExtension {
  package init() {}

  package var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      Viewfinder(directory: session.sessionContentURL)
    }
  }
}
