import CameraControl
public import Foundation

/// The system's slider for the zoom of a device, which it writes by itself.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
  /// Makes a slider without an action.
  public init(device: AVCaptureDevice) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemZoomSlider(device: device.device)
    }
    super.init(slider, on: phone)
  }

  /// Makes a slider whose action hears of what the person set with it, and of nothing else.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemZoomSlider(device: device.device) { action(CGFloat($0)) }
    }
    super.init(slider, on: phone)
  }
}
