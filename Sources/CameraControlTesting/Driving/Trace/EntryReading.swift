import CameraControl

/// Reads numbers and names back from the texts of entries.
///
/// A picture is made from a trace alone, whether it comes from a phone or from a file, so that equal
/// traces give equal pictures. A text that is not as ``Trace`` writes it has no reading.
enum EntryReading {
  /// The name and the number of an entry such as `Focus 0.25`.
  static func value(_ text: String) -> (control: String, value: Double)? {
    guard let blank = text.lastIndex(of: " "),
      let value = Double(text[text.index(after: blank)...]), value.isFinite
    else { return nil }
    return (String(text[..<blank]), value)
  }

  /// The number of an entry such as `Focus 0.25`, if it is one of that name.
  static func value(of name: String, _ text: String) -> Double? {
    guard let blank = text.lastIndex(of: " "), text[..<blank] == name else { return nil }
    let number = text[text.index(after: blank)...]
    // A device writes all digits. A picture needs few, and a short string needs no storage.
    let short = number.prefix(15)
    let isCut = short.utf8.contains(UInt8(ascii: ".")) && !number.utf8.contains(UInt8(ascii: "e"))
    guard let value = Double(isCut ? short : number), value.isFinite else { return nil }
    return value
  }

  /// A reading of the button, such as `force 0.4, 12.5 mm, switch up`.
  static func sample(_ text: String) -> (force: Double, position: Double?, isSwitchDown: Bool)? {
    let parts = text.split(separator: ", ")
    guard parts.count == 3, parts[0].hasPrefix("force "),
      let force = Double(parts[0].dropFirst("force ".count)), force.isFinite
    else { return nil }
    return (min(max(force, 0), 1), millimeters(parts[1]), parts[2] == "switch down")
  }

  /// The way of a slide, from an entry such as `slide 1.5 mm, begins`.
  static func slide(_ text: String) -> Double? {
    guard text.hasPrefix("slide ") else { return nil }
    return millimeters(text.dropFirst("slide ".count).prefix { $0 != "," })
  }

  /// The button and the direction of an entry such as `volume-up down`.
  static func button(_ text: String) -> (name: String, isDown: Bool)? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[1] == "down" || words[1] == "up",
      buttons.contains(String(words[0]))
    else { return nil }
    return (String(words[0]), words[1] == "down")
  }

  /// The name before a predicate that ends the text, such as ` started`.
  static func subject(_ text: String, _ predicate: String) -> String? {
    text.hasSuffix(predicate) ? String(text.dropLast(predicate.count)) : nil
  }

  private static let buttons = Set(PhoneButton.allCases.map { TraceText.name($0) })

  private static func millimeters(_ text: Substring) -> Double? {
    guard text.hasSuffix(" mm"), let way = Double(text.dropLast(3)), way.isFinite else {
      return nil
    }
    // No finger slides farther, and a sum of such distances is finite.
    return min(max(way, -1_000_000), 1_000_000)
  }
}
