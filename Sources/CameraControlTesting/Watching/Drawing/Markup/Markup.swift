import CameraControl

/// Writes XML with every element closed and all text escaped.
///
/// Names are literals of the source. Everything else is a whole number, or is escaped.
struct Markup {
  private(set) var bytes: [UInt8] = []

  /// The markup as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: Attribute...) {
    open(name, attributes)
    write(literal: "/>")
  }

  /// Writes an element that contains a text.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    write(literal: ">")
    write(text)
    close(name)
  }

  /// Writes an element with the content that `content` writes.
  mutating func element<Failure: Error>(
    _ name: StaticString, _ attributes: Attribute...,
    content: (inout Markup) throws(Failure) -> Void
  ) throws(Failure) {
    open(name, attributes)
    write(literal: ">")
    try content(&self)
    close(name)
  }

  /// Writes a text as the content of an element or as the value of an attribute.
  mutating func write(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": write(literal: "&lt;")
      case ">": write(literal: "&gt;")
      case "&": write(literal: "&amp;")
      case "\"": write(literal: "&quot;")
      case "'": write(literal: "&#39;")
      // No escape makes these two legal in XML.
      case "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
      default:
        if OneLine.isUnsafe(scalar) {
          bytes += OneLine.escape(scalar).utf8
        } else {
          bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
  }

  /// Writes a text at a place.
  mutating func label(_ text: String, _ x: Int, _ y: Int, _ style: String) {
    element("text", .x(x), .y(y), .style(style), text: text)
  }

  /// Draws a rectangle, with round corners if there is a radius.
  mutating func box(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int? = nil, _ style: String
  ) {
    let sides: [Attribute] = [.x(x), .y(y), .width(width), .height(height)]
    open("rect", sides + (radius.map { [.radius($0)] } ?? []) + [.style(style)])
    write(literal: "/>")
  }

  /// Draws a line.
  mutating func draw(_ path: Path, _ style: String) { element("path", .path(path), .style(style)) }

  /// Writes a part of the source as it is.
  mutating func write(literal: StaticString) { literal.withUTF8Buffer { bytes += $0 } }

  /// Writes a style sheet as it is; it is made of parts of the source only.
  mutating func write(_ sheet: StyleSheet) { bytes += sheet.text.utf8 }

  /// Writes JSON whose strings are escaped for this purpose.
  mutating func write(json: String) { bytes += json.utf8 }

  /// Adds other markup.
  mutating func append(_ other: Markup) { bytes += other.bytes }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    write(literal: "<")
    write(literal: name)
    for attribute in attributes {
      write(literal: " ")
      write(literal: attribute.name)
      write(literal: "=\"")
      switch attribute.value {
      case .number(let number): Decimal.write(number, to: &bytes)
      case .text(let text): write(text)
      }
      write(literal: "\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    write(literal: "</")
    write(literal: name)
    write(literal: ">")
  }

  /// An attribute of an element.
  struct Attribute {
    fileprivate let name: StaticString
    fileprivate let value: Value

    fileprivate enum Value {
      case number(Int)
      case text(String)
    }

    static func number(_ name: StaticString, _ number: Int) -> Attribute {
      Attribute(name: name, value: .number(number))
    }

    static func text(_ name: StaticString, _ text: String) -> Attribute {
      Attribute(name: name, value: .text(text))
    }

    static func x(_ x: Int) -> Attribute { .number("x", x) }
    static func y(_ y: Int) -> Attribute { .number("y", y) }
    static func width(_ width: Int) -> Attribute { .number("width", width) }
    static func height(_ height: Int) -> Attribute { .number("height", height) }
    static func radius(_ radius: Int) -> Attribute { .number("rx", radius) }
    static func style(_ name: String) -> Attribute { .text("class", name) }
    static func path(_ path: Path) -> Attribute { .text("d", path.text) }

    static func move(_ x: Int, _ y: Int) -> Attribute { .text("transform", "translate(\(x) \(y))") }
  }
}
