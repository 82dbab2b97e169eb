package import CameraControl

/// A control in the overlay of the Camera Control: the base class of the four kinds.
open class AVCaptureControl: NSObject {
  /// The core control, which does the work; `nil` if its initializer refused the arguments.
  package let control: CaptureControl?
  /// The phone that the control was created on: its device's, or the one that was current.
  weak let home: Phone?
  /// Whether `canAddControl` has been called for the control since it was last added.
  var wasAskedFor = false

  init(_ control: CaptureControl?, on home: Phone) { (self.control, self.home) = (control, home) }

  /// Creates a control of a device, or one that does nothing if the device has none.
  init(of device: AVCaptureDevice, _ make: (CaptureDevice) throws(CaptureError) -> CaptureControl) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    home = phone
    control = phone.attempt(device.localizedName) { () throws(CaptureError) in
      try make(device.device)
    }
  }

  /// Whether the person can operate the control; `true` at first.
  open var isEnabled: Bool {
    get { control?.isEnabled ?? true }
    set { control?.isEnabled = newValue }
  }

  /// The phone that wrong calls are reported to: that of the control's session, or else `home`.
  var host: PhoneHost? { control?.core.host ?? home?.host }
  /// The control's name in findings.
  var name: String { control?.core.name ?? "\(type(of: self))" }
}

/// The system's slider for zoom, which it applies to the device itself.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    super.init(of: device) { device throws(CaptureError) in try SystemZoomSlider(device: device) }
  }

  /// Creates a slider whose action is called only when the person changes the zoom with it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemZoomSlider(device: device) { action(CGFloat($0)) }
    }
  }
}

/// The system's slider for exposure bias, which it applies to the device itself.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemExposureBiasSlider(device: device)
    }
  }

  /// Creates a slider whose action is called only when the person changes the bias with it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemExposureBiasSlider(device: device) { action($0) }
    }
  }
}
