import AppIntents
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import UIKit
import XCTest

/// The code of Xcode's template, on a phone.
@MainActor
final class TemplateTests: XCTestCase {
  /// LCK14: the picker is viewfinder and interaction at once, so the extension stays.
  func testTheTemplateTakesAPhotoAndStays() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.settings.cameraControlLaunches = "Template"
    let product = try await phone.install(
      CaptureProduct(
        "Template", captureExtension: CaptureExtension.self, intent: TemplateIntent.self))
    await phone.lock()
    await phone.click()
    XCTAssertEqual(phone.launches.last, .captureExtension("Template", from: .cameraControl))
    let visit = try XCTUnwrap(product.visit)
    await phone.wait(.seconds(20))
    XCTAssertTrue(visit.isOpen)
    await phone.click()
    let picker = try XCTUnwrap(Self.picker(in: visit.app))
    XCTAssertTrue(picker.simulateUse(), "the click took a photo")
    await phone.wait(.seconds(50))
    XCTAssertTrue(visit.isOpen, "the photo has restarted the wait")
    await phone.swipeUp()
    XCTAssertEqual(product.contentDirectories.count, 1)
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// Nothing starts an extension but a phone.
  func testAnExtensionIsNoProgram() async {
    XCTAssertThrowsError(try CaptureExtension.main()) { error in
      XCTAssertTrue("\(error)".hasPrefix("CaptureExtension is an extension"), "\(error)")
    }
  }

  private static func picker(in app: PhoneApp) -> UIImagePickerController? {
    let root = app.windows.first?.rootViewController
    return root?.children.lazy.compactMap { $0 as? UIImagePickerController }.first
  }
}

struct TemplateIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Capture"
  static let description = IntentDescription("Opens the camera.")

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}
