import CameraControl

/// The system's slider for exposure bias, which it applies to the device itself.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemExposureBiasSlider(device: device.device)
    }
    super.init(slider, on: phone)
  }

  /// Creates a slider whose action is called only when the person changes the bias with it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemExposureBiasSlider(device: device.device) { action($0) }
    }
    super.init(slider, on: phone)
  }
}
