import CameraControlTesting
import SwiftUI
import XCTest

/// An app with a delegate, whose title is typed, in Swift 5.
@MainActor
final class DelegatedAppTests: XCTestCase {
  func testTheTitleIsTypedAndSaved() async throws {
    let (phone, before) = (SimulatedPhone(), AppDelegate.launches)
    let window = phone.asCurrent { DelegatedApp.simulateLaunch() }
    XCTAssertEqual(AppDelegate.launches, before + 1)
    XCTAssertEqual(window.label("state")?.text, "Holiday, saved 0 times")
    XCTAssertEqual(window.find("title")?.simulateTyping("s"), true)
    try await phone.wait(until: { window.label("state")?.text == "Holidays, saved 0 times" })
    XCTAssertEqual(window.find("state")?.simulatedLook, ["foregroundStyle(orange)"])
    window.find("title")?.simulateTyping("\n")
    try await phone.wait(until: { window.label("state")?.text == "Holidays, saved 1 times" })
    XCTAssertEqual(window.find("state")?.simulatedLook, ["foregroundStyle(white)"])
    XCTAssertEqual(phone.faults, [])
  }
}
