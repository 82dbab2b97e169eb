package import CameraControl

/// A control in the overlay of the Camera Control: the base class of the four kinds.
open class AVCaptureControl: NSObject {
  /// The core control, which does the work; `nil` if its initialiser refused the arguments.
  package let control: CaptureControl?

  /// The phone that the control was created on: its device's, or the one that was current.
  weak let home: Phone?

  /// Whether `canAddControl` has been called for the control since it was last added.
  var wasAskedFor = false

  init(_ control: CaptureControl?, on home: Phone) {
    self.control = control
    self.home = home
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
