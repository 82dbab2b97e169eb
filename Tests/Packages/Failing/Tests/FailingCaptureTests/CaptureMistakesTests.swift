import CameraControlTesting
import CameraControlTraits
import CameraControlXCTest
import Testing
import XCTest

// The mistakes of MistakesTests, under Apple's names.

@MainActor @Suite(.phone(.iPhone16Pro, allowing: [.deadline])) struct CaptureMistakesTests {
  @Test func theSessionHasNoControlsDelegate() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.noDelegate)
    await phone.lightPress()
    #expect(phone.overlay != .hidden)  // fails: != (.hidden
    // because: ignored gesture: light press without a controls delegate.
    withExtendedLifetime(camera) {}
  }

  @Test func aPickerHasNoAction() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.noAction)
    await phone.lightPress()
    #expect(phone.overlay != .hidden)  // fails: != (.hidden
    // because: the control “Mode” has no action yet.
    // because: ignored gesture: light press without a control.
    withExtendedLifetime(camera) {}
  }

  @Test func theConfigurationIsNotCommitted() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.noCommit)
    await phone.lightPress()  // fails: a call failed, before this line: startRunning was called
    #expect(phone.overlay != .hidden)  // fails: != (.hidden
    // because: error: startRunning was called inside a configuration.
    // because: ignored gesture: light press without a running session
    withExtendedLifetime(camera) {}
  }

  @Test func theModifierIsMissing() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.noModifier)
    await phone.click()
    #expect(camera.photos == 1)  // fails: == 1
    // because: ignored gesture: click without an event interaction.
  }

  @Test func aValueIsSetOffItsQueue() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.wrongQueue)
    await phone.click()  // fails: a call failed, before this line: The app wrote the value
    #expect(camera.focus.value == 0.5)  // fails: == 0.5
    // because: error: The app wrote the value of “Focus” outside of its action queue (session).
  }

  @Test func cancelledIsIgnored() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.noCancelled)
    try await phone.perform("down volume-up; leave-app; up volume-up; wait 9s")
    #expect(!camera.isRecording)  // fails: isRecording
    // because: canceled press: at 0.000, a press of volume-up ended with .cancelled, not .ended.
  }

  @Test func nothingIsWrong() async throws {
    let phone = try #require(SimulatedPhone.current)
    let camera = try await Camera(.none)
    await phone.click()
    await phone.click()
    #expect(camera.photos == 2)
  }
}

final class CaptureClassTests: PhoneTestCase {
  @MainActor func testTheSessionHasNoControlsDelegate() async throws {
    let camera = try await Camera(.noDelegate)
    await phone.lightPress()
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
    // because: ignored gesture: light press without a controls delegate.
    withExtendedLifetime(camera) {}
  }

  @MainActor func testAPickerHasNoAction() async throws {
    let camera = try await Camera(.noAction)
    await phone.lightPress()
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
    // because: the control “Mode” has no action yet.
    withExtendedLifetime(camera) {}
  }

  @MainActor func testTheConfigurationIsNotCommitted() async throws {
    let camera = try await Camera(.noCommit)
    await phone.lightPress()  // fails: a call failed, before this line: startRunning was called
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
    // because: startRunning was called inside a configuration.
    withExtendedLifetime(camera) {}
  }

  @MainActor func testTheModifierIsMissing() async throws {
    let camera = try await Camera(.noModifier)
    await phone.click()
    XCTAssertEqual(camera.photos, 1)  // fails: is not equal to
    // because: ignored gesture: click without an event interaction.
  }

  @MainActor func testAValueIsSetOffItsQueue() async throws {
    let camera = try await Camera(.wrongQueue)
    await phone.click()  // fails: a call failed, before this line: The app wrote the value
    XCTAssertEqual(camera.focus.value, 0.5)  // fails: is not equal to
    // because: error: The app wrote the value of “Focus” outside of its action queue (session).
  }

  @MainActor func testCancelledIsIgnored() async throws {
    let camera = try await Camera(.noCancelled)
    try await phone.perform("down volume-up; leave-app; up volume-up; wait 9s")
    XCTAssertFalse(camera.isRecording)  // fails: XCTAssertFalse failed
    // because: canceled press: at 0.000, a press of volume-up ended with .cancelled, not .ended.
  }
}
