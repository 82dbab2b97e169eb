import CameraControlTesting
import Photos
import SwiftUI
import XCTest

@testable import Heron

/// The app, with its files as they would be in Xcode.
@MainActor
final class HeronTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)

  private func launch() async throws -> UIWindow {
    let window = phone.asCurrent { HeronApp.simulateLaunch() }
    try await phone.wait(until: { self.phone.app.sessions.contains { $0.isRunning } })
    try await phone.wait(until: { self.phone.app.sessions.first?.controls.count == 3 })
    return window
  }

  func testAClickTakesAPhoto() async throws {
    let window = try await launch()
    await phone.click()
    try await phone.wait(until: { window.text("saved") == "1" })
    XCTAssertEqual(phone.app.savedAssets.count, 1)
    XCTAssertEqual(phone.systemActions, [])
    XCTAssertEqual(phone.findings.map(\.name), [])
    try await phone.finish()
  }

  func testASlideZooms() async throws {
    let window = try await launch()
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertEqual(phone.app.sessions.first?.controls.count, 3)
    XCTAssertEqual(phone.overlay.drawing.contains("2x"), true, phone.overlay.drawing)
    await phone.wait(.seconds(3))
    XCTAssertNotNil(window.find("preview"))
    try await phone.finish()
  }

  func testTheShutterRecordsAMovie() async throws {
    let window = try await launch()
    XCTAssertEqual(window.find("video")?.accessibilityActivate(), true)
    // The preview, the photos and the movies.
    try await phone.wait(until: { self.phone.app.sessions.first?.outputs.count == 3 })
    XCTAssertEqual(window.find("shutter")?.accessibilityActivate(), true)
    try await phone.wait(until: { window.text("time") == "0:00" })
    await phone.wait(.seconds(2))
    XCTAssertEqual(window.find("shutter")?.accessibilityActivate(), true)
    try await phone.wait(until: { window.text("saved") == "1" })
    XCTAssertNil(window.find("time"))
    try await phone.finish()
  }

  /// Another app has the camera: nothing is taken, which would end the app, and the app says why.
  func testTheShutterDoesNothingWhileAnotherAppHasTheCamera() async throws {
    let window = try await launch()
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    for mode in ["photo", "video"] {
      XCTAssertEqual(window.find(mode)?.accessibilityActivate(), true)
      XCTAssertEqual(window.find("shutter")?.accessibilityActivate(), true)
      try await phone.wait(until: { window.label("The camera is not available now.") != nil })
      XCTAssertEqual(window.label("OK")?.simulateTap(), true)
    }
    XCTAssertEqual(phone.faults, [])
    await phone.endInterruption()
    XCTAssertEqual(window.find("photo")?.accessibilityActivate(), true)
    await phone.click()
    try await phone.wait(until: { window.text("saved") == "1" })
    try await phone.finish()
  }

  /// Another app has the camera when this one starts, before a task of the app can listen.
  func testAnInterruptionThatComesWithTheStartIsShown() async throws {
    await phone.interrupt(.videoDeviceInUseByAnotherClient)
    let window = phone.asCurrent { HeronApp.simulateLaunch() }
    try await phone.wait(until: { window.text("banner") != nil })
    await phone.endInterruption()
    try await phone.wait(until: { window.text("banner") == nil })
    try await phone.finish()
  }

  func testWithoutAccessABannerSaysSo() async throws {
    phone.app.setAuthorizationStatus(.denied, for: .video)
    let window = phone.asCurrent { HeronApp.simulateLaunch() }
    try await phone.wait(until: { window.text("banner")?.contains("Settings") == true })
  }
}
