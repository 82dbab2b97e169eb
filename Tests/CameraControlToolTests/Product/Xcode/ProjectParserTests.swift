import Foundation
import XCTest

final class ProjectParserTests: XCTestCase {
  /// Returns what the tool says about an app whose project file has a text.
  private func complaint(_ text: String) throws -> String {
    var app = AppFolder.inXcode
    app.files[AppFolder.project] = text
    let outcome = try app.outcome()
    XCTAssertEqual(outcome.status, 2, text.prefix(80) + "")
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(outcome.errors.filter(\.isNewline).count, 1)
    return outcome.errors
  }

  func testAProjectFileThatIsBrokenSaysWhere() throws {
    let cases = [
      ("", "line 1: expected “{” at the beginning"),
      ("// x\n/* \n y */ (a)", "line 3: expected “{” at the beginning"),
      ("{\n a = b\n}", "line 3: expected “;”"),
      ("{\n a b;\n}", "line 2: expected “=”"),
      ("{\n a = (b c);\n}", "line 2: expected “,”"),
      ("{\n a = \"b;\n}", "line 3: expected the end of a text in quotes"),
      ("{\n a = \"b\\", "line 2: expected the end of a text in quotes"),
      ("{\n a = ;\n}", "line 2: expected a name"),
      ("{ a = b; }\nc", "line 2: expected nothing after the last “}”"),
      ("{ a = b; /* ", "line 1: expected a name or “}”, but the file ends here"),
      ("{\n<<<<<<< HEAD\n a = b;\n=======", "line 2: expected “=”"),
      ("{ a = " + String(repeating: "(", count: 100_000), "line 1: expected at most 100 levels"),
      (String(repeating: "{ a = ", count: 100_000), "line 1: expected at most 100 levels"),
    ]
    for (text, sentence) in cases {
      XCTAssertEqual(
        try complaint(text), "camera-control: cannot read \(AppFolder.project), \(sentence)\n")
    }
  }

  /// Wherever the file ends, the tool says so or finds that targets are gone.
  func testAProjectFileThatIsCutOffAnywhere() throws {
    let text = XcodeText.project
    for count in stride(from: 0, to: text.count, by: 397) {
      let sentence = try complaint(String(text.prefix(count)))
      XCTAssertTrue(sentence.contains("\(AppFolder.project), line "), sentence)
    }
  }

  func testAProjectFileWithoutWhatItShouldHold() throws {
    let texts = [
      "{}", "{ objects = (); }", "{ rootObject = A; objects = { A = B; }; }",
      "{ rootObject = A; objects = { A = { targets = (A, B, A); }; B = {isa = PBXNativeTarget; }; }; }",
    ]
    for text in texts {
      var app = AppFolder.inXcode
      app.files[AppFolder.project] = text
      let outcome = try app.outcome()
      XCTAssertTrue([1, 2].contains(outcome.status), text)
    }
  }

  /// Groups that contain each other have no path.
  func testGroupsThatContainEachOther() throws {
    var app = AppFolder.inXcode
    app.replace(
      "G00 = {\n\t\t\tisa = PBXGroup;", by: "G00 = {\n\t\t\tisa = PBXGroup; path = x;",
      in: AppFolder.project)
    app.replace("G03 /* PhotosWidgets */,\n", by: "G03, G00,\n", in: AppFolder.project)
    XCTAssertEqual(try app.outcome().status, 1)
  }
}
