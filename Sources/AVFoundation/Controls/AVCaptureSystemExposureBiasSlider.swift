import CameraControl
import Foundation

/// The system's slider for the exposure bias of a device, which it writes by itself.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
  /// Makes a slider without an action.
  public init(device: AVCaptureDevice) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemExposureBiasSlider(device: device.device)
    }
    super.init(slider, on: phone)
  }

  /// Makes a slider whose action hears of what the person set with it, and of nothing else.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    let slider = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try SystemExposureBiasSlider(device: device.device) { action($0) }
    }
    super.init(slider, on: phone)
  }
}
