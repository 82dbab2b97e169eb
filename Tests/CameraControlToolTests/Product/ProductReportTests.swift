import XCTest

final class ProductReportTests: XCTestCase {
  func testAnAppThatHasEverythingLacksNothing() throws {
    for app in [AppFolder.inXcode, .inFolders] {
      let outcome = try app.outcome()
      XCTAssertEqual(outcome.status, 0, outcome.output)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertTrue(outcome.output.contains("\nNothing is missing.\n"), outcome.output)
      XCTAssertEqual(try app.report().findings, [])
    }
  }

  /// LCH03: the app, the capture extension and the widget extension are found with their files.
  func testTheReportSaysWhichFilesATargetHasAndHowThatIsKnown() throws {
    let byProject = try AppFolder.inXcode.report()
    XCTAssertEqual(byProject.projectFiles, ["Photos.xcodeproj"])
    XCTAssertEqual(
      byProject.targets,
      [
        .init(
          name: "Photos", kind: "app",
          files: ["Photos/PhotoIntent.swift", "Photos/PhotosApp.swift"], supposedFiles: []),
        .init(
          name: "PhotosCapture", kind: "capture extension",
          files: ["Photos/PhotoIntent.swift", "PhotosCapture/PhotosCapture.swift"],
          supposedFiles: []),
        .init(
          name: "PhotosWidgets", kind: "widget extension",
          files: ["Photos/PhotoIntent.swift", "PhotosWidgets/PhotosWidgets.swift"],
          supposedFiles: []),
      ])
    let byFolder = try AppFolder.inFolders.report()
    XCTAssertNil(byFolder.projectFiles)
    XCTAssertEqual(
      byFolder.targets,
      [
        .init(
          name: "App", kind: "app", files: ["App/PhotosApp.swift"],
          supposedFiles: ["Shared/PhotoIntent.swift"]),
        .init(
          name: "Capture", kind: "capture extension", files: ["Capture/PhotosCapture.swift"],
          supposedFiles: ["Shared/PhotoIntent.swift"]),
        .init(
          name: "Widgets", kind: "widget extension", files: ["Widgets/PhotosWidgets.swift"],
          supposedFiles: ["Shared/PhotoIntent.swift"]),
      ])
    XCTAssertTrue(byFolder.notChecked.contains { $0.contains("there is no Xcode project") })
    XCTAssertTrue(try AppFolder.inFolders.outcome().output.hasPrefix("targets, by their folders:"))
    XCTAssertTrue(try AppFolder.inXcode.outcome().output.hasPrefix("targets, by Photos.xcodeproj:"))
  }

  func testFindingsHaveStatusOneAndTheirNumber() throws {
    var app = AppFolder.inFolders
    app.files["Shared/PhotoIntent.swift"] = nil
    let outcome = try app.outcome()
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "camera-control: 2 findings\n")
    XCTAssertTrue(outcome.output.contains("\n2 findings:\n"), outcome.output)
    XCTAssertEqual(try app.outcome("--json").errors, outcome.errors)
  }

  func testWhatCannotBeSeenIsListed() throws {
    for app in [AppFolder.inXcode, .inFolders] {
      let report = try app.report()
      let sentences = report.notChecked.joined(separator: "\n")
      for word in ["network", "App Group", "shared preferences", "openApplication", "#if"] {
        XCTAssertTrue(sentences.contains(word), word)
      }
      let text = try app.outcome().output
      for sentence in report.notChecked { XCTAssertTrue(text.contains("\n  \(sentence)\n")) }
    }
  }

  func testAFolderWithoutTheAppSaysSo() throws {
    var app = AppFolder.inFolders
    app.files["App/Info.plist"] = nil
    app.files["App/PhotosApp.swift"] = nil
    let report = try app.report()
    XCTAssertEqual(report.findings, [])
    XCTAssertTrue(report.notChecked.contains("the app itself: no target in the folder is one"))
    XCTAssertFalse(
      try AppFolder.inFolders.report().notChecked.contains { $0.hasPrefix("the app itself") })
  }

  func testTheReportOfAForgedNameStaysInItsLines() throws {
    var app = AppFolder.inFolders
    for (path, text) in app.files where path.hasPrefix("Widgets/") {
      app.files[path] = nil
      app.files["Wid\n\u{1B}[31mgets/" + path.dropFirst(8)] = text
    }
    app.replace("PhotoIntent()", by: "OtherIntent()", in: "Wid\n\u{1B}[31mgets/PhotosWidgets.swift")
    let outcome = try app.outcome()
    XCTAssertFalse(outcome.output.contains("\u{1B}"))
    XCTAssertTrue(outcome.output.contains(#"Wid\n\u{1b}[31mgets/PhotosWidgets.swift:12: "#))
    XCTAssertEqual(
      try app.report().findings.first?.file, "Wid\n\u{1B}[31mgets/PhotosWidgets.swift")
  }
}
