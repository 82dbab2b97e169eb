/// The symbol names that a phone accepts.
///
/// The library has no list of all SF Symbols. Unless you provide a list, the phone accepts every
/// well-formed name.
///
/// ```swift
/// let symbols = SymbolCatalog.listed(["scope", "camera.filters"])
/// let strictPhone = SimulatedPhone(.iPhone16Pro, symbols: symbols)
/// ```
public struct SymbolCatalog: Hashable, Sendable {
  private let names: Set<String>?

  /// A catalog of all well-formed names: lowercase words and numbers, separated by single dots.
  public static let wellFormed = SymbolCatalog(names: nil)

  /// Returns a catalog of the listed names.
  public static func listed(_ names: Set<String>) -> SymbolCatalog { SymbolCatalog(names: names) }

  /// Returns `true` if the catalog accepts a name.
  public func contains(_ name: String) -> Bool {
    if let names { return names.contains(name) }
    var name = name
    return name.withUTF8(Self.isWellFormed)
  }

  // Takes a buffer, because iterating over a string's own bytes is many times slower.
  private static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAfterDot = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isAfterDot = false
      case UInt8(ascii: ".") where !isAfterDot: isAfterDot = true
      default: return false
      }
    }
    return !isAfterDot
  }
}
