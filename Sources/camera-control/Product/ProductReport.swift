import CameraControl
import CameraControlTesting
import Foundation

/// A report of the findings about a product, with the structure of its JSON.
package struct ProductReport: Encodable {
  private let version = Version.current
  private let folder: String
  private let projectFiles: [String]?
  private let targets: [ProductTarget]
  private let findings: [ProductFinding]
  private let neededSource: [String]
  private let notChecked: [String]

  /// Checks the product in a folder; throws an error if there is no such folder, or no app in it.
  package init(of folder: String) throws {
    let product = try ProductReader.product(in: folder)
    self.folder = folder
    (projectFiles, targets) = (product.projects, product.targets)
    findings = ProductChecks.findings(in: product)
    neededSource = ProductChecks.neededSource(of: product)
    notChecked = ProductChecks.notChecked(in: product)
  }

  /// How many findings there are.
  var count: Int { findings.count }
  /// The number of findings, for a sentence.
  var countText: String { count == 1 ? "1 finding" : "\(count) findings" }

  // MARK: - Text

  /// The report for a person.
  package var text: String {
    let basis = projectFiles?.map { OneLine.text($0) }.joined(separator: ", ")
    let found =
      findings.isEmpty
      ? "Nothing is missing.\n"
      : "\(countText):\n" + findings.map { Self.line(text(of: $0)) }.joined()
    return Columns.section("targets, by \(basis ?? "their Info.plists")", rows) + "\n" + found
      + Self.section("not checked, because it depends on the source code", neededSource)
      + Self.section("not checked", notChecked)
  }

  private var rows: [Columns.Row] {
    targets.map { target in
      let files = target.files.map {
        $0.count == 1 ? ", 1 Swift file" : ", \($0.count) Swift files"
      }
      return (OneLine.text(target.name), target.kind.rawValue + (files ?? ""))
    }
  }

  private func text(of finding: ProductFinding) -> String {
    let place = finding.file.map { "\($0): " } ?? ""
    return "\(place)\(finding.problem) \(finding.remedy) [\(finding.rule)]"
  }

  private static func section(_ title: String, _ sentences: [String]) -> String {
    "\n\(title):\n" + sentences.map(line).joined()
  }

  private static func line(_ text: String) -> String {
    Columns.wrapped("  \(OneLine.text(text))", indent: 4) + "\n"
  }

  // MARK: - JSON

  /// The report for a program.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
