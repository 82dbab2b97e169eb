/// Which symbol names exist.
///
/// The library has no list of all SF symbols, so it takes every well-formed name for one, unless it
/// is given a list.
public struct SymbolCatalog: Hashable, Sendable {
  private let names: Set<String>?

  /// Takes every name that is formed like one: lower-case words and numbers between single dots.
  public static let wellFormed = SymbolCatalog(names: nil)

  /// Takes the listed names.
  public static func listed(_ names: Set<String>) -> SymbolCatalog {
    SymbolCatalog(names: names)
  }

  /// Whether there is a symbol of this name, as far as the catalogue knows.
  public func contains(_ name: String) -> Bool {
    if let names { return names.contains(name) }
    return !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
  }
}
