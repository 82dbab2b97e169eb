import Foundation
import TestSupport
import XCTest

/// Holds the pages in `Docs/Semantics` and the tests of this repository against each other.
final class RuleCoverageTests: XCTestCase {
  func testEveryRuleHasATestAndEveryIdInATestIsARule() throws {
    let findings = RuleCoverage.findings(book: try book(), mentions: try mentions())
    XCTAssertEqual(findings, [], findings.joined(separator: "\n"))
  }

  func testThereAreRulesAndTestFilesToCompare() throws {
    XCTAssertGreaterThanOrEqual(try book().rules.count, 300)
    XCTAssertTrue(try testFiles().contains { $0.path == #filePath })
  }

  /// An error or a finding sends the reader to a rule, so there has to be one.
  func testEveryIdThatTheLibraryNamesIsARule() throws {
    let rules = Set(try book().rules)
    let sources = Document.root.appendingPathComponent("Sources")
    var named: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      named.formUnion(text.matches(of: /"([A-Z]{3}[0-9]{2})"/).map { String($0.1) })
    }
    XCTAssertGreaterThan(named.count, 30)
    XCTAssertEqual(named.subtracting(rules), [])
  }

  /// A rule names modules that there are.
  func testEveryPlaceIsAModule() throws {
    let places = Set(try book().places.values.joined())
    XCTAssertGreaterThan(places.count, 5)
    for place in places {
      let name = place.replacing(/^Simulated/, with: "Simulated/")
      XCTAssertTrue(
        FileManager.default.fileExists(
          atPath: Document.root.appendingPathComponent("Sources/\(name)").path), place)
    }
  }

  /// A reader has to find what a rule rests on: not in a repository or on a website as a whole, and
  /// not in a search, which finds something else each day.
  func testEverySourceIsAFileOrAPage() throws {
    let addresses = try Document.semantics.text.matches(of: /\]\((https?:\/\/[^\s]+)\)/)
      .map { String($0.1) }
    XCTAssertGreaterThan(addresses.count, 300)
    let searches = /\/search\b|[?&](q|query)=/
    let wholes = /^https?:\/\/([^\/]+\/?|github\.com\/[^\/]+(\/[^\/]+)?\/?)$/
    XCTAssertEqual(addresses.filter { $0.contains(searches) || $0.contains(wholes) }, [])
  }

  func testEveryObservationAndDocumentedRuleLinksASource() throws {
    let basis = /^\*(Documented|Observed)\*:/
    let sources = try Document.semantics.text.split(separator: "\n")
      .filter { $0.contains(basis) }
    XCTAssertGreaterThan(sources.count, 150)
    XCTAssertEqual(sources.filter { !$0.contains("](http") }, [])
  }

  private func book() throws -> RuleBook {
    RuleBook(markdown: try Document.semantics.text)
  }

  private func mentions() throws -> RuleMentions {
    var mentions = RuleMentions()
    for file in try testFiles() {
      let target = file.pathComponents[Document.root.pathComponents.count + 1]
      mentions.read(source: try String(contentsOf: file, encoding: .utf8), in: target)
    }
    return mentions
  }

  private func testFiles() throws -> [URL] {
    let tests = Document.root.appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    // The packages inside Tests have build folders of their own.
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { tests.appendingPathComponent($0) }
  }
}
