import XCTest

final class ExtensionCodeCheckTests: XCTestCase {
  private static let code = "PhotosCapture/PhotosCapture.swift"
  private static let end = AppFolder.captureCode
    .split(separator: "\n", omittingEmptySubsequences: false).count

  func testAnExtensionWithoutAnInteraction() throws {
    for interaction in ["AVCaptureEventInteraction()", "UIImagePickerController()"] {
      var app = AppFolder.inXcode
      app.replace(".onCameraCaptureEvent { event in print(event.phase) }", by: "", in: Self.code)
      XCTAssertEqual(try app.found(), ["LCK13 " + app.target("T02")])
      app.append("let interaction = \(interaction)", to: Self.code)
      XCTAssertEqual(try app.found(), [])
    }
  }

  /// Code of a package in the folder counts, and code that is elsewhere is not missed.
  func testAnInteractionInAPackage() throws {
    var app = AppFolder.inXcode
    app.replace(".onCameraCaptureEvent { event in print(event.phase) }", by: "", in: Self.code)
    app.replace(
      "name = PhotosCapture;", by: "name = PhotosCapture; packageProductDependencies = (K01, );",
      in: AppFolder.project)
    app.replace(
      "D01 /*", by: "K01 = {isa = XCSwiftPackageProductDependency; productName = Kit; };\nD01 /*",
      in: AppFolder.project)
    app.files["Kit/Package.swift"] = ""
    app.files["Kit/Sources/Kit/View.swift"] = "let interaction = AVCaptureEventInteraction.self"
    XCTAssertEqual(try app.found(), [])
    app.files["Kit/Sources/Kit/View.swift"] = "let interaction = \"AVCaptureEventInteraction\""
    XCTAssertEqual(try app.found(), ["LCK13 " + app.target("T02")])
    app.replace("productName = Kit;", by: "package = R01;", in: AppFolder.project)
    app.replace(
      "D01 /*", by: "R01 = {isa = XCRemoteSwiftPackageReference; };\nD01 /*", in: AppFolder.project)
    XCTAssertEqual(try app.found(), [])
    XCTAssertTrue(
      try app.report().notChecked.contains(
        "packages and frameworks of the capture extension “PhotosCapture” that are not in the "
          + "folder"))
  }

  /// LCK60: the manager is the app's.
  func testTheManagerInTheExtension() throws {
    var app = AppFolder.inXcode
    app.append("let urls = LockedCameraCaptureManager.shared.sessionContentURLs", to: Self.code)
    XCTAssertEqual(try app.found(), ["LCK60 \(Self.code):\(Self.end)"])
  }

  /// PRD04: an extension has no application.
  func testTheApplicationInTheExtension() throws {
    var app = AppFolder.inXcode
    app.append("\nlet title = \"\\(UIApplication.shared.title)\"", to: Self.code)
    XCTAssertEqual(try app.found(), ["PRD04 \(Self.code):\(Self.end + 1)"])
    app = .inXcode
    app.append("UIApplication.shared.open(url)", to: "Photos/PhotosApp.swift")
    app.append("let a = \"UIApplication.shared\"", to: Self.code)
    XCTAssertEqual(try app.found(), [])
  }
}
