import CameraControl
import CameraControlTerminal
import CameraControlTesting

/// Prints, after each step, what the overlay shows and which calls the app received.
struct Narrator: Audience {
  private let output: Output
  private let hasColors: Bool
  private var drawing = ""

  init(_ output: Output) {
    self.output = output
    hasColors = output.hasColors
  }

  mutating func begin(_ phone: SimulatedPhone, _ news: [Trace.Entry]) throws {
    let model = phone.model
    let lack = model.hasCameraControl ? "" : "; this phone has no Camera Control"
    try output.write("an \(OneLine.text(model.name)) with an app in front\(lack)\n\n")
    drawing = phone.overlay.drawing
    // Most entries of an app's start are as expected, so only findings are printed.
    try write(news.filter { $0.kind == .diagnostic || $0.kind == .fault })
  }

  mutating func show(
    _ step: GestureStep, at instant: PhoneInstant, _ news: [Trace.Entry], on phone: SimulatedPhone
  ) throws {
    let time = padded("\(instant)", to: 7, atLeft: true)
    try output.write("\(time)  \(padded("finger", to: 8))\(OneLine.text("\(step)"))\n")
    let shown = phone.overlay.drawing
    if shown != drawing { try write("overlay", shown) }
    drawing = shown
    try write(news)
    // A person at a terminal sees each step at once.
    if output.isTerminal { try output.flush() }
  }

  mutating func end(_ phone: SimulatedPhone, _ tally: Tally) throws {
    // The last lines show an overlay that is still open, which is no mistake here.
    let unfinishedWork = phone.unfinishedWork.filter { $0.kind != .deadline }
    if !unfinishedWork.isEmpty { try output.write("\n") }
    for work in unfinishedWork { try output.write("unfinished: \(work)\n") }
    try output.write("\n\(tally.text)\n")
  }

  /// Prints what happened: the app's notes, the system's actions and the phone's findings.
  private func write(_ entries: [Trace.Entry]) throws {
    var lines: [(title: String, text: String, count: Int)] = []
    for entry in entries {
      guard let title = Self.title(of: entry.kind) else { continue }
      // A slide calls an action many times, and the last call is enough.
      if let last = lines.last, Self.belongTogether((last.title, last.text), (title, entry.text)) {
        lines[lines.count - 1] = (title, entry.text, last.count + 1)
      } else {
        lines.append((title, entry.text, 1))
      }
    }
    for line in lines {
      try write(line.title, line.text + (line.count > 1 ? " (\(line.count) calls)" : ""))
    }
  }

  private func write(_ title: String, _ text: String) throws {
    let left = padded(title, to: 8)
    let color = hasColors ? Self.color(of: title) : nil
    let indent = String(repeating: " ", count: 9)
    try output.write("\(indent)\(color?.paint(left) ?? left)\(OneLine.text(text))\n")
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
    case .launch: "launch"
    case .process: "process"
    case .content: "content"
    case .step, .input, .sample, .gesture, .overlay, .queue, .callback, .value, .written, .enabled,
      .device, .event, .haptic:
      nil
    }
  }

  private static func color(of title: String) -> Color? {
    switch title {
    case "overlay": .cyan
    case "app": .green
    case "system": .yellow
    case "sound": .blue
    case "mistake": .red
    case "nothing": .magenta
    default: nil
    }
  }

  private static func belongTogether(
    _ first: (kind: String, text: String), _ second: (kind: String, text: String)
  ) -> Bool {
    guard first.kind == "app", second.kind == "app" else { return false }
    let words = NumberedText(second.text)?.words
    return words != nil && NumberedText(first.text)?.words == words
  }

  private func padded(_ text: String, to width: Int, atLeft: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(1, width - text.count))
    return atLeft ? blanks + text : text + blanks
  }
}
