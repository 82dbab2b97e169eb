import AVFoundation

/// Finds the cameras that the app offers.
final class DeviceLookup {
  private let back = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInTripleCamera, .builtInDualWideCamera, .builtInWideAngleCamera],
    mediaType: .video, position: .back)
  private let front = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInTrueDepthCamera, .builtInWideAngleCamera], mediaType: .video,
    position: .front)

  var cameras: [AVCaptureDevice] {
    [back.devices.first, front.devices.first].compactMap { $0 }
  }

  var defaultCamera: AVCaptureDevice {
    get throws {
      guard let camera = AVCaptureDevice.systemPreferredCamera ?? cameras.first else {
        throw CameraError.noDevice
      }
      return camera
    }
  }

  /// Returns the camera that follows another one.
  func camera(after camera: AVCaptureDevice) -> AVCaptureDevice? {
    let index = cameras.firstIndex(of: camera).map { ($0 + 1) % cameras.count } ?? 0
    return cameras.isEmpty ? nil : cameras[index]
  }
}
