import AVFoundation
import AVKit

/// An app that removes old controls, and adds four new ones and an interaction, in one function.
class CustomCameraCapture: NSObject {
  lazy var captureSession: AVCaptureSession = AVCaptureSession()
  lazy var interactionQueue: DispatchQueue = DispatchQueue(label: "interactions")
  var currentDevice: AVCaptureDevice?
  var log: [String] = []

  func startCapture() {
    if #available(iOS 18.0, *) {
      captureSession.setControlsDelegate(self, queue: interactionQueue)
    }
    interactionQueue.sync { captureSession.startRunning() }
  }

  func handleInteractionsAndControls(on view: UIView) {
    guard #available(iOS 18.0, *) else { return }
    guard let device = self.currentDevice else { return }
    self.clearInteractionsAndControls(on: view)

    let interaction = AVCaptureEventInteraction { event in
      self.log.append("event \(event.phase)")
    }
    view.addInteraction(interaction)

    let systemZoomSlider = AVCaptureSystemZoomSlider(device: device) { zoomFactor in
      self.log.append("zoom \(zoomFactor)")
    }
    let systemBiasSlider = AVCaptureSystemExposureBiasSlider(device: device) { val in
      self.log.append("bias \(val)")
    }
    let customSlider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...2)
    customSlider.setActionQueue(self.interactionQueue) { val in
      self.log.append("slider \(val)")
    }
    let customPicker = AVCaptureIndexPicker(
      "Filters", symbolName: "camera.filters",
      localizedIndexTitles: ["Filter 1", "Filter 2", "Filter 3", "Filter 4"])
    customPicker.setActionQueue(self.interactionQueue) { index in
      self.log.append("picker \(index)")
    }

    self.captureSession.beginConfiguration()
    let controls = [systemZoomSlider, systemBiasSlider, customSlider, customPicker]
    for control in controls where self.captureSession.canAddControl(control) {
      self.captureSession.addControl(control)
    }
    self.captureSession.commitConfiguration()
  }

  private func clearInteractionsAndControls(on view: UIView) {
    guard #available(iOS 18.0, *) else { return }
    view.interactions.forEach({ view.removeInteraction($0) })
    self.captureSession.controls.forEach({ self.captureSession.removeControl($0) })
  }
}

extension CustomCameraCapture: AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    log.append("active")
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    log.append("enter")
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    log.append("exit")
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    log.append("inactive")
  }
}
