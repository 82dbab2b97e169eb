import Foundation
import XCTest

final class XcodeTargetsTests: XCTestCase {
  /// The project before Xcode 16: each file is in a group and in the build phases of its targets.
  private static var grouped: AppFolder {
    var app = AppFolder.inXcode
    app.replace("fileSystemSynchronizedGroups", by: "ignored", in: AppFolder.project)
    let groups = [
      ("exceptions = (E01, E02, ); path = Photos;", "Photos", ["PhotosApp", "PhotoIntent"]),
      ("exceptions = (E03, ); path = PhotosCapture;", "PhotosCapture", ["PhotosCapture"]),
      ("path = PhotosWidgets;", "PhotosWidgets", ["PhotosWidgets"]),
    ]
    for (old, path, names) in groups {
      app.replace(
        "isa = PBXFileSystemSynchronizedRootGroup; \(old)",
        by: "isa = PBXGroup; children = (\(names.joined(separator: ", ")), ); path = \(path);",
        in: AppFolder.project)
      for name in names {
        app.replace(
          "F01 /* Photos.app */ = {",
          by:
            "\(name) = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
            + "Build\(name) = {isa = PBXBuildFile; fileRef = \(name); };\n"
            + "F01 /* Photos.app */ = {", in: AppFolder.project)
      }
    }
    for (phase, names) in [
      ("S01", ["PhotosApp", "PhotoIntent"]), ("S02", ["PhotosCapture", "PhotoIntent"]),
      ("S03", ["PhotosWidgets", "PhotoIntent"]),
    ] {
      let list = names.map { "Build\($0), " }.joined()
      app.replace(
        "\(phase) /* Sources */ = {isa = PBXSourcesBuildPhase; files = ();",
        by: "\(phase) /* Sources */ = {isa = PBXSourcesBuildPhase; files = (\(list));",
        in: AppFolder.project)
    }
    return app
  }

  /// LCH16: a project that lists every file says which targets the intent is in.
  func testAProjectWithGroupsAndBuildPhases() throws {
    XCTAssertEqual(try Self.grouped.found(), [])
    XCTAssertEqual(
      try Self.grouped.report().targets.map(\.files.count), [2, 2, 2])
    for (name, title) in [
      ("PhotosApp", "app “Photos”"), ("PhotosCapture", "capture extension “PhotosCapture”"),
      ("PhotosWidgets", "widget extension “PhotosWidgets”"),
    ] {
      var app = Self.grouped
      app.replace("Build\(name), BuildPhotoIntent, ", by: "Build\(name), ", in: AppFolder.project)
      XCTAssertEqual(
        try app.report().findings.map(\.problem),
        ["The intent “PhotoIntent” is missing in the \(title)."])
    }
  }

  func testAFolderWithoutSomeOfItsFiles() throws {
    var app = AppFolder.inXcode
    app.files["PhotosCapture/Old/Open.swift"] = "struct OpenPhotos: OpenIntent {}"
    XCTAssertEqual(try app.found(), ["PRD02 PhotosCapture/Old/Open.swift:1"])
    app.replace("\tInfo.plist,", by: "\tInfo.plist, Old/Open.swift,", in: AppFolder.project)
    XCTAssertEqual(try app.found(), [])
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
    let folder = try app.write()
    let outcome = try Tool.run("check-product", folder.path("iOS"))
    XCTAssertEqual(outcome.status, 0, outcome.output + outcome.errors)
    XCTAssertEqual(try AppFolder.report(in: folder).findings, [])
    let json = try Tool.run("check-product", folder.path("iOS"), "--json").output
    XCTAssertTrue(json.contains("\"../Photos/PhotoIntent.swift\""), json)
  }

  /// Code of a framework of the project is part of the extension.
  func testAnInteractionInAFramework() throws {
    var app = AppFolder.inXcode
    let code = "PhotosCapture/PhotosCapture.swift"
    app.replace(".onCameraCaptureEvent { event in print(event.phase) }", by: "", in: code)
    app.files["Kit/View.swift"] = "let interaction = AVCaptureEventInteraction.self"
    app.replace("T03 /* PhotosWidgets */, );", by: "T03, T09, );", in: AppFolder.project)
    app.replace("(B03, )", by: "(B03, B09, )", in: AppFolder.project)
    app.replace(
      "F01 /* Photos.app */ = {",
      by: """
        F09 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B09 = {isa = PBXBuildFile; fileRef = F09; };
        G09 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = SOURCE_ROOT; };
        T09 = {isa = PBXNativeTarget; name = Kit; productReference = F09; fileSystemSynchronizedGroups = (G09, ); productType = "com.apple.product-type.framework"; };
        F01 /* Photos.app */ = {
        """, in: AppFolder.project)
    XCTAssertEqual(try app.found(), [])
    app.files["Kit/View.swift"] = "let interaction = 1"
    XCTAssertEqual(try app.found(), ["LCK13 " + app.target("T02")])
    app.replace("(B03, B09, )", by: "(B03, )", in: AppFolder.project)
    app.files["Kit/View.swift"] = "let interaction = AVCaptureEventInteraction.self"
    XCTAssertEqual(try app.found(), ["LCK13 " + app.target("T02")])
  }

  func testAppsOfOtherPlatformsAreNotHeldToTheRules() throws {
    var app = AppFolder.inXcode
    app.replace("T03 /* PhotosWidgets */, );", by: "T03, T08, );", in: AppFolder.project)
    app.replace(
      "T03 /* PhotosWidgets */ = {",
      by: """
        X08 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos; }; name = Debug; };
        L08 = {isa = XCConfigurationList; buildConfigurations = (X08, ); };
        T08 = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = L08; productType = "com.apple.product-type.application"; };
        T03 /* PhotosWidgets */ = {
        """, in: AppFolder.project)
    XCTAssertEqual(try app.found(), [])
    XCTAssertEqual(try app.report().targets.last?.kind, "other")
  }
}
