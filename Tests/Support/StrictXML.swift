/// A strict reader of XML without a document type, for tests of what is written.
///
/// It knows the five predefined entities and character references, and refuses everything that is
/// not well-formed, including what browsers forgive.
package struct StrictXML {
  /// An element with its attributes.
  package struct Element: Equatable {
    package var name: String
    package var attributes: [String: String] = [:]
    /// The names of the elements around it, outermost first.
    package var path: [String] = []
    /// The text directly in it.
    package var text = ""

    /// Creates an element.
    package init(
      name: String, attributes: [String: String] = [:], path: [String] = [], text: String = ""
    ) {
      self.name = name
      self.attributes = attributes
      self.path = path
      self.text = text
    }
  }

  /// What is not well-formed, and where.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  /// All elements, in the order in which they begin.
  package private(set) var elements: [Element] = []

  private let bytes: [UInt8]
  private var place = 0

  /// Reads a document.
  package init(_ text: String) throws {
    bytes = Array(text.utf8)
    if let scalar = text.unicodeScalars.first(where: { !Self.isLegal($0) }) {
      throw problem("an illegal character, U+\(String(scalar.value, radix: 16))")
    }
    try readDocument()
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private mutating func readDocument() throws {
    skipBlanks()
    var open: [Int] = []
    repeat {
      guard place < bytes.count else { throw problem("the end, inside of an element") }
      if take("<") {
        if take("/") {
          guard let last = open.popLast() else { throw problem("an end without a beginning") }
          let name = try readName()
          guard elements[last].name == name else {
            throw problem("the end of \(name), inside of \(elements[last].name)")
          }
          skipBlanks()
          try expect(">")
        } else {
          try readStart(&open)
        }
      } else {
        guard let last = open.last else { throw problem("text outside of the root") }
        elements[last].text += try readText(until: "<")
      }
    } while !open.isEmpty
    skipBlanks()
    guard place == bytes.count else { throw problem("something after the root") }
  }

  private mutating func readStart(_ open: inout [Int]) throws {
    var element = Element(name: try readName(), path: open.map { elements[$0].name })
    while true {
      let hadBlank = skipBlanks()
      if take("/") {
        try expect(">")
        elements.append(element)
        return
      }
      if take(">") {
        open.append(elements.count)
        elements.append(element)
        return
      }
      guard hadBlank else { throw problem("no blank before an attribute") }
      let name = try readName()
      skipBlanks()
      try expect("=")
      skipBlanks()
      guard let quote: Unicode.Scalar = take("\"") ? "\"" : take("'") ? "'" : nil else {
        throw problem("a value without quotation marks")
      }
      guard element.attributes[name] == nil else { throw problem("\(name) twice") }
      element.attributes[name] = try readText(until: quote)
      try expect(quote)
    }
  }

  private mutating func readName() throws -> String {
    let start = place
    while place < bytes.count, Self.isName(bytes[place], isFirst: place == start) { place += 1 }
    guard place > start else { throw problem("no name") }
    return text(start..<place)
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_", ":": true
    case "0"..."9", "-", ".": !isFirst
    default: false
    }
  }

  private mutating func readText(until end: Unicode.Scalar) throws -> String {
    let end = UInt8(ascii: end)
    var (read, start) = ("", place)
    while place < bytes.count, bytes[place] != end {
      switch Unicode.Scalar(bytes[place]) {
      case "<": throw problem("an angle bracket in a value")
      case "&":
        read += text(start..<place)
        read.unicodeScalars.append(try readReference())
        start = place
      case ">"
      where end == UInt8(ascii: "<") && place - start > 1
        && bytes[place - 1] == UInt8(ascii: "]") && bytes[place - 2] == UInt8(ascii: "]"):
        throw problem("the end of a section")
      default: place += 1
      }
    }
    return read + text(start..<place)
  }

  private mutating func readReference() throws -> Unicode.Scalar {
    let start = place
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ";")), end - start < 12 else {
      throw problem("an ampersand")
    }
    let name = text((start + 1)..<end)
    place = end + 1
    if let scalar = Self.entities[name] { return scalar }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), Self.isLegal(scalar)
    else { throw problem("the reference \(name)") }
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while take(" ") || take("\n") || take("\t") || take("\r") {}
    return place > start
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    if !take(scalar) { throw problem("no \(scalar)") }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func problem(_ what: String) -> Problem {
    let near = text(max(0, place - 30)..<min(bytes.count, place + 30))
    return Problem(description: "\(what) at \(place): \(near.debugDescription)")
  }
}
