import CameraControl
import CameraControlTesting
import Foundation

/// Says what was found about a product.
struct ProductReport {
  private let folder: String
  private let product: Product
  private let findings: [ProductFinding]
  private let notChecked: [String]

  /// Checks a product.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - folder: The folder, as the command line names it.
  init(_ product: Product, in folder: String) {
    self.product = product
    self.folder = folder
    findings = ProductChecks.findings(in: product)
    notChecked = ProductChecks.notChecked(in: product)
  }

  /// How many findings there are.
  var count: Int { findings.count }

  /// The number of findings, for a sentence.
  var countText: String { count == 1 ? "1 finding" : "\(count) findings" }
}

// MARK: - Text

extension ProductReport {
  /// The report for a person.
  var text: String {
    let rows = product.targets.map { target -> Columns.Row in
      let count = target.sources.count
      return (
        OneLine.text(target.name),
        "\(target.kind.rawValue), \(count == 1 ? "1 Swift file" : "\(count) Swift files")"
      )
    }
    let found =
      findings.isEmpty
      ? "Nothing is missing.\n"
      : "\(countText):\n" + findings.map { OneLine.text(text(of: $0)) + "\n" }.joined()
    let rest = notChecked.map { "  \(OneLine.text($0))\n" }.joined()
    return Columns.section("targets, by \(basis)", rows) + "\n" + found + "\nnot checked:\n" + rest
  }

  private func text(of finding: ProductFinding) -> String {
    let place = finding.place.map { "\($0): " } ?? ""
    return "  \(place)\(finding.problem) \(finding.remedy) [\(finding.rule)]"
  }

  private var basis: String {
    switch product.basis {
    case .projectFiles(let paths): paths.map { OneLine.text($0) }.joined(separator: ", ")
    case .folders: "their folders"
    }
  }
}

// MARK: - JSON

extension ProductReport {
  /// The report for a program.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      version: Version.current, folder: folder, projectFiles: projectFiles,
      targets: product.targets.map { target in
        Document.Target(
          name: target.name, kind: target.kind, files: target.sources.map(\.file),
          supposedFiles: target.supposed.map(\.file))
      },
      findings: findings.map { finding in
        Document.Finding(
          rule: finding.rule, problem: finding.problem, remedy: finding.remedy,
          file: finding.place?.file, line: finding.place?.line)
      }, notChecked: notChecked)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private var projectFiles: [String]? {
    if case .projectFiles(let paths) = product.basis { paths } else { nil }
  }

  /// The form of the JSON.
  private struct Document: Encodable {
    struct Target: Encodable {
      let name: String
      let kind: ProductTarget.Kind
      let files: [String]
      let supposedFiles: [String]
    }

    struct Finding: Encodable {
      let rule: String
      let problem: String
      let remedy: String
      let file: String?
      let line: Int?
    }

    let version: String
    let folder: String
    let projectFiles: [String]?
    let targets: [Target]
    let findings: [Finding]
    let notChecked: [String]
  }
}
