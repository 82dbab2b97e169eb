import Foundation
import XCTest

final class ProductReaderTests: XCTestCase {
  func testAFolderThatIsNotThereOrNoProjectGetsASentenceAndStatusTwo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file.txt", "text")
    let project = folder.path("X.xcodeproj")
    let names = [folder.path("empty"), folder.path("locked"), project]
    for name in names {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    }
    let cases: [([String], String)] = [
      (
        ["/nowhere/at-all"],
        "cannot read the folder “/nowhere/at-all”: there is no such file or folder"
      ),
      (
        ["/dev/null"],
        "“/dev/null” is no folder; check-product needs the folder of the app’s project"
      ),
      ([], "check-product needs the folder of an app’s project; try camera-control --help"),
      (["a", "b"], "“b” is one argument too many; try camera-control --help"),
      (["a", "--phone", "x"], "check-product does not take --phone; try camera-control --help"),
      (["a", "--strict"], "check-product does not take --strict; try camera-control --help"),
      (["a", "--json=1"], "--json takes no value; try camera-control --help"),
      (["a", "--jsn"], "there is no option “--jsn”; did you mean “--json”?"),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(["check-product"] + arguments)
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
    }
    let kinds = [
      (folder.path("empty"), "holds no app: neither an Xcode project, nor an Info.plist"),
      (file, "is no folder; check-product needs the folder"),
      (project, "is a project; check-product needs the folder that it is in"),
    ]
    for (path, sentence) in kinds {
      let outcome = try Tool.run("check-product", path)
      XCTAssertTrue(outcome.errors.contains(sentence), outcome.errors)
      XCTAssertEqual(outcome.status, 2)
    }
  }

  func testAFolderWithoutAppsHoldsNone() throws {
    let app = AppFolder(files: [
      "Package.swift": "", "Sources/Kit/PhotoIntent.swift": AppFolder.intentCode,
      "Tests/KitTests/Info.plist": AppFolder.plist(""), "Other/Text.swift": "let a = 1",
    ])
    let outcome = try app.outcome()
    XCTAssertEqual(outcome.status, 2)
    XCTAssertTrue(outcome.errors.contains("holds no app"), outcome.errors)
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
    for (list, found) in [(right, []), (["NSExtension": right], ["LCH06", "PRD01"])] {
      let folder = try AppFolder.inFolders.write()
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
      try data.write(to: folder.url.appendingPathComponent("Capture/Info.plist"))
      let findings = try AppFolder.report(in: folder).findings
      XCTAssertEqual(findings.map(\.short), found.map { "\($0) Capture/Info.plist" })
    }
  }

  /// PRD05: of a property list that cannot be read the tool says so, and nothing of what it may lack.
  func testAPropertyListThatCannotBeRead() throws {
    let texts = [
      String(AppFolder.plist(AppFolder.capturePoint).dropLast(60)), "", " \n", "hello", "bplist00",
      "<plist>",
      AppFolder.plist(String(repeating: "<array>", count: 100_000)),
      String(repeating: "(", count: 100_000),
    ]
    for text in texts {
      for path in ["Capture/Info.plist", "App/Info.plist", "PhotosCapture/Info.plist"] {
        var app = path.hasPrefix("Photos") ? AppFolder.inXcode : .inFolders
        app.files[path] = text
        let findings = try app.report().findings
        XCTAssertEqual(findings.map(\.rule), ["PRD05"], "\(path): \(text.prefix(80))")
        XCTAssertTrue(findings.top.problem.contains("Info.plist cannot be read: it "))
        XCTAssertEqual(
          findings.top.problem.hasSuffix("it is empty."), text.allSatisfy(\.isWhitespace))
      }
    }
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Info.plist"] = nil
    let findings = try app.report().findings
    XCTAssertEqual(findings.map(\.short), ["PRD05 " + app.target("T02")])
    XCTAssertEqual(
      findings.top.problem,
      "PhotosCapture/Info.plist cannot be read: there is no such file or folder.")
  }

  /// PRD05: a list that says nothing can be read, and lacks what it lacks; where one configuration has a list
  /// that cannot be read, the others still count.
  func testAListThatSaysNothingIsNotOneThatCannotBeRead() throws {
    var app = AppFolder.inFolders
    app.files["App/Info.plist"] = AppFolder.plist("")
    XCTAssertEqual(try app.found(), ["PRD01 App/Info.plist"])
    app.files["App/Info.plist"] = "<plist>"
    app.files["Capture/Info.plist"] = AppFolder.plist("")
    XCTAssertEqual(try app.report().findings.map(\.rule), ["PRD05", "LCH06", "PRD01"])
  }

  /// PRD05: a list beside which nothing shows a target is named among what could not be read.
  func testAListOfNoTargetThatCannotBeRead() throws {
    var app = AppFolder.inFolders
    app.files["Other/Info.plist"] = ""
    let report = try app.report()
    XCTAssertEqual(report.findings, [])
    XCTAssertTrue(report.notChecked.contains("Other/Info.plist cannot be read: it is empty"))
    let alone = try AppFolder(files: ["App/Info.plist": ""]).write()
    let outcome = try Tool.run("check-product", alone.url.path)
    XCTAssertEqual(outcome.status, 2)
    XCTAssertTrue(
      outcome.errors.contains("; App/Info.plist cannot be read: it is empty"), outcome.errors)
  }

  /// PRD05: a short binary list in which every value is ten times in the next never ends.
  func testABinaryPropertyListThatGrowsWithoutEnd() throws {
    let number = { (value: Int) in (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    for (levels, target) in [(60, 1), (3, 0), (1, 0)] {
      // Each list holds the next one ten times; with the target 0, itself.
      var bytes = Array("bplist00".utf8)
      var offsets: [UInt8] = []
      for level in 0..<levels {
        offsets += number(bytes.count)
        bytes += [0xAA] + [UInt8](repeating: UInt8(target == 0 ? level : level + 1), count: 10)
      }
      offsets += number(bytes.count)
      bytes.append(0x50)
      let table = bytes.count
      bytes += offsets + [0, 0, 0, 0, 0, 0, 8, 1] + number(levels + 1) + number(0) + number(table)
      let folder = try AppFolder.inFolders.write()
      try Data(bytes).write(to: folder.url.appendingPathComponent("Capture/Info.plist"))
      XCTAssertEqual(try AppFolder.report(in: folder).findings.first?.rule, "PRD05")
    }
  }

  func testFilesThatCannotBeReadAreListed() throws {
    let folder = try AppFolder.inFolders.write()
    let manager = FileManager.default
    XCTAssertEqual(mkfifo(folder.path("App/Pipe.swift"), 0o600), 0)
    try manager.createSymbolicLink(
      atPath: folder.path("App/Loop"), withDestinationPath: folder.url.path)
    try manager.createSymbolicLink(
      atPath: folder.path("App/Self.swift"), withDestinationPath: "Self.swift")
    try manager.createSymbolicLink(
      atPath: folder.path("App/Gone.swift"), withDestinationPath: "/nowhere")
    try manager.createSymbolicLink(
      atPath: folder.path("App/Endless.swift"), withDestinationPath: "/dev/zero")
    let report = try AppFolder.report(in: folder)
    XCTAssertEqual(report.findings, [])
    for sentence in [
      "App/Pipe.swift cannot be read: it is no file",
      "App/Loop is a link to a folder and is not followed",
      "App/Gone.swift cannot be read: there is no such file or folder",
      "App/Endless.swift cannot be read: it is no file",
    ] {
      XCTAssertTrue(report.notChecked.contains(sentence), sentence)
    }
    XCTAssertTrue(report.notChecked.contains { $0.hasPrefix("App/Self.swift cannot be read: ") })
  }

  /// A reader with every right reads these files, so that only others see the sentences.
  func testFilesWithoutPermissionAreListed() throws {
    let folder = try AppFolder.inFolders.write()
    let manager = FileManager.default
    let secret = try folder.file("App/Secret.swift", "let a = 1")
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    try manager.createDirectory(
      atPath: folder.path("App/Closed"), withIntermediateDirectories: true)
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("App/Closed"))
    let report = try AppFolder.report(in: folder)
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("App/Closed"))
    XCTAssertEqual(report.findings, [])
    let listed = report.notChecked.filter {
      $0.hasPrefix("App/Secret.swift") || $0.contains("Closed")
    }
    XCTAssertEqual(
      listed.sorted(),
      geteuid() == 0
        ? []
        : [
          "App/Secret.swift cannot be read: there is no permission",
          "the folder App/Closed cannot be read",
        ])
  }

  func testCodeThatEndsInTheMiddleOrNestsWithoutEnd() throws {
    let codes = [
      "\"\"\"", "\"\\(\"\\(", "/*/*", "`", "#\"", "##/", "/", "\\", "struct", "struct A:",
      "switch x {",
      "extension A.", "case .", "let a = /[\"/]", "ControlWidgetButton(action:", "é{\u{FEFF}}",
      "\u{0}",
      String(repeating: "\"\\(", count: 5_000), String(repeating: "/*", count: 5_000),
      String(repeating: "switch a {", count: 5_000),
      String(repeating: "struct A: ", count: 5_000),
      String(repeating: "struct A<", count: 5_000), String(repeating: "#", count: 50_000),
      String(repeating: "=/ ", count: 10_000), String(repeating: "/\\", count: 20_000),
      String(repeating: "))}}]]", count: 5_000), String(repeating: "([{", count: 5_000),
      String(repeating: "ControlWidgetButton(action: ", count: 5_000),
    ]
    var app = AppFolder.inFolders
    for (index, code) in codes.enumerated() {
      app.files["App/Code\(index).swift"] = "import LockedCameraCapture\n" + code
      app.files["Widgets/Code\(index).swift"] = code
    }
    XCTAssertEqual(try app.found(), [])
    let folder = try app.write()
    try Data((0...255).map { UInt8($0) } + [0xFF, 0xC0]).write(
      to: folder.url.appendingPathComponent("App/Bytes.swift"))
    XCTAssertEqual(try AppFolder.report(in: folder).findings, [])
  }

  func testFoldersOfOthersAndOfBuildsAreLeftOut() throws {
    var app = AppFolder.inFolders
    for folder in ["Pods/X", "Carthage", ".build", "DerivedData", "Out/App.app", "AppTests"] {
      app.files["\(folder)/Info.plist"] = AppFolder.plist(AppFolder.capturePoint)
      app.files["\(folder)/Main.swift"] = AppFolder.captureCode
    }
    app.files["App/GoogleService-Info.plist"] = AppFolder.plist(
      "<key>API_KEY</key><string>a</string>")
    XCTAssertEqual(try app.report().targets, try AppFolder.inFolders.report().targets)
  }
}
