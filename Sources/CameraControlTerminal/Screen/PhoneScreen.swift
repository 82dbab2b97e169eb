import CameraControl
import CameraControlTesting

/// Draws a phone into a screen of any size.
package enum PhoneScreen {
  /// The least width and height that a phone can be drawn in.
  package static let least = (width: 40, height: 12)

  /// Returns a screen that shows a phone, or says that it is too small.
  package static func screen(of picture: PhonePicture, width: Int, height: Int) -> Screen {
    var screen = Screen(width: width, height: height)
    guard width >= least.width, height >= least.height else {
      let words = "This terminal is too small: it needs at least \(least.width) columns and "
      write(words + "\(least.height) lines. Press q to quit.", wrappedIn: &screen)
      return screen
    }
    header(picture, &screen)
    if let rows = picture.help {
      help(rows, &screen)
    } else {
      let top = 3
      let bezel = max(24, width * 3 / 5)
      let most = (height - top - 3) / 2
      let lines = min(max(4, picture.app.count), max(4, most))
      phone(picture, in: top..<(top + lines), upTo: bezel, &screen)
      app(picture.app, in: top..<(top + lines), from: bezel + 2, &screen)
      entries(picture.entries, in: (top + lines + 1)..<(height - 1), &screen)
    }
    screen.write(picture.message ?? picture.keys, row: height - 1, column: 1, .dim)
    return screen
  }

  private static func header(_ picture: PhonePicture, _ screen: inout Screen) {
    let lack = picture.hasButton ? "" : " (no Camera Control)"
    var column = screen.write(
      picture.model + lack, row: 0, column: 1, upTo: screen.width - 20, .bold)
    column = screen.write(time(picture.now), row: 0, column: column + 2)
    if picture.isPaused { screen.write("paused", row: 0, column: column + 2, .inverse) }
  }

  /// Returns an instant in seconds with one digit after the point, which is as fast as eyes read.
  private static func time(_ instant: PhoneInstant) -> String {
    "\(PhoneInstant(nanoseconds: instant.nanoseconds / 100_000_000 * 100_000_000))".dropLast(2)
      + " s"
  }

  /// Writes a text over several lines, divided between words.
  private static func write(_ text: String, wrappedIn screen: inout Screen) {
    var (row, column) = (0, 0)
    for word in text.split(separator: " ") {
      if column > 0, column + word.count > screen.width { (row, column) = (row + 1, 0) }
      column = screen.write(String(word), row: row, column: column) + 1
    }
  }

  private static func help(_ rows: [(name: String, text: String)], _ screen: inout Screen) {
    let width = rows.map(\.name.count).max() ?? 0
    for (index, row) in rows.enumerated() where index + 2 < screen.height - 1 {
      screen.write(row.name, row: index + 2, column: 1, .bold)
      screen.write(row.text, row: index + 2, column: width + 3)
    }
  }

  // MARK: The phone

  /// Draws the top edge of a phone on its side, with the button on it, and the overlay beside it.
  private static func phone(
    _ picture: PhonePicture, in rows: Range<Int>, upTo end: Int, _ screen: inout Screen
  ) {
    let (left, right) = (1, end - 1)
    let inner = right - left - 1
    if picture.hasButton {
      let button = String(repeating: picture.isPressed ? "▁" : "▄", count: buttonWidth)
      screen.write(button, row: rows.lowerBound - 1, column: right - buttonWidth - 2)
    }
    let line = String(repeating: "─", count: inner)
    screen.write("╭\(line)╮", row: rows.lowerBound, column: left)
    for row in rows.dropFirst().dropLast() {
      screen.write("│", row: row, column: left)
      screen.write("│", row: row, column: right)
    }
    screen.write("╰\(line)╯", row: rows.upperBound - 1, column: left)
    overlay(picture.overlay, row: rows.lowerBound + 1, in: (left + 2)..<(right - 1), &screen)
  }

  private static func overlay(
    _ overlay: OverlayAppearance, row: Int, in columns: Range<Int>, _ screen: inout Screen
  ) {
    switch overlay {
    case .hidden: break
    case .control(let face): control(face, row: row, in: columns, &screen)
    case .list(let faces, let highlighted):
      list(faces, highlighted: highlighted, row: row, in: columns, &screen)
    }
  }

  private static func control(
    _ face: ControlFace, row: Int, in columns: Range<Int>, _ screen: inout Screen
  ) {
    let style: Cell.Style = face.isEnabled ? .color(.yellow) : .dim
    let end = screen.write(
      face.title, row: row, column: columns.lowerBound, upTo: columns.upperBound,
      face.isEnabled ? .bold : .dim)
    screen.write(face.valueText, row: row, column: end + 2, upTo: columns.upperBound, style)
    let last = columns.count - 1
    // Written so that a fraction that isn't a number results in the left end.
    let place = face.fraction > 0 ? Int((min(face.fraction, 1) * Double(last)).rounded()) : 0
    let track =
      String(repeating: "─", count: place) + "●" + String(repeating: "─", count: last - place)
    screen.write(track, row: row + 1, column: columns.lowerBound, upTo: columns.upperBound, style)
  }

  private static func list(
    _ faces: [ControlFace], highlighted: Int, row: Int, in columns: Range<Int>,
    _ screen: inout Screen
  ) {
    let titles = faces.enumerated().map { index, face in
      " \(index + 1) \(face.isEnabled ? face.title : "(\(face.title))") "
    }
    // The items before the highlighted item that leave room for it.
    var (first, used) = (min(max(highlighted, 0), max(titles.count - 1, 0)), 0)
    for index in titles.indices.prefix(first + 1).reversed() {
      used += CharacterWidth.columns(of: titles[index]) + 1
      guard used <= columns.count || index == first else { break }
      first = index
    }
    var column = columns.lowerBound
    for index in titles.indices.dropFirst(first) {
      // The last column shows that there is more.
      guard column < columns.upperBound - 1 else {
        screen.write("…", row: row, column: columns.upperBound - 1, .dim)
        return
      }
      let style: Cell.Style =
        index == highlighted ? .inverse : faces[index].isEnabled ? .plain : .dim
      column =
        screen.write(titles[index], row: row, column: column, upTo: columns.upperBound, style) + 1
    }
  }

  private static let buttonWidth = 8

  // MARK: The app

  private static func app(
    _ facts: [PhonePicture.Fact], in rows: Range<Int>, from column: Int, _ screen: inout Screen
  ) {
    let width = min(12, facts.map { CharacterWidth.columns(of: $0.name) }.max() ?? 0)
    for (fact, row) in zip(facts, rows) {
      screen.write(fact.name, row: row, column: column, upTo: column + width, .dim)
      screen.write(fact.value, row: row, column: column + width + 1)
    }
  }

  private static func entries(
    _ entries: [Trace.Entry], in rows: Range<Int>, _ screen: inout Screen
  ) {
    for (entry, row) in zip(entries.suffix(rows.count), rows) {
      screen.write("\(entry)", row: row, column: 0, style(of: entry.kind))
    }
  }

  private static func style(of kind: Trace.Kind) -> Cell.Style {
    switch kind {
    case .step: .bold
    case .overlay: .color(.cyan)
    case .app, .callback, .event: .color(.green)
    case .value, .written, .enabled, .device: .color(.yellow)
    case .diagnostic, .fault: .color(.red)
    case .unanswered: .color(.magenta)
    case .system, .sound, .session, .focus, .launch, .process, .content: .color(.blue)
    case .input, .sample, .gesture, .queue, .haptic: .dim
    }
  }
}
