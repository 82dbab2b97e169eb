import Foundation
import TestSupport
import XCTest

final class ProductReaderTests: XCTestCase {
  func testAFolderThatIsNotThereOrNoProjectGetsASentenceAndStatusTwo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file.txt", "text")
    for name in ["empty", "X.xcodeproj"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let cases: [([String], String)] = [
      (
        ["/nowhere/at-all"],
        "cannot read the folder “/nowhere/at-all”: there is no such file or folder"
      ),
      ([file], "is no folder; check-product needs the folder of the app’s project"),
      ([folder.path("empty")], "holds no app: neither an Xcode project nor an Info.plist"),
      (
        [folder.path("X.xcodeproj")],
        "is a project; check-product needs the folder that it is in"
      ),
      ([], "check-product needs the folder of an app’s project; try camera-control --help"),
      (["a", "b"], "“b” is one argument too many; try camera-control --help"),
      (["a", "--phone", "x"], "check-product does not take --phone; try camera-control --help"),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(["check-product"] + arguments)
      XCTAssertTrue(outcome.errors.hasSuffix("\(sentence)\n"), outcome.errors)
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
    }
  }

  func testADescriptionOfTheProjectIsNamed() throws {
    let app = AppFolder(files: ["project.yml": "name: Photos", "Sources/A.swift": ""])
    XCTAssertThrowsError(try app.report()) { error in
      XCTAssertTrue(
        "\(error)".contains("Info.plist; generate the project that project.yml describes"),
        "\(error)")
    }
  }

  func testAPathMayBeRelativeAndEndWithASlash() throws {
    let folder = try AppFolder.inFolders.write()
    let relative = String(repeating: "../", count: 40) + folder.url.path.dropFirst()
    for path in [folder.url.path + "/", folder.url.path + "/./App/..", relative] {
      let outcome = try Tool.run("check-product", path)
      XCTAssertEqual(outcome.status, 0, outcome.errors)
    }
  }

  func testABinaryPropertyListIsRead() throws {
    let right: [String: Any] = [
      "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.securecapture"],
      "NSCameraUsageDescription": "It takes photos.",
    ]
    let wrong: [String: Any] = [
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.securecapture"]
    ]
    for (list, rules) in [(right, []), (wrong, ["LCH06", "PRD01"])] {
      let folder = try AppFolder.inFolders.write()
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
      try data.write(to: folder.url.appendingPathComponent("Capture/Info.plist"))
      XCTAssertEqual(try AppFolder.report(in: folder).findings.map(\.rule), rules)
    }
  }

  /// PRD05: of a list that cannot be read, nothing else is said.
  func testAPropertyListThatCannotBeRead() throws {
    let cases = [
      (String(AppFolder.plist(AppFolder.capturePoint).dropLast(60)), "it is no property list ("),
      ("", "it is empty"), (" \n", "it is empty"), ("hello", "it holds no dictionary"),
      ("a = b", "it is no property list (Missing ';' on line 1)"),
      (AppFolder.plist("<key>a</key>"), "it is no property list (Value missing for key"),
      ("<plist><array/></plist>", "it holds no dictionary"), ("bplist00", "it holds no dictionary"),
      (String(repeating: "(", count: 100_000), "it is no property list ("),
    ]
    for (text, reason) in cases {
      var app = AppFolder.inFolders
      app.files["Capture/Info.plist"] = text
      let problem = try app.findings().first?.problem ?? ""
      XCTAssertTrue(problem.hasPrefix("Capture/Info.plist cannot be read: \(reason)"), problem)
    }
    for (app, file, place) in [
      (AppFolder.inFolders, "App/Info.plist", "App"),
      (AppFolder.inFolders, "Capture/Info.plist", "Capture"),
      (AppFolder.inFolders, "Widgets/Info.plist", "Widgets"),
      (AppFolder.inXcode, "PhotosCapture/Info.plist", AppFolder.project),
      (AppFolder.inXcode, "PhotosWidgets/Info.plist", AppFolder.project),
    ] {
      var app = app
      app.files[file] = "<plist>"
      XCTAssertEqual(try app.found(), ["PRD05 \(place)"], file)
    }
  }

  /// PRD05: a target that names no list that there is says so once for all its configurations.
  func testAPropertyListThatIsNotThere() throws {
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Info.plist"] = nil
    XCTAssertEqual(
      try app.findings(),
      [
        .init(
          rule: "PRD05",
          problem: "PhotosCapture/Info.plist cannot be read: there is no such file or folder.",
          remedy: "Repair the file, or correct INFOPLIST_FILE of the target.",
          file: AppFolder.project)
      ])
  }

  func testOtherExtensionsAreNoTargetsOfTheProduct() throws {
    var app = AppFolder.inFolders
    app.files["Share/Info.plist"] = AppFolder.plist(
      AppFolder.widgetPoint.replacingOccurrences(of: "widgetkit-extension", with: "share-services"))
    app.files["Watch/Info.plist"] = AppFolder.plist("<key>WKApplication</key><true/>")
    XCTAssertEqual(try app.found(), [])
    XCTAssertEqual(try app.report().targets.suffix(2).map(\.kind), ["other", "other"])
  }

  func testOnlyAnAppsPackageIsAnApp() throws {
    let types = [
      ("APPL", "app"), ("$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "app"), ("DOCS", "other"),
      ("FMWK", "other"), ("BNDL", "other"), ("XPC!", "other"), ("dSYM", "other"),
    ]
    for (type, kind) in types {
      var app = AppFolder.inFolders
      app.files["Thing/Info.plist"] = AppFolder.plist(
        "<key>CFBundlePackageType</key><string>\(type)</string>\n" + AppFolder.usage)
      XCTAssertEqual(
        try app.report().targets.first { $0.name == "Thing" }?.kind, kind, type)
    }
    let catalog = AppFolder(files: [
      "Docs.docc/Info.plist": AppFolder.plist(
        "<key>CFBundlePackageType</key><string>DOCS</string>")
    ])
    XCTAssertThrowsError(try catalog.report()) { error in
      XCTAssertTrue("\(error)".contains("holds no app"), "\(error)")
    }
  }

  func testFoldersOfOthersAndOfBuildsAreLeftOut() throws {
    var app = AppFolder.inFolders
    for folder in [
      "Pods/X", "Carthage", ".build", "DerivedData", "Out/App.app", "AppTests", "App/Guide.docc",
      "Guide.doccarchive", "App.app.dSYM/Contents", "Try.playground", "App.xctest",
    ] {
      app.files["\(folder)/Info.plist"] = AppFolder.plist(AppFolder.capturePoint)
    }
    app.files["App/GoogleService-Info.plist"] = AppFolder.plist("")
    XCTAssertEqual(try app.report().targets, try AppFolder.inFolders.report().targets)
  }
}
