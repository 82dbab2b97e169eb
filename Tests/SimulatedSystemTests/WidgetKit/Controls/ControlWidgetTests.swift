import AppIntents
import SwiftUI
import WidgetKit
import XCTest

/// The code of Xcode's templates for a widget extension with a control.
@MainActor
final class ControlWidgetTests: XCTestCase {
  func testAPhoneKnowsTheIntentOfAControl() async throws {
    let control = try XCTUnwrap(ControlDescription.of(CaptureControl()))
    XCTAssertEqual(control.kind, "com.example.camera.capture")
    XCTAssertTrue(control.intent is OpenCamera)
  }

  func testATitleIsEnoughForAButton() async {
    XCTAssertTrue(ControlDescription.of(PlainControl())?.intent is OpenCamera)
  }

  func testEveryFormOfAControlHasItsIntent() async throws {
    XCTAssertTrue(ControlDescription.of(TitledControl())?.intent is OpenCamera)
    XCTAssertTrue(ControlDescription.of(ActiveControl())?.intent is OpenCamera)
    XCTAssertEqual(ControlDescription.of(OwnControl())?.kind, "own")
    ControlCenter.shared.reloadAllControls()
  }

  func testABundleKnowsItsControls() async {
    let names = CameraWidgets().controls.map { "\(type(of: $0))" }
    XCTAssertEqual(names, ["CaptureControl", "PlainControl"])
    ControlCenter.shared.reloadControls(ofKind: "com.example.camera.capture")
  }
}

private struct OpenCamera: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Open camera"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult { .result() }
}

private struct CaptureControl: ControlWidget {
  static let kind = "com.example.camera.capture"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: OpenCamera()) {
        Label("Capture", systemImage: "camera.shutter.button.fill")
      }
    }
    .displayName("Camera")
    .description("Opens the camera.")
  }
}

private struct PlainControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "plain") {
      ControlWidgetButton("Capture", action: OpenCamera()) { isActive in
        Image(systemName: isActive ? "camera.fill" : "camera")
      }
    }
  }
}

private struct OwnControl: ControlWidget {
  var body: some ControlWidgetConfiguration { OwnConfiguration() }
}

private struct OwnConfiguration: ControlWidgetConfiguration {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "own") { ControlWidgetButton("Own", action: OpenCamera()) }
  }
}

private struct TitledControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "titled") {
      ControlWidgetButton("Capture", action: OpenCamera())
    }
    .displayName("Titled").promptsForUserConfiguration()
  }
}

private struct ActiveControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "active") {
      ControlWidgetButton(action: OpenCamera()) {
        Text("Capture")
      } actionLabel: { isActive in
        Text(isActive ? "On" : "Off")
      }
    }
  }
}

private struct CameraWidgets: WidgetBundle {
  private let isTrial = false

  var body: some Widget {
    CaptureControl()
    if #available(iOS 18, *) {
      PlainControl()
    }
    if isTrial { CaptureControl() }
  }
}
