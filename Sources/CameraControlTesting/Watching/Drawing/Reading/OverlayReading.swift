import CameraControl

/// Reads the content of the overlay from the text of an entry.
///
/// The text has no symbols and no kinds, so the result has none either, and a title that imitates
/// the text of a list is read as one. An entry from a phone has more than its text.
enum OverlayReading {
  /// Returns what the overlay showed from an entry on, with the look of a control that the entry does not
  /// say, by its title.
  static func appearance(
    of entry: Trace.Entry, _ looks: [String: ControlLook]
  ) -> OverlayAppearance {
    if let sight = entry.sight { return sight.appearance }
    guard case .control(var face) = appearance(entry.text) else { return appearance(entry.text) }
    face.look = looks[face.title]
    return .control(face)
  }

  static func appearance(_ text: String) -> OverlayAppearance {
    if text == OverlayDrawing.text(of: .hidden) { return .hidden }
    if let face = face(text) { return .control(face) }
    return list(text)
  }

  private static func face(_ text: String) -> ControlFace? {
    // The last track, because a title can contain anything, but the text of a value rarely does.
    let characters = Array(text)
    guard let knob = characters.lastIndex(of: "●") else { return nil }
    let left = characters[..<knob].reversed().prefix { $0 == "─" }.count
    let right = characters[(knob + 1)...].prefix { $0 == "─" }.count
    let start = knob - left
    guard left + right > 0, start > 0, characters[start - 1] == " " else { return nil }
    var rest = String(characters[(knob + 1 + right)...])
    let isEnabled = !rest.hasSuffix(disabled)
    if !isEnabled { rest.removeLast(disabled.count) }
    return ControlFace(
      kind: .slider, title: String(characters[..<(start - 1)]), symbolName: nil,
      valueText: String(rest.drop { $0 == " " }), fraction: Double(left) / Double(left + right),
      isEnabled: isEnabled)
  }

  private static func list(_ text: String) -> OverlayAppearance {
    var highlighted = 0
    var faces: [ControlFace] = []
    for part in text.split(separator: "  ") {
      var title = part
      if title.hasPrefix("["), title.hasSuffix("]"), title.count > 1 {
        highlighted = faces.count
        title = title.dropFirst().dropLast()
      }
      let isEnabled = !(title.hasPrefix("(") && title.hasSuffix(")") && title.count > 1)
      if !isEnabled { title = title.dropFirst().dropLast() }
      faces.append(
        ControlFace(
          kind: .slider, title: String(title), symbolName: nil, valueText: "", fraction: 0,
          isEnabled: isEnabled))
    }
    return .list(faces, highlighted: highlighted)
  }

  private static let disabled = " (disabled)"
}
