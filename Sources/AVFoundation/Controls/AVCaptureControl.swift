package import CameraControl
public import Foundation

/// A control that an app offers in the overlay of the Camera Control: the base of the four kinds.
open class AVCaptureControl: NSObject {
  /// The control that does the work; nil if the arguments were such that a phone raises an exception.
  package let control: CaptureControl?

  /// The phone that was current when the control was made.
  weak let home: Phone?

  /// Whether a session was asked if it takes the control, since it last was added.
  var wasAskedFor = false

  init(_ control: CaptureControl?, on home: Phone) {
    self.control = control
    self.home = home
  }

  /// Whether the person can operate the control; true at first.
  open var isEnabled: Bool {
    get { control?.isEnabled ?? true }
    set { control?.isEnabled = newValue }
  }

  /// The phone that hears of wrong calls: that of the control's session, or else the first one.
  var phone: Phone? { control?.core.session?.phone ?? home }

  /// What findings call the control.
  var name: String { control?.mechanism.name ?? "\(type(of: self))" }
}
