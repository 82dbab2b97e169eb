import CameraControl

/// The system's slider for zoom, which it applies to the device itself.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemZoomSlider(device: device.device)
    }
    super.init(slider, on: phone)
  }

  /// Creates a slider whose action is called only when the person changes the zoom with it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemZoomSlider(device: device.device) { action(CGFloat($0)) }
    }
    super.init(slider, on: phone)
  }
}
