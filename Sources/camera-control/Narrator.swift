import CameraControl
import CameraControlTesting

/// Plays steps, and after each one prints what the overlay shows and what the app got.
struct Narrator {
  private let phone: SimulatedPhone
  private var told = 0
  private var drawing: String

  init(_ app: DemoApp) {
    phone = app.phone
    drawing = phone.overlay.drawing
    told = phone.trace.entries.count
    print("an \(phone.model) with an app in front\n")
  }

  mutating func perform(_ steps: [GestureStep]) {
    for step in steps {
      if case .repeated(let count, let steps) = step {
        for _ in 0..<max(0, count) { perform(steps) }
      } else {
        perform(step)
      }
    }
  }

  /// Prints what a script leaves behind, such as a button that is still down.
  func tell(_ leftovers: [Leftover]) {
    if !leftovers.isEmpty { print() }
    for leftover in leftovers { print("left over: \(leftover)") }
  }

  private mutating func perform(_ step: GestureStep) {
    print("\(padded("\(phone.now)", to: 7, atLeft: true))  \(padded("finger", to: 8))\(step)")
    phone.perform(GestureScript([step]))
    for line in news() { print(String(repeating: " ", count: 9) + line) }
  }

  /// Returns what happened since the last call: the overlay, the app's notes, the system's actions.
  private mutating func news() -> [String] {
    let entries = phone.trace.entries.dropFirst(told)
    told += entries.count
    var lines: [(kind: String, text: String, count: Int)] = []
    for entry in entries {
      guard let kind = Self.title(of: entry.kind) else { continue }
      // A slide calls an action many times, and the last call is enough.
      if let last = lines.last, Self.belongTogether((last.kind, last.text), (kind, entry.text)) {
        lines[lines.count - 1] = (kind, entry.text, last.count + 1)
      } else {
        lines.append((kind, entry.text, 1))
      }
    }
    let shown = phone.overlay.drawing
    if shown != drawing { lines.insert(("overlay", shown, 1), at: 0) }
    drawing = shown
    return lines.map { line in
      padded(line.kind, to: 8) + line.text + (line.count > 1 ? " (\(line.count) calls)" : "")
    }
  }

  private static func title(of kind: Trace.Kind) -> String? {
    switch kind {
    case .app: "app"
    case .system: "system"
    case .sound: "sound"
    case .session: "session"
    case .focus: "focus"
    case .diagnostic, .fault: "mistake"
    case .unanswered: "nothing"
    case .step, .input, .sample, .gesture, .overlay, .callback, .value, .written, .enabled,
      .device, .event, .haptic:
      nil
    }
  }

  private static func belongTogether(
    _ first: (kind: String, text: String), _ second: (kind: String, text: String)
  ) -> Bool {
    guard first.kind == "app", second.kind == "app" else { return false }
    let words = (first.text.split(separator: " "), second.text.split(separator: " "))
    return words.0.count == 2 && words.1.count == 2 && words.0[0] == words.1[0]
  }

  private func padded(_ text: String, to width: Int, atLeft: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(1, width - text.count))
    return atLeft ? blanks + text : text + blanks
  }
}
