package import CameraControl

/// A control in the overlay of the Camera Control; the base class of the four kinds of controls.
open class AVCaptureControl: NSObject {
  /// The core control, which does the work; `nil` if its initializer refused the arguments.
  package let control: CaptureControl?
  /// The phone of the control: the phone of its device, or the phone that was current at creation.
  weak let home: Phone?
  /// Whether `canAddControl` has been called for the control since it was last added.
  var wasAskedFor = false

  init(_ control: CaptureControl?, on home: Phone) { (self.control, self.home) = (control, home) }

  /// Creates a control of a device, or one that does nothing if the device has none.
  init(of device: AVCaptureDevice, _ make: (CaptureDevice) throws(CaptureError) -> CaptureControl) {
    let phone = device.phone ?? PhoneApp.ambient.phone
    home = phone
    control = phone.host.attempt(device.localizedName) { () throws(CaptureError) in
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

/// The system's zoom slider, which sets the zoom factor of the device.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    super.init(of: device) { device throws(CaptureError) in try SystemZoomSlider(device: device) }
  }

  /// Creates a slider that calls its action only when the person moves the slider.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemZoomSlider(device: device) { action(CGFloat($0)) }
    }
  }
}

/// The system's exposure-bias slider, which sets the exposure bias of the device.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
  /// Creates a slider without an action.
  public init(device: AVCaptureDevice) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemExposureBiasSlider(device: device)
    }
  }

  /// Creates a slider that calls its action only when the person moves the slider.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {
    super.init(of: device) { device throws(CaptureError) in
      try SystemExposureBiasSlider(device: device) { action($0) }
    }
  }
}
