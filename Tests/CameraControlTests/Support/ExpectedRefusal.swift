import CameraControl
import XCTest

/// One row of a table of refusals: the call, and what a developer reads about it.
struct ExpectedRefusal {
  private let rule: String
  private let source: String
  private let problem: String
  private let remedy: String
  private let call: () throws -> Void

  init(
    _ rule: String, on source: String, _ problem: String, _ remedy: String,
    _ call: @escaping () throws -> Void
  ) {
    self.rule = rule
    self.source = source
    self.problem = problem
    self.remedy = remedy
    self.call = call
  }

  func check(file: StaticString = #filePath, line: UInt = #line) {
    do {
      try call()
      XCTFail("The call was accepted: \(problem)", file: file, line: line)
    } catch {
      guard let error = error as? CaptureError else {
        return XCTFail("\(error)", file: file, line: line)
      }
      XCTAssertEqual(
        [error.rule, error.source, error.problem, error.remedy], [rule, source, problem, remedy],
        file: file, line: line)
      XCTAssertEqual(error.message, "\(problem) \(remedy)", file: file, line: line)
      XCTAssertTrue(problem.hasSuffix("."), problem, file: file, line: line)
      XCTAssertTrue(remedy.hasSuffix("."), remedy, file: file, line: line)
      XCTAssertTrue(remedy.first?.isUppercase ?? false, remedy, file: file, line: line)
    }
  }
}

/// Checks that each call is refused, with the source and the two sentences in its row.
func assertRefusals(
  _ table: [ExpectedRefusal], file: StaticString = #filePath, line: UInt = #line
) {
  for row in table { row.check(file: file, line: line) }
}
