import Foundation
import XCTest

final class XcodeTargetTests: XCTestCase {
  /// The project before Xcode 16: each file is in a group and in the build phases of its targets.
  private static var grouped: AppFolder {
    var app = AppFolder.inXcode
    app.replace("fileSystemSynchronizedGroups", by: "ignored")
    let groups = [
      ("exceptions = (E01, E02, ); path = Photos;", "Photos", ["PhotosApp", "PhotoIntent"]),
      ("exceptions = (E03, ); path = PhotosCapture;", "PhotosCapture", ["PhotosCapture"]),
      ("path = PhotosWidgets;", "PhotosWidgets", ["PhotosWidgets"]),
    ]
    for (old, path, names) in groups {
      app.replace(
        "isa = PBXFileSystemSynchronizedRootGroup; \(old)",
        by: "isa = PBXGroup; children = (\(names.joined(separator: ", ")), ); path = \(path);")
      for name in names {
        app.replace(
          "F01 /* Photos.app */ = {",
          by:
            "\(name) = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
            + "Build\(name) = {isa = PBXBuildFile; fileRef = \(name); };\n"
            + "F01 /* Photos.app */ = {")
      }
    }
    for (phase, names) in [
      ("S01", ["PhotosApp", "PhotoIntent"]), ("S02", ["PhotosCapture", "PhotoIntent"]),
      ("S03", ["PhotosWidgets", "PhotoIntent"]),
    ] {
      let list = names.map { "Build\($0), " }.joined()
      app.replace(
        "\(phase) /* Sources */ = {isa = PBXSourcesBuildPhase; files = ();",
        by: "\(phase) /* Sources */ = {isa = PBXSourcesBuildPhase; files = (\(list));")
    }
    return app
  }

  /// LCH16: a project that lists every file says which targets share one.
  func testAProjectWithGroupsAndBuildPhases() throws {
    XCTAssertEqual(try Self.grouped.found(), [])
    XCTAssertEqual(
      try Self.grouped.report().targets.map { $0.files?.count }, [2, 2, 2])
    for name in ["PhotosApp", "PhotosCapture", "PhotosWidgets"] {
      var app = Self.grouped
      app.replace("Build\(name), BuildPhotoIntent, ", by: "Build\(name), ")
      XCTAssertEqual(try app.found(), ["LCH16"])
    }
  }

  func testAFolderWithoutSomeOfItsFiles() throws {
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Old/Open.swift"] = ""
    XCTAssertEqual(try app.report().targets[1].files?.count, 3)
    app.replace("\tInfo.plist,", by: "\tInfo.plist, Old/Open.swift,")
    XCTAssertEqual(try app.report().targets[1].files?.count, 2)
  }

  func testSourcesOutsideOfTheFolder() throws {
    var app = AppFolder.inXcode
    app.files = Dictionary(
      uniqueKeysWithValues: app.files.map { path, text in
        (path.hasPrefix("Photos.xcodeproj") ? "iOS/" + path : path, text)
      })
    let project = "iOS/" + AppFolder.project
    for name in ["Photos", "PhotosCapture", "PhotosWidgets"] {
      app.replace("path = \(name);", by: "path = ../\(name);", in: project)
    }
    app.replace("INFOPLIST_FILE = Photos", by: "INFOPLIST_FILE = ../Photos", in: project)
    app.replace("$(SRCROOT)/Photos", by: "$(SRCROOT)/../Photos", in: project)
    let report = try AppFolder.report(in: app.write(), at: "iOS")
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.targets[0].files?.first, "../Photos/PhotoIntent.swift")
  }
}
