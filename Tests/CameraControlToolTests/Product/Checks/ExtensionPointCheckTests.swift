import XCTest

final class ExtensionPointCheckTests: XCTestCase {
  private static let infoPlist = "Capture/Info.plist"

  /// Returns what is found for an app whose capture extension has an Info.plist of its own.
  private func findings(_ lines: String) throws -> [AppFolder.Finding] {
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Info.plist"] = AppFolder.plist(lines)
    return try app.findings()
  }

  /// LCH06: each wrong key or value is named, with what is right.
  func testWrongKeysAndValuesOfTheExtensionPoint() throws {
    let right = "<string>com.apple.securecapture</string>"
    let wrong = "<string>com.apple.camera.lock-screen</string>"
    let old = "<key>NSExtensionPointIdentifier</key>"
    let new = "<key>EXExtensionPointIdentifier</key>"
    let attributes = "<key>EXAppExtensionAttributes</key>"
    let cases = [
      ("\(attributes)<dict>\(new)\(wrong)</dict>", "point is com.apple.camera.lock-screen,"),
      (
        "<key>NSExtension</key><dict>\(old)\(right)</dict>",
        "The key NSExtension is not for capture"
      ),
      (
        "<key>NSExtension</key><dict>\(old)\(wrong)</dict>",
        "The key NSExtension is not for capture"
      ),
      ("\(attributes)<dict>\(old)\(right)</dict>", "The key NSExtensionPointIdentifier is not for"),
      ("\(old)\(right)", "The key NSExtensionPointIdentifier is not for"),
      ("\(new)\(right)", "EXExtensionPointIdentifier is not in EXAppExtensionAttributes."),
      ("\(attributes)<dict>\(new)<true/></dict>", "has no EXExtensionPointIdentifier."),
      ("", "has no EXExtensionPointIdentifier."),
    ]
    for (lines, words) in cases {
      let findings = try findings(lines)
      XCTAssertEqual(findings.map(\.rule), ["LCH06"], lines)
      XCTAssertTrue(findings.first?.problem.contains(words) ?? false, "\(findings)")
      XCTAssertEqual(findings.first?.file, "PhotosCapture/Info.plist")
      XCTAssertEqual(
        findings.first?.remedy,
        "Set EXAppExtensionAttributes/EXExtensionPointIdentifier to com.apple.securecapture.")
    }
  }

  /// LCH06: keys of other extensions are found beside the right one.
  func testAnExtensionDictionaryBesidesTheRightOne() throws {
    let findings = try findings(AppFolder.capturePoint + "\n" + AppFolder.widgetPoint)
    XCTAssertEqual(findings.map(\.rule), ["LCH06"])
    XCTAssertEqual(
      findings.first?.remedy, "Remove NSExtension: EXAppExtensionAttributes is enough.")
  }

  /// LCH06: there is no principal class.
  func testAPrincipalClass() throws {
    for key in ["EXPrincipalClass", "NSExtensionPrincipalClass", "NSExtensionMainStoryboard"] {
      let line = "<key>\(key)</key><string>$(PRODUCT_NAME).Main</string>"
      for lines in [
        AppFolder.capturePoint.replacingOccurrences(of: "</dict>", with: line + "</dict>"),
        AppFolder.capturePoint + line,
      ] {
        let findings = try findings(lines)
        XCTAssertEqual(findings.map(\.rule), ["LCH06"])
        XCTAssertTrue(findings.first?.problem.contains("so \(key) does not") ?? false)
      }
    }
  }

  /// LCH06: the value may be that of a build setting.
  func testAnExtensionPointInABuildSetting() throws {
    var app = AppFolder.inXcode
    app.replace(
      "com.apple.securecapture", by: "com.apple.$(POINT:lower)", in: "PhotosCapture/Info.plist")
    XCTAssertEqual(try app.found(), ["LCH02"])
    app.replace("SDKROOT = iphoneos;", by: "SDKROOT = iphoneos; POINT = securecapture;")
    XCTAssertEqual(try app.found(), [])
  }

  /// LCH06: an extension of the new kind that has no list says nowhere what it is.
  func testACaptureExtensionWithoutAnInfoPlist() throws {
    var app = AppFolder.inXcode
    app.replace("INFOPLIST_FILE = PhotosCapture/Info.plist;", by: "")
    app.replace(#"INFOPLIST_FILE = "$(SRCROOT)/PhotosCapture/Info.plist";"#, by: "")
    XCTAssertEqual(try app.found(), ["LCH06 " + AppFolder.project])
  }
}
