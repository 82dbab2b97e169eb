import Foundation

/// The property list of a target.
struct InfoPlist {
  /// The path, relative to the app's folder where that is possible.
  let file: String

  /// The values; a dictionary.
  let values: PropertyListValue

  private let keyLines: [String: Int]

  /// Reads a property list in XML, in binary or in the old style.
  ///
  /// - Parameters:
  ///   - file: The path that is shown.
  ///   - bytes: The content.
  ///   - settings: The build settings whose names the values may contain.
  /// - Throws: `InfoPlist.Unreadable` if it cannot be read.
  init(file: String, bytes: [UInt8], settings: BuildSettings) throws(Unreadable) {
    self.file = file
    if bytes.allSatisfy({ $0 == 0 || Character(UnicodeScalar($0)).isWhitespace }) {
      throw Unreadable(reason: "it is empty")
    }
    if bytes.starts(with: Array("bplist".utf8)), !BinaryPropertyList.isReasonable(bytes) {
      throw Unreadable(reason: "it is cut off, or its values contain each other too often")
    }
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { throw Unreadable(reason: "it is no property list; plutil -lint says where") }
    guard let table = value as? [String: Any] else {
      throw Unreadable(reason: "it holds no dictionary")
    }
    values = PropertyListValue(table).mapTexts(settings.expanded)
    keyLines = Self.keyLines(bytes)
  }

  /// Why a property list cannot be read.
  struct Unreadable: Error {
    let reason: String
  }

  /// Returns the line of the first key of a name in a list in XML, or the file for any other list.
  func place(of key: String) -> Place { Place(file: file, line: keyLines[key]) }

  private static func keyLines(_ bytes: [UInt8]) -> [String: Int] {
    guard let text = String(validating: bytes, as: UTF8.self), text.contains("<plist") else {
      return [:]
    }
    var lines: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for part in line.components(separatedBy: "<key>").dropFirst() {
        let key = part.components(separatedBy: "</key>")[0].trimmingCharacters(in: .whitespaces)
        if lines[key] == nil { lines[key] = index + 1 }
      }
    }
    return lines
  }
}
