import CameraControl
import CameraControlTesting

/// Prints only the numbers.
struct Summary: Audience {
  let output: Output

  func begin(_ phone: SimulatedPhone, _ news: [Trace.Entry]) {}

  func show(
    _ step: GestureStep, at instant: PhoneInstant, _ news: [Trace.Entry], on phone: SimulatedPhone
  ) {}

  func end(_ phone: SimulatedPhone, _ tally: Tally) throws { try output.write(tally.text + "\n") }
}
