import XCTest

final class ProductReportTests: XCTestCase {
  func testAnAppThatHasEverythingLacksNothing() throws {
    for app in [AppFolder.inXcode, .inFolders] {
      let folder = try app.write()
      let outcome = try Tool.run("check-product", folder.url.path)
      XCTAssertEqual(outcome.status, 0, outcome.output)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertTrue(outcome.output.contains("\nNothing is missing.\n"), outcome.output)
      XCTAssertEqual(try app.findings(), [])
    }
  }

  func testFindingsHaveStatusOneAndTheirNumber() throws {
    var app = AppFolder.inFolders
    app.files["Capture/Info.plist"] = nil
    app.files["Widgets/Info.plist"] = nil
    let folder = try app.write()
    let outcome = try Tool.run("check-product", folder.url.path)
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "camera-control: 2 findings\n")
    XCTAssertTrue(outcome.output.contains("\n2 findings:\n"), outcome.output)
    let json = try Tool.run("check-product", folder.url.path, "--json")
    XCTAssertEqual(json.status, 1)
    XCTAssertEqual(json.errors, outcome.errors)
    let report = try JSONDecoder().decode(AppFolder.Report.self, from: Data(json.output.utf8))
    XCTAssertEqual(report.findings, try app.findings())
    XCTAssertEqual(report.folder, folder.url.path)
  }

  func testTheReportSaysWhichFilesATargetHasAndHowThatIsKnown() throws {
    let byProject = try AppFolder.inXcode.report()
    XCTAssertEqual(byProject.projectFiles, [AppFolder.xcodeproj])
    XCTAssertEqual(
      byProject.targets,
      [
        .init(
          name: "Photos", kind: "app",
          files: ["Photos/PhotoIntent.swift", "Photos/PhotosApp.swift"]),
        .init(
          name: "PhotosCapture", kind: "capture extension",
          files: ["Photos/PhotoIntent.swift", "PhotosCapture/PhotosCapture.swift"]),
        .init(
          name: "PhotosWidgets", kind: "widget extension",
          files: ["Photos/PhotoIntent.swift", "PhotosWidgets/PhotosWidgets.swift"]),
      ])
    let byList = try AppFolder.inFolders.report()
    XCTAssertNil(byList.projectFiles)
    XCTAssertEqual(
      byList.targets,
      [
        .init(name: "App", kind: "app"), .init(name: "Capture", kind: "capture extension"),
        .init(name: "Widgets", kind: "widget extension"),
      ])
    XCTAssertTrue(byList.notChecked.contains { $0.contains("there is no Xcode project") })
    XCTAssertTrue(try AppFolder.inFolders.text().hasPrefix("targets, by their Info.plists:"))
    XCTAssertTrue(try AppFolder.inXcode.text().hasPrefix("targets, by Photos.xcodeproj:"))
  }

  /// PRD02, PRD03: what only the source says is named with its rule, and is no finding.
  func testWhatNeedsTheSourceIsListedWithItsRule() throws {
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Open.swift"] = "struct OpenPhotos: OpenIntent {}"
    let report = try app.report()
    XCTAssertEqual(report.findings, [])
    let sentences = report.neededSource.joined(separator: "\n")
    for rule in [
      "LCH02", "LCH03", "LCH16", "PRD02", "PRD03", "PRD04", "LCK02", "LCK13", "LCK39", "LCK60",
    ] {
      XCTAssertTrue(sentences.contains(rule), rule)
    }
    let text = try app.text().unwrapped
    for sentence in report.neededSource + report.notChecked {
      XCTAssertTrue(text.contains(" \(sentence)"), sentence)
    }
  }

  /// LCH16: the report names the file that may hold the intent.
  func testTheFileThatAllTargetsShareIsNamed() throws {
    let start = "whether Photos/PhotoIntent.swift, which all three targets have, declares"
    XCTAssertTrue(try AppFolder.inXcode.report().neededSource[0].hasPrefix(start))
    XCTAssertTrue(
      try AppFolder.inFolders.report().neededSource[0].hasPrefix("whether a file of all three"))
    var app = AppFolder.inXcode
    app.replace("PhotoIntent.swift,", by: "PhotoIntent.swift, PhotosApp.swift,")
    XCTAssertTrue(
      try app.report().neededSource[0].hasPrefix("whether one of the 2 files that all three"))
  }

  func testAFolderWithoutTheAppSaysSo() throws {
    var app = AppFolder.inFolders
    let sentence = "the app itself: no target in the folder is one"
    XCTAssertFalse(try app.report().notChecked.contains(sentence))
    app.files["App/Info.plist"] = nil
    XCTAssertEqual(try app.findings(), [])
    XCTAssertTrue(try app.report().notChecked.contains(sentence))
  }

  func testTheReportOfAForgedNameStaysInItsLines() throws {
    let name = "Wid\n\u{1B}[31mgets"
    var app = AppFolder.inFolders
    app.files["\(name)/Info.plist"] = "no list"
    let text = try app.text()
    XCTAssertFalse(text.contains("\u{1B}"))
    XCTAssertTrue(
      text.contains(#"\n  Wid\n\u{1b}[31mgets: "#.replacing(#"\n  "#, with: "\n  ")), text)
    XCTAssertEqual(try app.findings().first?.file, name)
  }
}
