// The compiler cannot check a class with subclasses for `Sendable`. `CaptureControl` and its four
// subclasses have only `let` properties, each of a `Sendable` type.

/// The base class of the controls that your app can offer in the overlay of the Camera Control.
///
/// The only subclasses are ``CaptureSlider``, ``CaptureIndexPicker``, ``SystemZoomSlider``, and
/// ``SystemExposureBiasSlider``; you can't add others. An array literal that contains controls of
/// different classes has the type `[CaptureControl]`. You can use a control from any thread.
public class CaptureControl: @unchecked Sendable {
  package let core: ControlCore

  init(_ core: ControlCore) { self.core = core }

  deinit { core.retire() }

  /// Whether the person can operate the control; `true` by default.
  ///
  /// A disabled control stays in its session and stays visible, but doesn't react to the finger.
  /// Your app can still set the control's value (CTL03, CTL05).
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }
}

extension CaptureControl: ControlObject {
  func receive(_ value: Double, number: UInt64, on host: PhoneHost) {
    core.receive(value, number: number, on: host)
  }

  func loseSession() { core.loseSession() }
}

extension CaptureControl: Hashable, ComparedByIdentity {}
