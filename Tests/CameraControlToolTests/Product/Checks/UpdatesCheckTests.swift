import XCTest

final class UpdatesCheckTests: XCTestCase {
  private static let code = "App/PhotosApp.swift"

  func testASwitchWithoutADefault() throws {
    var app = AppFolder.inFolders
    app.replace("      @unknown default: break\n", by: "", in: Self.code)
    XCTAssertEqual(try app.found(), ["LCK02 \(Self.code):14"])
    app.replace("case .removed: break", by: "default: break", in: Self.code)
    XCTAssertEqual(try app.found(), [])
  }

  func testTheDefaultOfAnotherSwitchDoesNotCount() throws {
    var app = AppFolder.inFolders
    app.replace("      @unknown default: break\n", by: "", in: Self.code)
    app.replace(
      "case .added(let url): await take(url)",
      by:
        "case .added(let url): switch url.scheme { case \"file\": await take(url); default: break }",
      in: Self.code)
    XCTAssertEqual(try app.found(), ["LCK02 \(Self.code):14"])
  }

  func testASwitchOverSomethingElse() throws {
    var app = AppFolder.inFolders
    app.append("func f() { switch change { case .added, .moved: break } }", to: Self.code)
    app.append("let a = x.switch { $0 }", to: Self.code)
    app.files["App/List.swift"] =
      "func g() { switch change { case .added: break; case .removed: break } }"
    XCTAssertEqual(try app.found(), [])
  }

  func testAnAppThatHandlesOnlyWhatIsAdded() throws {
    var app = AppFolder.inFolders
    let old = "case .initial(let urls): for url in urls { await take(url) }\n"
    app.replace(old, by: "", in: Self.code)
    XCTAssertEqual(try app.found(), ["LCK39 \(Self.code):15"])
    app.append("let first = LockedCameraCaptureManager.shared.sessionContentURLs", to: Self.code)
    XCTAssertEqual(try app.found(), [])
    app = .inFolders
    app.replace(
      AppFolder.appCode,
      by: """
        @main struct PhotosApp: App {
          func run() async {
            for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
              if case .added(let url) = update { await take(url) }
            }
          }
        }
        """, in: Self.code)
    XCTAssertEqual(try app.found(), ["LCK39 \(Self.code):4"])
  }
}
