#if os(Linux)
  import AppIntents
  import ExtensionKit
  import LockedCameraCapture
  import SwiftUI
  import UniformTypeIdentifiers
  import WidgetKit
  import XCTest

  final class CaptureExtensionTests: XCTestCase {
    @MainActor
    func testTheTypesOfAProductCompileAsTheyStand() async throws {
      let result = try await OpenCamera().perform()
      XCTAssertNil(result.value)
      XCTAssertThrowsError(try PhotoCapture.main(), "only a phone starts an extension")
      XCTAssertEqual(CaptureControl.kind, "capture")
    }
  }

  @main
  struct PhotoCapture: LockedCameraCaptureExtension {
    var body: some LockedCameraCaptureExtensionScene {
      LockedCameraCaptureUIScene { session in
        Text(session.sessionContentURL.lastPathComponent)
      }
    }
  }

  struct OpenCamera: CameraCaptureIntent {
    static let title: LocalizedStringResource = "Open the camera"

    @MainActor
    func perform() async throws -> some IntentResult { .result() }
  }

  struct CaptureControl: ControlWidget {
    static let kind = "capture"

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: Self.kind) {
        ControlWidgetButton(action: OpenCamera()) {
          Label("Camera", systemImage: "camera")
        }
      }
    }
  }
#endif
