import CameraControl
import CameraControlTesting
import ClownTownApp
import LockedCameraCapture
import Photos
import XCTest

/// The example of Apple's talk, from the locked phone to the app's album.
@MainActor
final class ClownTownTests: XCTestCase {
  /// LCH10, LCK05, LCK06, LCK09, LCK27, LCK32 and LCK39: each portrait arrives exactly once.
  func testPortraitsOfALockedPhoneArriveOnce() async throws {
    let town = try ClownTown()
    let (phone, product) = (town.phone, town.product)
    let visit = try await town.visit()
    XCTAssertEqual(
      phone.launches.last, .captureExtension("ClownTown", from: .cameraControl))
    XCTAssertEqual(phone.asCurrent(in: product.app) { Self.listed }, [])

    try await town.takePortrait(number: 1)
    try await town.takePortrait(number: 2)
    let directory = try XCTUnwrap(visit.contentURL)
    XCTAssertEqual(town.files(in: directory).count, 2)
    XCTAssertEqual(AppParts.portraits.count, 0, "the visit is not over")

    await phone.swipeUp()
    try await phone.wait(until: { AppParts.portraits.count == 2 })
    try await phone.wait(until: { product.contentDirectories == [] })
    XCTAssertEqual(town.files(in: directory), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: directory.path))

    await phone.kill("ClownTown", .app)
    await phone.start("ClownTown")
    await phone.wait(.seconds(1))
    XCTAssertEqual(AppParts.portraits.count, 2)
    XCTAssertEqual(AppParts.repeats, 0)
    XCTAssertEqual(product.app.savedAssets.count, 2, "the delegate ran in the product's process")
    XCTAssertEqual(phone.faults, [])
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// LCK43 and LCK46: the app shows what the person wanted to do.
  func testTheAppContinuesWhatThePersonBegan() async throws {
    let town = try ClownTown()
    let (phone, product) = (town.phone, town.product)
    _ = try await town.visit()
    try await town.takePortrait()
    XCTAssertEqual(product.app.text("flow"), "home")
    XCTAssertEqual(product.captureExtension?.tap("profile"), true)
    try await phone.wait(until: { product.app.text("flow") == "updateProfilePhoto" })
    XCTAssertNil(product.visit)
    XCTAssertTrue(product.app.isInFront)
    XCTAssertFalse(phone.isLocked)
    try await phone.wait(until: { product.app.text("phase") == "active" })
    try await phone.wait(until: { AppParts.portraits.count == 1 })
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// LCK44 and LCK45: without the person's face the visit goes on, and its content is safe.
  func testAFailedAuthenticationLeavesTheVisitAsItIs() async throws {
    let town = try ClownTown()
    let (phone, product) = (town.phone, town.product)
    let visit = try await town.visit()
    phone.answersAuthentication = .fails
    XCTAssertEqual(visit.app.tap("profile"), true)
    try await phone.wait(until: { visit.app.text("message") == "still locked" })
    XCTAssertTrue(visit.isOpen)
    XCTAssertEqual(phone.diagnostics.map(\.name), [], "a tap is an action of the person")
    XCTAssertEqual(product.app.text("flow"), "home")
    try await town.takePortrait()
    await phone.swipeUp()
    try await phone.wait(until: { AppParts.portraits.count == 1 })
  }

  /// LCK11 and LCK12: inside the extension it is `background` throughout; the app follows its phone.
  func testThePhaseOfTheExtensionIsBackground() async throws {
    let town = try ClownTown()
    let visit = try await town.visit()
    XCTAssertTrue(visit.app.isInFront)
    XCTAssertEqual(visit.app.text("phase"), "background")
    await town.phone.unlock()
    await town.phone.wait(.seconds(1))
    XCTAssertEqual(visit.app.text("phase"), "background")
    XCTAssertTrue(visit.isOpen, "unlocking in place keeps the visit")
  }

  /// LCK13, LCK14 and LCK16: with a camera, an interaction and a request for access, it stays.
  func testTheExtensionStaysBeyondTheDeadline() async throws {
    let town = try ClownTown()
    let visit = try await town.visit()
    await town.phone.wait(.seconds(30))
    XCTAssertTrue(visit.isOpen)
    XCTAssertEqual(town.phone.diagnostics.map(\.name), [])
  }

  /// LCK15: with the option off, the modifier is no interaction.
  func testAModifierMayNotCount() async throws {
    let town = try ClownTown(PhoneBehavior { $0.lockScreen.modifierCounts = false })
    let visit = try await town.visit()
    await town.phone.wait(.seconds(11))
    XCTAssertFalse(visit.isOpen)
    let diagnostic = try XCTUnwrap(
      town.phone.diagnostics.first { $0.name == "capture-requirements-unmet" })
    XCTAssertTrue(
      diagnostic.finding.contains("AVCaptureEventInteraction not installed"), diagnostic.finding)
  }

  /// LCK07: each portrait restarts the wait of an idle extension.
  func testACaptureKeepsTheExtensionFromBeingIdle() async throws {
    let town = try ClownTown()
    let visit = try await town.visit()
    await town.phone.wait(.seconds(50))
    // Not by a press, so that the phone learns of the photo from the output alone.
    XCTAssertTrue(visit.app.tap("shutter"))
    try await town.phone.wait(until: { visit.app.text("portraits") == "1 portraits" })
    await town.phone.wait(.seconds(50))
    XCTAssertTrue(visit.isOpen)
    await town.phone.wait(.seconds(20))
    XCTAssertFalse(visit.isOpen)
  }

  /// LCH15: `perform()` reads the context that the extension has stored, in the app as well.
  func testTheAppContextIsSharedByTheIntent() async throws {
    let town = try ClownTown()
    let (phone, product) = (town.phone, town.product)
    let visit = try await town.visit()
    XCTAssertEqual(visit.app.text("makeup"), "plain")
    XCTAssertTrue(visit.app.tap("switch"))
    try await phone.wait(until: { visit.app.text("message") == "saved" })
    await phone.swipeUp()
    await phone.unlock()
    XCTAssertEqual(product.app.text("makeup"), "plain", "the app has not been launched yet")
    await phone.click()
    XCTAssertEqual(phone.launches.last, .app("ClownTown", from: .cameraControl))
    try await phone.wait(until: { product.app.text("makeup") == "makeup" })
  }

  private static var listed: [URL] { LockedCameraCaptureManager.shared.sessionContentURLs }
}
