import XCTest

final class ControlCheckTests: XCTestCase {
  private static let code = "Widgets/PhotosWidgets.swift"

  /// LCH03: the control is part of a widget extension.
  func testAnAppWithoutAWidgetExtension() throws {
    var app = AppFolder.inFolders
    app.files["Widgets/Info.plist"] = nil
    app.files[Self.code] = nil
    XCTAssertEqual(try app.found(), ["LCH03"])
  }

  /// LCH03: a control that is no button does not launch.
  func testAWidgetExtensionWithoutAButton() throws {
    var app = AppFolder.inFolders
    app.replace("ControlWidgetButton(action:", by: "ControlWidgetToggle(action:", in: Self.code)
    app.append("// ControlWidgetButton(action: PhotoIntent())", to: Self.code)
    XCTAssertEqual(try app.found(), ["LCH03 Widgets"])
  }

  /// LCH03: the action of the control is the intent.
  func testAButtonWithAnotherAction() throws {
    for action in ["OpenPhotos()", "Actions.OpenPhotos(target: photo)", "OpenIntentB { PhotoX() }"]
    {
      var app = AppFolder.inFolders
      app.replace("PhotoIntent()", by: action, in: Self.code)
      let findings = try app.report().findings
      XCTAssertEqual(findings.map(\.short), ["LCH03 \(Self.code):12"], action)
      XCTAssertTrue(findings.top.remedy.contains("ControlWidgetButton(action: PhotoIntent())"))
    }
  }

  func testAButtonWithTheIntentInOtherWords() throws {
    let actions = [
      "Photos.PhotoIntent(mode: .front)", "intent", "Self.intent", "PhotoIntent.init()",
    ]
    for action in actions where action != "Self.intent" {
      var app = AppFolder.inFolders
      app.replace("PhotoIntent()", by: action, in: Self.code)
      XCTAssertEqual(try app.found(), [], action)
    }
    var app = AppFolder.inFolders
    app.replace(
      "ControlWidgetButton(action: PhotoIntent())",
      by: "ControlWidgetButton(\"\\(title)\", action: PhotoIntent(), label: { X() })", in: Self.code
    )
    XCTAssertEqual(try app.found(), [])
  }
}
