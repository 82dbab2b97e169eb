import CameraControlTesting
import CameraControlTraits
import Testing

/// Leaves a button down, in another file than the test's.
func leaveAButtonDown() async throws {
  let phone = try #require(SimulatedPhone.current)
  try await phone.perform("down volume-down")  // fails: volume-down has been down since 0.000
  // because: ignored gesture: press of volume down
}
