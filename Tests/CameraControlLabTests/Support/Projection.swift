import CameraControlConformance
import CameraControlTesting

/// What a trace and a recording have in common: the calls that an app gets.
enum Projection {
  /// The line of a sighting; `nil` if no trace has it.
  static func line(_ sighting: Sighting) -> String? {
    let value = sighting.value.map { " \(number($0))" } ?? ""
    let time = sighting.time / .seconds(1)
    switch sighting.kind {
    case .controls, .session: return "\(number(time)) \(sighting.what)"
    case .action: return "\(number(time)) \(sighting.what)\(value)"
    case .event: return "\(number(time)) \(sighting.what)"
    case .card, .step, .did, .refused, .app, .device, .answer, .check, .end: return nil
    }
  }

  /// The line of an entry; `nil` if an app gets no call for it.
  static func line(_ entry: Trace.Entry) -> String? {
    let time = number(Double(entry.instant.nanoseconds) / 1e9)
    switch entry.kind {
    case .callback, .session: return "\(time) \(entry.text)"
    case .value:
      let words = entry.text.split(separator: " ")
      return "\(time) \(words[0].lowercased()) \(number(Double(words[1]) ?? 0))"
    case .event:
      // The app does not learn which button it was, but which of its handlers is called.
      let isSecondary = entry.text.hasSuffix(", secondary")
      let words = entry.text.split(whereSeparator: { " ,".contains($0) })
      return "\(time) \(isSecondary ? "secondary" : "primary") \(words[1])"
    default: return nil
    }
  }

  private static func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
