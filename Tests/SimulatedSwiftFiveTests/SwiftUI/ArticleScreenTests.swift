import AVKit
import CameraControlTesting
import Photos
import SwiftUI
import XCTest

/// A screen of an article, in Swift 5, which makes its session on a queue of its own.
@MainActor
final class ArticleScreenTests: XCTestCase {
  func testTheScreenLivesWithItsCamera() async throws {
    let phone = SimulatedPhone()
    // The camera looks for devices on a dispatch queue, so the phone is that of the process.
    phone.install()
    defer { phone.uninstall() }
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: ArticleScreen())
    // The screen's camera alone keeps the session: its stop() does nothing once the camera is gone.
    weak let session = window.previews.first?.session
    try await phone.wait(until: { session?.isRunning == true })
    XCTAssertEqual(window.label("zoom")?.text, "1.0x")
    XCTAssertEqual(window.label("bias")?.text, "+0.0 EV")
    XCTAssertEqual(session?.controls.count, 2)

    await phone.click()
    try await phone.wait(until: { phone.app.savedAssets.count == 1 })
    XCTAssertTrue(window.find("shutter")?.accessibilityActivate() == true)
    try await phone.wait(until: { phone.app.savedAssets.count == 2 })

    await phone.lightPress()
    try await phone.wait(until: { window.find("button sign") != nil })
    XCTAssertTrue(window.find("shutter")?.simulatedLook.contains("opacity(0.3)") == true)
    await phone.slide(millimeters: 10)
    try await phone.wait(until: { window.label("zoom")?.text == "2.0x" })
    await phone.wait(.seconds(4))
    try await phone.wait(until: { window.find("button sign") == nil })

    window.rootViewController = nil
    try await phone.wait(until: { session?.isRunning != true })
    await phone.click()
    XCTAssertEqual(phone.app.savedAssets.count, 2)
    XCTAssertEqual(phone.faults, [])
    XCTAssertFalse(phone.diagnostics.map(\.name).contains("interface-off-main-thread"))
  }
}

extension UIView {
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }

  func label(_ identifier: String) -> UILabel? { find(identifier) as? UILabel }

  fileprivate var previews: [AVCaptureVideoPreviewLayer] {
    ((layer as? AVCaptureVideoPreviewLayer).map { [$0] } ?? []) + subviews.flatMap(\.previews)
  }
}
