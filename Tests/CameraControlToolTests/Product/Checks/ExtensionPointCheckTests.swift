import XCTest

final class ExtensionPointCheckTests: XCTestCase {
  private static let infoPlist = "Capture/Info.plist"

  /// Returns what is found for an app whose capture extension has a property list of its own.
  private func found(_ lines: String) throws -> [AppFolder.Finding] {
    var app = AppFolder.inFolders
    app.files[Self.infoPlist] = AppFolder.plist(lines + "\n" + AppFolder.usage)
    return try app.report().findings
  }

  /// LCH02: without a capture extension the app is not offered.
  func testAnAppWithoutACaptureExtension() throws {
    var folders = AppFolder.inFolders
    folders.files["Capture/Info.plist"] = nil
    folders.files["Capture/PhotosCapture.swift"] = nil
    XCTAssertEqual(try folders.found(), ["LCH02"])
    var xcode = AppFolder.inXcode
    xcode.replace("T02 /* PhotosCapture */, T03", by: "T03", in: AppFolder.project)
    XCTAssertEqual(try xcode.found(), ["LCH02"])
    XCTAssertTrue(try xcode.report().findings.top.remedy.contains("Capture Extension"))
  }

  /// LCH06: each wrong key or value is named, with its line and with what is right.
  func testWrongKeysAndValuesOfTheExtensionPoint() throws {
    let right = "<string>com.apple.securecapture</string>"
    let old = "<key>NSExtensionPointIdentifier</key>"
    let new = "<key>EXExtensionPointIdentifier</key>"
    let attributes = "<key>EXAppExtensionAttributes</key>"
    let cases: [(String, String, Int?)] = [
      (
        "\(attributes)\n<dict>\n\(new)\n<string>com.apple.camera.lock-screen</string>\n</dict>",
        "com.apple.camera.lock-screen", 7
      ),
      ("<key>NSExtension</key>\n<dict>\n\(old)\n\(right)\n</dict>", "NSExtension", 5),
      (
        "<key>NSExtension</key>\n<dict>\n\(old)\n<string>com.apple.camera.lock-screen</string></dict>",
        "NSExtension", 5
      ),
      ("\(attributes)\n<dict>\n\(old)\n\(right)\n</dict>", "NSExtensionPointIdentifier", 7),
      ("\(old)\n\(right)", "NSExtensionPointIdentifier", 5),
      ("\(new)\n\(right)", "EXExtensionPointIdentifier", 5),
      ("\(attributes)\n<dict/>", "EXExtensionPointIdentifier", nil),
      ("", "EXExtensionPointIdentifier", nil),
    ]
    for (lines, word, line) in cases {
      let findings = try found(lines)
      XCTAssertEqual(findings.map(\.rule), ["LCH06"], lines)
      XCTAssertTrue(findings.first?.problem.contains(word) ?? false, "\(findings)")
      XCTAssertEqual(findings.first?.file, Self.infoPlist)
      XCTAssertEqual(findings.first?.line, line, lines)
      XCTAssertEqual(
        findings.first?.remedy,
        "Set EXAppExtensionAttributes/EXExtensionPointIdentifier to com.apple.securecapture.")
    }
  }

  /// LCH06: keys of other extensions are found beside the right one.
  func testAnExtensionDictionaryBesidesTheRightOne() throws {
    let findings = try found(AppFolder.capturePoint + "\n" + AppFolder.widgetPoint)
    XCTAssertEqual(findings.map(\.short), ["LCH06 Capture/Info.plist:10"])
    XCTAssertEqual(
      findings.top.remedy, "Remove NSExtension: EXAppExtensionAttributes says everything.")
  }

  /// LCH06: there is no principal class.
  func testAPrincipalClass() throws {
    for key in ["EXPrincipalClass", "NSExtensionPrincipalClass", "NSExtensionMainStoryboard"] {
      let point = AppFolder.capturePoint.replacingOccurrences(
        of: "</dict>", with: "  <key>\(key)</key>\n  <string>$(PRODUCT_NAME).Main</string>\n</dict>"
      )
      let findings = try found(point)
      XCTAssertEqual(findings.map(\.short), ["LCH06 Capture/Info.plist:9"])
      XCTAssertTrue(findings.first?.problem.contains(key) ?? false)
    }
  }

  /// LCH06: a target that is none for the system is recognised by its code.
  func testACaptureExtensionWithoutAPropertyList() throws {
    var folders = AppFolder.inFolders
    folders.files[Self.infoPlist] = nil
    XCTAssertEqual(try folders.found(), ["LCH06 Capture", "PRD01 Capture"])
    var xcode = AppFolder.inXcode
    xcode.replace("INFOPLIST_FILE = PhotosCapture/Info.plist;", by: "", in: AppFolder.project)
    xcode.replace(
      #"INFOPLIST_FILE = "$(SRCROOT)/PhotosCapture/Info.plist";"#, by: "", in: AppFolder.project)
    XCTAssertEqual(try xcode.found(), ["LCH06 " + xcode.target("T02")])
  }

  /// LCH02: the extension begins with a type of its own.
  func testACaptureExtensionWithoutItsType() throws {
    var app = AppFolder.inFolders
    app.replace(
      "PhotosCapture: LockedCameraCaptureExtension {",
      by: "PhotosCapture { // LockedCameraCaptureExtension", in: "Capture/PhotosCapture.swift")
    XCTAssertEqual(try app.found(), ["LCH02 Capture"])
  }

  /// LCH02: a capture extension outside of the app is not installed with it.
  func testACaptureExtensionThatNoAppContains() throws {
    var app = AppFolder.inXcode
    app.replace("(S01 /* Sources */, C01, C02, )", by: "(S01, C02, )", in: AppFolder.project)
    XCTAssertEqual(try app.found(), ["LCH02 " + app.target("T02")])
  }
}
