import XCTest

final class IntentCheckTests: XCTestCase {
  /// LCH16: the project file says in which targets the intent is.
  func testAnIntentThatIsMissingInATargetOfAProject() throws {
    let memberships = [
      ("E01, E02, ", "E02, ", "capture extension “PhotosCapture”"),
      ("E01, E02, ", "E01, ", "widget extension “PhotosWidgets”"),
    ]
    for (old, new, title) in memberships {
      var app = AppFolder.inXcode
      app.replace(old, by: new, in: AppFolder.project)
      let findings = try app.report().findings
      XCTAssertEqual(findings.map(\.short), ["LCH16 Photos/PhotoIntent.swift:3"])
      XCTAssertEqual(findings.top.problem, "The intent “PhotoIntent” is missing in the \(title).")
      XCTAssertEqual(
        findings.top.remedy,
        "Add PhotoIntent.swift to the target under “Target Membership”.")
    }
    var app = AppFolder.inXcode
    app.replace(
      "exceptions = (E01, E02, );", by: "exceptions = (E01, E02, E04, );", in: AppFolder.project)
    app.replace(
      "E01 /* Exceptions",
      by:
        "E04 = {membershipExceptions = (PhotoIntent.swift, ); target = T01; };\nE01 /* Exceptions",
      in: AppFolder.project)
    XCTAssertTrue(try app.report().findings.top.problem.hasSuffix("missing in the app “Photos”."))
  }

  /// LCH16: without a project, a file belongs to the target whose folder it is in.
  func testAnIntentThatIsMissingInAFolder() throws {
    for (folder, others) in [
      ("App", ["capture extension “Capture”", "widget extension “Widgets”"]),
      ("Capture", ["app “App”", "widget extension “Widgets”"]),
    ] {
      var app = AppFolder.inFolders
      app.files["Shared/PhotoIntent.swift"] = nil
      app.files["\(folder)/PhotoIntent.swift"] = AppFolder.intentCode
      let findings = try app.report().findings
      XCTAssertEqual(
        findings.map(\.problem),
        others.map { "The intent “PhotoIntent” is missing in the \($0)." })
    }
  }

  /// LCH16: an intent that only comments and texts name is none.
  func testAnAppWithoutAnIntent() throws {
    var app = AppFolder.inFolders
    app.files["Shared/PhotoIntent.swift"] = """
      /* struct A: /* nested */ CameraCaptureIntent {} */
      // struct B: CameraCaptureIntent {}
      let text = "struct C: CameraCaptureIntent {}", raw = #"" struct D: CameraCaptureIntent {} "#
      let long = \"\"\"
        struct E: CameraCaptureIntent {} \\(1 + (2))
        struct F: CameraCaptureIntent {}
        \"\"\"
      let pattern = /"struct G: CameraCaptureIntent {}/, other = #/ " /#
      struct H: Wrapper<CameraCaptureIntent> { class func x(_ y: CameraCaptureIntent) {} }
      """
    app.replace("PhotoIntent()", by: "intent", in: "Widgets/PhotosWidgets.swift")
    let findings = try app.report().findings
    XCTAssertEqual(findings.map(\.short), ["LCH16"])
    XCTAssertTrue(findings.top.problem.hasPrefix("No type conforms to CameraCaptureIntent"))
  }

  /// LCH16: a conformance can be written in several ways.
  func testConformancesAreFoundHoweverTheyAreWritten() throws {
    let ways = [
      "public struct PhotoIntent<A, B: Sequence<Int>>: Sendable, AppIntents.CameraCaptureIntent {}",
      "struct PhotoIntent {}\nextension PhotoIntent: @retroactive CameraCaptureIntent {}",
      "struct PhotoIntent: Base & Sendable {}\nprotocol Base: Lower {}\n"
        + "protocol Lower: CameraCaptureIntent {}",
      "enum Outer { final class `PhotoIntent`\n  : CameraCaptureIntent\n{} }",
      "let x = \"\\(a(\"b\"))\"; extension Outer.PhotoIntent: CameraCaptureIntent where A == B {}",
    ]
    for way in ways {
      var app = AppFolder.inFolders
      app.files["Shared/PhotoIntent.swift"] = way
      XCTAssertEqual(try app.found(), [], way)
    }
  }

  /// PRD03: an intent in a package is not discovered.
  func testAnIntentInASwiftPackage() throws {
    for app in [AppFolder.inFolders, .inXcode] {
      var app = app
      for path in app.files.keys where path.hasSuffix("PhotoIntent.swift") { app.files[path] = nil }
      app.files["Kit/Package.swift"] = "import PackageDescription\n"
      app.files["Kit/Sources/Kit/PhotoIntent.swift"] = AppFolder.intentCode
      XCTAssertEqual(try app.found(), ["PRD03 Kit/Sources/Kit/PhotoIntent.swift:3"])
    }
  }

  /// PRD02: another intent in the capture extension was seen to break the control.
  func testASecondIntentInTheCaptureExtension() throws {
    for kind in ["OpenIntent", "AppIntents.AppIntent", "SetValueIntent"] {
      var app = AppFolder.inXcode
      app.append("\nstruct OpenPhotos: \(kind) {}", to: "PhotosCapture/PhotosCapture.swift")
      let line = AppFolder.captureCode.split(separator: "\n", omittingEmptySubsequences: false)
        .count
      XCTAssertEqual(try app.found(), ["PRD02 PhotosCapture/PhotosCapture.swift:\(line + 1)"], kind)
    }
    var app = AppFolder.inXcode
    app.append("struct OpenPhotos: OpenIntent {}", to: "Photos/PhotosApp.swift")
    app.append("struct OpenPhotos: OpenIntent {}", to: "PhotosWidgets/PhotosWidgets.swift")
    app.append("enum ViewIntent: Hashable {}", to: "PhotosCapture/PhotosCapture.swift")
    XCTAssertEqual(try app.found(), [])
  }

  /// LCH16: of several widget extensions, the one with the control is enough.
  func testAnotherWidgetExtensionNeedsNoIntent() throws {
    var app = AppFolder.inXcode
    app.replace("T03 /* PhotosWidgets */, );", by: "T03, T04, );", in: AppFolder.project)
    app.replace(
      "T03 /* PhotosWidgets */ = {",
      by:
        "T04 = {isa = PBXNativeTarget; name = Clock; buildConfigurationList = L03; productType = \"com.apple.product-type.app-extension\"; };\n"
        + "T03 /* PhotosWidgets */ = {", in: AppFolder.project)
    XCTAssertEqual(try app.report().targets.map(\.kind).last, "widget extension")
    XCTAssertEqual(try app.found(), [])
  }
}
