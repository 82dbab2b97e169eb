import AVFoundation
import UIKit

/// What an app logs for a user who reports that the button does nothing.
struct SupportReport {
  static func run() -> [String] {
    var lines = ["device: \(UIDevice.current.model)"]
    if #available(iOS 18.0, *) {
      lines.append(AVCaptureSession().supportsControls ? "a button" : "no button")
    } else {
      lines.append("an old system")
    }
    if let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) {
      let (low, high) = (camera.minAvailableVideoZoomFactor, camera.maxAvailableVideoZoomFactor)
      lines.append("zoom \(low) to \(high)")
      lines.append("bias \(camera.minExposureTargetBias) to \(camera.maxExposureTargetBias)")
    } else {
      lines.append("no camera")
    }
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: lines.append("allowed")
    case .denied: lines.append("denied")
    case .restricted: lines.append("restricted")
    case .notDetermined: lines.append("not asked")
    @unknown default: lines.append("?")
    }
    return lines
  }
}
