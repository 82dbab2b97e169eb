/// What a phone's machines ask the phone to do, outside the lock and in order.
enum PhoneEffect: Sendable {
  /// Tell those who follow what happens. Boxed, so that the other effects stay small.
  indirect case record(PhoneRecord.Event)
  /// Tell them what the overlay shows.
  case overlayChanged(OverlayMachine<CaptureControl>.Appearance)
  /// Tell a controls delegate.
  case callback(ControlsCallback, DelegateRegistration, CaptureSession)
  /// Move a control's value.
  case turn(CaptureControl, ControlTurn)
  /// Tell an interaction's handler.
  case capture(PressTarget, CaptureEventPhase, PhoneButton, PhoneInstant)
  /// Let the AirPods sound, unless somebody who takes the press does that.
  case stemSound([PressTarget])
  /// Tell those who follow a session.
  case notify(CaptureSession, SessionNotification)
  /// Lock or free the focus of devices.
  case focusLock(Bool, [CaptureDevice])
  /// Narrow or restore the zoom of devices.
  case narrowZoom(Bool, [CaptureDevice])
  /// Keep a finding.
  case report(CaptureDiagnostic)
  /// Let a device's ramp go on.
  case advance(CaptureDevice)
}
