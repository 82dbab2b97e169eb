import AVFoundation
import os

extension CaptureService {
  /// Gives the button the controls that the camera has.
  func updateControls() {
    guard session.supportsControls, let device = camera?.device else { return }
    session.beginConfiguration()
    for control in session.controls { session.removeControl(control) }
    for control in makeControls(for: device) where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(controls, queue: queue)
    session.commitConfiguration()
  }

  private func makeControls(for device: AVCaptureDevice) -> [AVCaptureControl] {
    let zoom = AVCaptureSystemZoomSlider(device: device)
    let bias = AVCaptureSystemExposureBiasSlider(device: device)
    let light = AVCaptureIndexPicker(
      "Light", symbolName: "flashlight.on.fill", localizedIndexTitles: ["Off", "On"])
    light.setActionQueue(queue) { [weak self] index in
      self?.assumeIsolated { $0.setLight(isOn: index == 1) }
    }
    return [zoom, bias, light]
  }

  private func setLight(isOn: Bool) {
    guard let device = camera?.device, device.hasTorch else { return }
    do {
      try device.lockForConfiguration()
      device.torchMode = isOn ? .on : .off
      device.unlockForConfiguration()
    } catch {
      logger.debug("The camera is locked: \(error)")
    }
  }
}
