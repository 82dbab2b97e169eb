import XCTest

final class XcodeProjectTests: XCTestCase {
  func testAProjectFileThatIsBrokenSaysWhere() throws {
    let cases = [
      ("", "it is empty"), ("{\n a = b\n}\n", "it is no property list (Missing ';' on line 3)"),
      (
        "{\n<<<<<<< HEAD\n a = b;\n=======",
        "it is no property list (Expected terminating '}' for dictionary at line 2)"
      ), ("(a)", "it holds no dictionary"),
      (String(repeating: "{ a = ", count: 100_000), "it is no property list ("),
    ]
    for (text, reason) in cases {
      var app = AppFolder.inXcode
      app.files[AppFolder.project] = text
      XCTAssertThrowsError(try app.report()) { error in
        let sentence = "cannot read \(AppFolder.project): \(reason)"
        XCTAssertTrue("\(error)".contains(sentence), "\(error)")
      }
    }
    let folder = try AppFolder(files: [AppFolder.project: "{"]).write()
    XCTAssertEqual(try Tool.run("check-product", folder.url.path).status, 2)
  }

  /// A project file that is cut off is never taken for one that says less.
  func testAProjectFileThatIsCutOffAnywhere() throws {
    let text = XcodeText.project
    for count in stride(from: 30, to: text.count, by: 1_397) {
      var app = AppFolder.inXcode
      app.files[AppFolder.project] = String(text.prefix(count))
      XCTAssertThrowsError(try app.report(), "\(count)")
    }
  }

  func testAProjectFileWithoutWhatItShouldHold() throws {
    let texts = [
      "{}", "{ objects = (); }", "{ rootObject = A; objects = { A = B; }; }",
      "{ rootObject = A; objects = { A = { targets = (A, B, C); }; C = {isa = PBXFileReference; }; }; }",
    ]
    for text in texts {
      var app = AppFolder.inXcode
      app.files[AppFolder.project] = text
      XCTAssertThrowsError(try app.report(), text)
    }
  }

  /// Groups that contain each other have no path.
  func testGroupsThatContainEachOther() throws {
    var app = AppFolder.inXcode
    app.replace("G00 = {\n\t\t\tisa = PBXGroup;", by: "G00 = {\n\t\t\tisa = PBXGroup; path = x;")
    app.replace("G03 /* PhotosWidgets */,\n", by: "G03, G00,\n")
    XCTAssertEqual(try app.found(), ["LCH16"])
  }
}
