import Foundation

/// A dictionary of a property list, such as a target's Info.plist or an object of a project.
struct PropertyList {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// Reads a property list in XML, in binary, or in the style of Xcode's projects; throws an error
  /// if there is no such file, or it holds no dictionary.
  init(contentsOf path: String) throws(FileBytes.Failure) {
    let bytes = try FileBytes.contents(atPath: path)
    // Foundation reads a file of blanks as an empty dictionary.
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw FileBytes.Failure(reason: "it is empty")
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw FileBytes.Failure(reason: Self.reason(error as NSError, bytes))
    }
    guard let values = value as? [String: Any] else {
      throw FileBytes.Failure(reason: "it holds no dictionary")
    }
    self.values = values
  }

  /// Whether there is a value of a key, of any type.
  func has(_ key: String) -> Bool { values[key] != nil }

  func text(_ key: String) -> String? { values[key] as? String }

  /// Returns the texts in the list of a key; a text alone is a list of one.
  func texts(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }

  /// Returns the dictionary of a key.
  func table(_ key: String) -> PropertyList? {
    (values[key] as? [String: Any]).map { PropertyList($0) }
  }

  /// The dictionaries in this one, by their keys.
  var tables: [String: PropertyList] {
    values.compactMapValues { ($0 as? [String: Any]).map { PropertyList($0) } }
  }

  /// The keys, in alphabetical order.
  var keys: [String] { values.keys.sorted() }

  /// Returns Foundation's error for a list that Foundation cannot read.
  ///
  /// Foundation reports an error for every format; the first character shows which format is meant.
  private static func reason(_ error: NSError, _ bytes: [UInt8]) -> String {
    let isXML = bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
    var text = error.userInfo["NSDebugDescription"] as? String
    // On Linux, the error within the error has no type in Swift, and only its description.
    if !isXML, let old = error.userInfo["kCFPropertyListOldStyleParsingError"],
      let match = "\(old)".firstMatch(of: /NSDebugDescription=(.+)}$/)
    {
      text = String(match.1)
    }
    return "it is no property list" + (text.map { " (\($0.shortened))" } ?? "")
  }
}
