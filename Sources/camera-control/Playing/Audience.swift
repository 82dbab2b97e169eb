import CameraControl
import CameraControlTesting

/// An object that shows how the tool plays a script.
protocol Audience {
  /// Shows the phone, and what happened before the first step.
  mutating func begin(_ phone: SimulatedPhone, _ news: [Trace.Entry]) throws
  /// Shows a step that began at `instant`, and what happened since.
  mutating func show(
    _ step: GestureStep, at instant: PhoneInstant, _ news: [Trace.Entry], on phone: SimulatedPhone
  ) throws
  /// Shows the unfinished work and the numbers.
  mutating func end(_ phone: SimulatedPhone, _ tally: Tally) throws
}
