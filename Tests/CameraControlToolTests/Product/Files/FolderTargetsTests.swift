import XCTest

final class FolderTargetsTests: XCTestCase {
  func testTargetsInFoldersOfFolders() throws {
    var app = AppFolder.inFolders
    app.files = Dictionary(
      uniqueKeysWithValues: app.files.map { path, text in ("Targets/" + path, text) })
    app.files["Targets/App/Sources/Deep/View.swift"] = "struct V {}"
    app.files["Targets/Capture/Views/Deep/View.swift"] = "struct V {}"
    let report = try app.report()
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(
      report.targets.map(\.files),
      [
        ["Targets/App/PhotosApp.swift", "Targets/App/Sources/Deep/View.swift"],
        ["Targets/Capture/PhotosCapture.swift", "Targets/Capture/Views/Deep/View.swift"],
        ["Targets/Widgets/PhotosWidgets.swift"],
      ])
  }

  func testAnAppInTheFolderItselfDoesNotOwnTheFoldersOfItsExtensions() throws {
    var app = AppFolder.inFolders
    app.files["Info.plist"] = app.files.removeValue(forKey: "App/Info.plist")
    app.files["PhotosApp.swift"] = app.files.removeValue(forKey: "App/PhotosApp.swift")
    let report = try app.report()
    XCTAssertEqual(report.targets[0].files, ["PhotosApp.swift", "Shared/PhotoIntent.swift"])
    XCTAssertEqual(
      report.findings.map(\.problem),
      [
        "The intent “PhotoIntent” is missing in the capture extension “Capture”.",
        "The intent “PhotoIntent” is missing in the widget extension “Widgets”.",
      ])
  }

  func testAllTargetsInOneFolder() throws {
    var app = AppFolder(files: [:])
    for (path, text) in AppFolder.inFolders.files {
      let parts = path.components(separatedBy: "/")
      app.files[parts[1] == "Info.plist" ? "\(parts[0])-Info.plist" : parts[1]] = text
    }
    let report = try app.report()
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.targets.map(\.files), [[], [], []])
    XCTAssertEqual(Set(report.targets.map(\.supposedFiles.count)), [4])
  }

  /// A file that only may belong to the extension is not held against it.
  func testCodeOutsideOfTheTargetsFolders() throws {
    var app = AppFolder.inFolders
    app.files["Shared/Open.swift"] = """
      struct OpenPhotos: OpenIntent {}
      let a = UIApplication.shared, b = LockedCameraCaptureManager.shared
      """
    XCTAssertEqual(try app.found(), [])
    app.files["Capture/Open.swift"] = app.files["Shared/Open.swift"]
    XCTAssertEqual(
      try app.found(),
      ["PRD02", "LCK60", "PRD04"].map { "\($0) Capture/Open.swift:" + ($0 == "PRD02" ? "1" : "2") })
  }

  func testOtherExtensionsAreNoTargetsOfTheProduct() throws {
    var app = AppFolder.inFolders
    app.files["Share/Info.plist"] = AppFolder.plist(
      AppFolder.widgetPoint.replacingOccurrences(of: "widgetkit-extension", with: "share-services"))
    app.files["Share/Open.swift"] = "struct OpenPhotos: OpenIntent {}\nlet a = UIApplication.shared"
    app.files["Watch/Info.plist"] = AppFolder.plist("<key>WKApplication</key><true/>")
    XCTAssertEqual(try app.found(), [])
    XCTAssertEqual(try app.report().targets.suffix(2).map(\.kind), ["other", "other"])
  }

  func testADescriptionOfTheProjectIsNamed() throws {
    var app = AppFolder.inFolders
    app.files["project.yml"] = "name: Photos"
    XCTAssertTrue(
      try app.report().notChecked.contains {
        $0.hasPrefix("project.yml, which says what the targets consist of; generate")
      })
  }
}
