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

  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// Reads a document.
  package init(_ text: String) throws {
    scalars = Array(text.unicodeScalars)
    if let index = scalars.firstIndex(where: { !Self.isLegal($0) }) {
      throw problem("an illegal character, U+\(String(scalars[index].value, radix: 16))", index)
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
      guard place < scalars.count else { throw problem("the end, inside of an element") }
      if scalars[place] == "<" {
        place += 1
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
    guard place == scalars.count else { throw problem("something after the root") }
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
      guard let quote = ["\"", "'"].first(where: { take($0) }) else {
        throw problem("a value without quotation marks")
      }
      guard element.attributes[name] == nil else { throw problem("\(name) twice") }
      element.attributes[name] = try readText(until: quote)
      try expect(quote)
    }
  }

  private mutating func readName() throws -> String {
    var name = ""
    while place < scalars.count, Self.isName(scalars[place], isFirst: name.isEmpty) {
      name.unicodeScalars.append(scalars[place])
      place += 1
    }
    guard !name.isEmpty else { throw problem("no name") }
    return name
  }

  private static func isName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", ":": true
    case "0"..."9", "-", ".": !isFirst
    default: false
    }
  }

  private mutating func readText(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while place < scalars.count, scalars[place] != end {
      let scalar = scalars[place]
      if scalar == "<" { throw problem("an angle bracket in a value") }
      if scalar == "&" {
        text.unicodeScalars.append(try readReference())
        continue
      }
      if scalar == ">", end == "<", scalars[..<place].suffix(2).elementsEqual(["]", "]"]) {
        throw problem("the end of a section")
      }
      text.unicodeScalars.append(scalar)
      place += 1
    }
    return text
  }

  private mutating func readReference() throws -> Unicode.Scalar {
    let start = place
    guard let end = scalars[place...].firstIndex(of: ";"), end - start < 12 else {
      throw problem("an ampersand")
    }
    let name = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
    place = end + 1
    if let scalar = Self.entities[name] { return scalar }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), Self.isLegal(scalar)
    else { throw problem("the reference \(name)", start) }
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < scalars.count, [" ", "\n", "\t", "\r"].contains(scalars[place]) { place += 1 }
    return place > start
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    if !take(scalar) { throw problem("no \(scalar)") }
  }

  private func problem(_ what: String, _ index: Int? = nil) -> Problem {
    let index = index ?? place
    let start = max(0, index - 30)
    let near = String(String.UnicodeScalarView(scalars[start..<min(scalars.count, index + 30)]))
    return Problem(description: "\(what) at \(index): \(near.debugDescription)")
  }
}
