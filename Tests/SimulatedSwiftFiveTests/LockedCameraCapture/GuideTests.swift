import CameraControl
import CameraControlTesting
import LockedCameraCapture
import Photos
import UIKit
import XCTest

/// The guide's camera as a capture extension: its queues do not say which process they belong to.
@MainActor
final class GuideTests: XCTestCase {
  /// LCK24, LCK26 and LCK28: with the phone installed, the queues belong to the process in front.
  func testThePhotosOfAQueueBelongToTheVisit() async throws {
    let phone = SimulatedPhone(
      .iPhone16Pro, behavior: PhoneBehavior { $0.lockScreen.modifierCounts = false })
    phone.install()
    defer { phone.uninstall() }
    phone.settings.cameraControlLaunches = "Guide"
    let product = try await phone.install(
      CaptureProduct(
        "Guide", captureExtension: LockScreenCameraExtension.self, intent: TemplateIntent.self))
    await phone.lock()
    await phone.click()
    let visit = try XCTUnwrap(product.visit)
    try await phone.wait(until: { visit.app.sessions.contains { $0.isRunning } })
    await phone.wait(.seconds(15))
    XCTAssertTrue(visit.isOpen, "\(phone.report)")

    await phone.lightPress()
    await phone.slide(by: 0.5)
    try await phone.wait(until: { visit.app.label("zoom") != "1.0" })
    await phone.click()
    try await phone.wait(until: { visit.app.label("photos") == "1" })
    XCTAssertEqual(product.app.savedAssets.count, 1)
    await phone.swipeUp()
    let directory = try XCTUnwrap(product.contentURLs.first)
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    XCTAssertEqual(files.count, 1)
    XCTAssertEqual(phone.faults, [])
  }
}

extension PhoneApp {
  @MainActor
  fileprivate func label(_ identifier: String) -> String? {
    windows.lazy.compactMap { find(identifier, in: $0)?.text }.first
  }

  @MainActor
  private func find(_ identifier: String, in view: UIView) -> UILabel? {
    if view.accessibilityIdentifier == identifier { return view as? UILabel }
    return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
  }
}
