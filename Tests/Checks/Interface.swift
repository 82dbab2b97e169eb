import Foundation

/// Prints the public interface of a library, one declaration a line and sorted, from the files that
/// `swift-symbolgraph-extract` has written of it.
@main struct Interface {
  static func main() throws {
    let graphs = try CommandLine.arguments.dropFirst().map { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
    let all = SymbolGraph(
      symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
    // By bytes, which is the same everywhere.
    for line in Set(all.lines).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      print(line)
    }
  }
}

/// What a file says of one module, or of what it adds to another one.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let swiftExtension: Extension?

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Extension: Decodable { let constraints: [Constraint]? }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }
}

extension SymbolGraph {
  /// The declarations and conformances, each as a line that begins with what it belongs to.
  var lines: [String] {
    let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
    let declarations = symbols.filter { $0.kind.identifier != "swift.extension" }.map { symbol in
      let isRequirement = requirements.contains(symbol.identifier.precise)
      return "\(symbol.name): \(isRequirement ? "requirement " : "")\(symbol.declaration)"
    }
    return declarations
      + relationships.compactMap { relationship in
        guard let subject = names[relationship.source] else { return nil }
        return relationship.line(of: subject, names)
      }
  }
}

extension SymbolGraph.Symbol {
  /// The name within the module, such as `Trace.Entry.text`.
  var name: String { pathComponents.joined(separator: ".") }

  /// The declaration as the compiler prints it, with what it demands of the extension around it.
  var declaration: String {
    // What a parameter is called inside of a function is no part of the interface.
    let fragments = (declarationFragments ?? []).filter { $0.kind != "internalParam" }
    let words = fragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").replacing(" :", with: ":")
    let access = accessLevel == "open" ? "open " : ""
    return access + words
      + SymbolGraph.Constraint.text(of: swiftExtension?.constraints, unless: words)
  }
}

extension SymbolGraph.Relationship {
  /// A conformance or a superclass as a line; `nil` for what a declaration says already.
  func line(of subject: String, _ names: [String: String]) -> String? {
    let object = names[target] ?? targetFallback ?? target
    switch kind {
    case "conformsTo" where Self.implied.contains(object): return nil
    case "conformsTo":
      return "\(subject): conforms to \(object)" + SymbolGraph.Constraint.text(of: swiftConstraints)
    case "inheritsFrom": return "\(subject): inherits from \(object)"
    default: return nil
    }
  }

  /// What a type has unless it says that it has not, and what goes with `Sendable`.
  private static let implied = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
}

extension SymbolGraph.Constraint {
  /// Returns constraints as a clause, unless a declaration has a clause of its own with all of them.
  static func text(of constraints: [Self]?, unless declaration: String = "") -> String {
    let parts = (constraints ?? []).filter { !["Copyable", "Escapable"].contains($0.rhs) }
      .map { "\($0.lhs)\($0.symbol)\($0.rhs)" }.filter { !declaration.contains($0) }
    return parts.isEmpty ? "" : " where " + parts.sorted().joined(separator: ", ")
  }

  private var symbol: String {
    switch kind {
    case "sameType": " == "
    default: ": "
    }
  }
}
