import CameraControl
import Foundation
import XCTest

/// A phone's list of findings, as a value.
final class FindingListTests: XCTestCase {
  private func refusal(_ title: String) -> CaptureFinding {
    .refusal(
      CaptureError(.outOfRange, rule: "SLD10", source: title, problem: "No.", remedy: "Clamp it."))
  }

  private let warning = CaptureDiagnostic(
    name: "a", finding: "b", source: "c", rule: "SLD11", remedy: "d")

  /// A refused call is listed each time, in order, and counted.
  func testRefusedCallsAreListedAndCounted() {
    var list = FindingList()
    for title in ["A", "A", "B", "A"] { XCTAssertTrue(list.add(refusal(title))) }
    XCTAssertEqual(list.all.map(\.source), ["A", "A", "B", "A"])
    XCTAssertEqual(list.counted.map(\.finding.source), ["A", "B"])
    XCTAssertEqual(list.counted.map(\.count), [3, 1])
  }

  /// However long the list is, a finding that is new comes last.
  func testANewFindingComesLast() {
    var list = FindingList()
    for number in 0..<3000 { _ = list.add(refusal(number.isMultiple(of: 2) ? "A" : "B")) }
    _ = list.add(refusal("C"))
    XCTAssertTrue(list.add(.diagnostic(warning)))
    XCTAssertEqual(list.all.suffix(2), [refusal("C"), .diagnostic(warning)])
    XCTAssertEqual(list.counted.map(\.count), [1500, 1500, 1, 1])
  }

  /// A diagnostic is listed once, until it is removed.
  func testADiagnosticIsListedOnce() {
    var list = FindingList()
    XCTAssertTrue(list.add(.diagnostic(warning)))
    XCTAssertTrue(list.add(refusal("A")))
    XCTAssertFalse(list.add(.diagnostic(warning)))
    list.remove(warning)
    XCTAssertEqual(list.all, [refusal("A")])
    list.remove(warning)
    XCTAssertTrue(list.add(.diagnostic(warning)))
    XCTAssertEqual(list.all, [refusal("A"), .diagnostic(warning)])
  }

  /// Wrong calls that are made again and again do not make the list grow for ever, in a row or by
  /// turns.
  func testAListOfEqualCallsDoesNotGrow() {
    // The list as it is stored, and not as it is read.
    func storedTexts(after count: Int, titles: [String] = ["A"]) -> Int {
      var list = FindingList()
      for number in 0..<count { _ = list.add(refusal(titles[number % titles.count])) }
      XCTAssertEqual(list.all.count, count)
      var stored = ""
      dump(list, to: &stored)
      return stored.components(separatedBy: "SLD10").count
    }
    XCTAssertGreaterThan(storedTexts(after: 1), 1)
    XCTAssertEqual(storedTexts(after: 1000), storedTexts(after: 1))
    let titles = ["A", "B", "C"]
    XCTAssertEqual(
      storedTexts(after: 3000, titles: titles), storedTexts(after: 1000, titles: titles))
  }

  /// Equal wrong calls are one item of the report, which says how many there were.
  func testEqualCallsAreOneItemOfTheReport() {
    let phone = Phone()
    guard case .refusal(let error) = refusal("A") else { return XCTFail("not a refusal") }
    for _ in 0..<10_000 { phone.report(error) }
    XCTAssertTrue(phone.report.description.contains("(rule SLD10), 10000 times"))
    XCTAssertEqual(phone.report.counts.map(\.count), [10_000])
  }
}
