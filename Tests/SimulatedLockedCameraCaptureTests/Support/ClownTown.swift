import AppIntents
import CameraControl
import CameraControlTesting
import ClownTownApp
import ClownTownCaptureExtension
import ClownTownWidgets
import LockedCameraCapture
import XCTest

/// A phone with ClownTown, the product of Apple's talk about Lock Screen captures.
@MainActor
final class ClownTown {
  let phone: SimulatedPhone
  let product: InstalledProduct

  init(hasApp: Bool = true, _ behavior: PhoneBehavior = PhoneBehavior()) throws {
    AppParts.reset()
    CaptureExtensionParts.reset()
    phone = SimulatedPhone(.iPhone16Pro, behavior: behavior)
    phone.settings.cameraControlLaunches = "ClownTown"
    product = try phone.install(Self.product(hasApp: hasApp))
  }

  /// Locks the phone, launches the extension and waits until its camera runs.
  func visit() async throws -> LockScreenVisit {
    await phone.lock()
    await phone.click()
    let visit = try XCTUnwrap(product.visit)
    try await phone.wait(until: {
      visit.app.sessions.contains { $0.isRunning }
    })
    return visit
  }

  /// Takes a portrait with the button, and waits until the extension has written it.
  func takePortrait(number: Int = 1) async throws {
    let process = try XCTUnwrap(product.captureExtension)
    await phone.click()
    try await phone.wait(until: { process.text("portraits") == "\(number) portraits" })
  }

  /// The names of the files in a directory.
  func files(in directory: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path))?.sorted() ?? []
  }

  private static func product(hasApp: Bool) -> CaptureProduct {
    make(CaptureExtensionParts.captureExtension, CaptureExtensionParts.intent, hasApp)
  }

  private static func make<
    Camera: LockedCameraCaptureExtension, Intent: CameraCaptureIntent
  >(_ camera: Camera.Type, _ intent: Intent.Type, _ hasApp: Bool) -> CaptureProduct {
    CaptureProduct(
      "ClownTown", captureExtension: camera, intent: intent, app: hasApp ? AppParts.app : nil,
      intentInApp: AppParts.intent, widgets: WidgetParts.widgets)
  }
}
