import XCTest

final class TargetCheckTests: XCTestCase {
  /// LCH02: without a capture extension the app is not offered.
  func testAnAppWithoutACaptureExtension() throws {
    var folders = AppFolder.inFolders
    folders.files["Capture/Info.plist"] = nil
    XCTAssertEqual(try folders.found(), ["LCH02"])
    var xcode = AppFolder.inXcode
    xcode.replace("T02 /* PhotosCapture */, T03", by: "T03")
    XCTAssertEqual(try xcode.found(), ["LCH02"])
    XCTAssertTrue(try xcode.findings()[0].remedy.contains("Capture Extension"))
  }

  /// LCH02: a capture extension outside of the app is not installed with it.
  func testACaptureExtensionThatNoAppContains() throws {
    var app = AppFolder.inXcode
    app.replace("(S01 /* Sources */, C01, C02, )", by: "(S01, C02, )")
    XCTAssertEqual(try app.found(), ["LCH02 " + AppFolder.project])
    // An app of another project may contain it.
    app.files["Other.xcodeproj/project.pbxproj"] = "{ objects = {}; }"
    XCTAssertEqual(try app.found(), [])
  }

  /// LCH03: the control is part of a widget extension.
  func testAnAppWithoutAWidgetExtension() throws {
    var folders = AppFolder.inFolders
    folders.files["Widgets/Info.plist"] = nil
    XCTAssertEqual(try folders.found(), ["LCH03"])
    var xcode = AppFolder.inXcode
    xcode.replace(", T03 /* PhotosWidgets */, );", by: ", );")
    XCTAssertEqual(try xcode.found(), ["LCH03"])
  }

  /// LCH16: an intent that all three contain is in a file that all three contain.
  func testTargetsThatShareNoFile() throws {
    for (old, new) in [("E01, E02, ", "E02, "), ("E01, E02, ", "E01, ")] {
      var app = AppFolder.inXcode
      app.replace(old, by: new)
      XCTAssertEqual(try app.found(), ["LCH16"])
    }
    var app = AppFolder.inXcode
    app.replace("exceptions = (E01, E02, );", by: "exceptions = (E01, E02, E04, );")
    app.add(objects: "E04 = {membershipExceptions = (PhotoIntent.swift, ); target = T01; };")
    XCTAssertEqual(try app.found(), ["LCH16"])
  }

  /// LCH16: of several widget extensions, the one with the control is enough.
  func testAnotherWidgetExtensionNeedsNoFileOfTheApp() throws {
    var app = AppFolder.inXcode
    app.replace("T03 /* PhotosWidgets */, );", by: "T03, T04, );")
    app.add(
      objects: """
        T04 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L03; productType = "com.apple.product-type.app-extension"; };
        """)
    XCTAssertEqual(try app.report().targets.map(\.kind).last, "widget extension")
    XCTAssertEqual(try app.found(), [])
  }

  func testAppsOfOtherPlatformsAreNotHeldToTheRules() throws {
    var app = AppFolder.inXcode
    app.replace("T03 /* PhotosWidgets */, );", by: "T03, T08, );")
    app.add(
      objects: """
        X08 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos; }; name = Debug; };
        L08 = {isa = XCConfigurationList; buildConfigurations = (X08, ); };
        T08 = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = L08; productType = "com.apple.product-type.application"; };
        """)
    XCTAssertEqual(try app.found(), [])
    XCTAssertEqual(try app.report().targets.last?.kind, "other")
  }
}
