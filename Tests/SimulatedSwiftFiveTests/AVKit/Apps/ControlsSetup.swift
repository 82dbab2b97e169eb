import AVFoundation
import UIKit

/// The same setup twice: a wrong way and the right way.
final class ControlsSetup {
  let session = AVCaptureSession()
  let zoomLabel = UILabel()
  private let queue = DispatchQueue(label: "controls setup")

  func start(with device: AVCaptureDevice, delegate: any AVCaptureSessionControlsDelegate) throws {
    session.addInput(try AVCaptureDeviceInput(device: device))
    if session.supportsControls { session.setControlsDelegate(delegate, queue: queue) }
    queue.async { self.session.startRunning() }
  }

  /// Does not ask first, and so adds a second slider for the device on a second call.
  func addCarelessly(_ device: AVCaptureDevice) {
    let slider = AVCaptureSystemZoomSlider(device: device) { zoom in
      self.zoomLabel.text = "\(zoom)x"
    }
    session.addControl(slider)
  }

  /// Asks first, and removes the controls that are there.
  func addCarefully(_ device: AVCaptureDevice) {
    guard session.supportsControls else { return }
    session.controls.forEach({ session.removeControl($0) })
    let slider = AVCaptureSystemZoomSlider(device: device) { zoom in
      DispatchQueue.main.async {
        self.zoomLabel.text = "\(zoom)x"
      }
    }
    if session.canAddControl(slider) {
      session.addControl(slider)
    }
  }
}
