import ExtensionFoundation
import ExtensionKit
import LockedCameraCapture
import SwiftUI
import XCTest

/// A scene that no phone shows, such as in a preview.
@MainActor
final class LockedCameraCaptureUISceneTests: XCTestCase {
  func testAnExtensionIsConfiguredByItsScene() async {
    func scene<Camera: AppExtension>(of camera: Camera) -> (any AppExtensionScene)? {
      let configuration: any AppExtensionConfiguration = camera.configuration
      return (configuration as? AppExtensionSceneConfiguration)?.scene
    }
    XCTAssertNotNil(scene(of: StudioExtension()))
  }

  func testASceneWithoutAVisitOpensNothing() async throws {
    let scene = LockedCameraCaptureUIScene { _ in Text("camera") }
    XCTAssertEqual(scene.session.sessionContentURL.lastPathComponent, "no-visit")
    XCTAssertFalse(FileManager.default.fileExists(atPath: scene.session.sessionContentURL.path))
    try await scene.session.invalidateSessionContent()
    do {
      try await scene.session.openApplication(for: NSUserActivity(activityType: "review"))
      XCTFail("there is no app")
    } catch {
      XCTAssertEqual(error as? LockedCameraCaptureSession.ApplicationLaunchError, .unknown)
    }
  }

  func testTheConfigurationOfAnExtensionIsItsScene() async {
    let scene = StudioExtension().configuration.scene
    XCTAssertTrue("\(type(of: scene))".hasPrefix("LockedCameraCaptureUIScene<"))
  }
}
