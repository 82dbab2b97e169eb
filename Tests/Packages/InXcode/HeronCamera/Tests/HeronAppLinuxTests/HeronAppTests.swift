import CameraControl
import CameraControlTesting
import CameraControlTraits
import Photos
import SwiftUI
import Testing

@testable import HeronApp

@MainActor @Suite(.phone(.iPhone16Pro)) struct HeronAppTests {
  @Test func aClickTakesAPhoto() async throws {
    let phone = try #require(SimulatedPhone.current)
    let window = HeronApp.simulateLaunch()
    try await phone.wait(until: { phone.app.sessions.contains { $0.isRunning } })

    await phone.click()
    try await phone.wait(until: { phone.app.savedAssets.count == 1 })
    #expect(phone.systemActions.isEmpty)
    withExtendedLifetime(window) {}
  }
}
