import CameraControl

/// Follows a trace to find what ends without having begun, or begins and never ends.
struct TraceBalance {
  // Counts beginnings, because several handlers can get the same press.
  private var open: [String: [PhoneInstant]] = [:]

  /// Takes the next entry, and returns what is wrong with it, if anything.
  mutating func take(_ entry: Trace.Entry) -> TraceMismatch? {
    guard let (name, isBeginning) = Self.meaning(of: entry) else { return nil }
    if isBeginning {
      open[name, default: []].append(entry.instant)
      return nil
    }
    return open[name]?.popLast() == nil
      ? complaint("\(name) ended but never began", entry.instant) : nil
  }

  /// Ends the trace, and returns what began first of all that never ended, if anything.
  func finish() -> TraceMismatch? {
    let left = open.compactMap { name, instants in instants.last.map { ($0, name) } }
    return left.min { $0 < $1 }.map { complaint("\($0.1) began but never ended", $0.0) }
  }

  private func complaint(_ message: String, _ instant: PhoneInstant) -> TraceMismatch {
    TraceMismatch(message, expected: [], actual: [], firstDifference: 0, instant: instant)
  }

  private static func meaning(of entry: Trace.Entry) -> (name: String, isBeginning: Bool)? {
    switch (entry.kind, entry.text) {
    case (.callback, TraceText.text(of: .didBecomeActive)):
      ("the active state of the controls", true)
    case (.callback, TraceText.text(of: .didBecomeInactive)):
      ("the active state of the controls", false)
    case (.callback, TraceText.text(of: .willEnterFullscreen)): ("the fullscreen appearance", true)
    case (.callback, TraceText.text(of: .willExitFullscreen)): ("the fullscreen appearance", false)
    case (.focus, TraceText.focusLocked): ("the focus lock", true)
    case (.focus, TraceText.focusFree): ("the focus lock", false)
    case (.event, let text): press(text)
    default: nil
    }
  }

  private static func press(_ text: String) -> (name: String, isBeginning: Bool)? {
    let words = text.split(separator: " ")
    // A press of a stem may lack its beginning, depending on the phone's behaviour.
    guard words.count > 1, words[0] != TraceText.name(.airPodsStem) else { return nil }
    return ("the press of \(words[0])", words[1].hasPrefix("began"))
  }
}
