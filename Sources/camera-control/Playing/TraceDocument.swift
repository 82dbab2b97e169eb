import CameraControl
import CameraControlTesting
import Foundation

/// Writes everything that happens as a JSON object, entry by entry.
///
/// Unlike text, JSON has titles and names exactly as they are.
struct TraceDocument: Audience {
  private let output: Output
  private let script: GestureScript
  private let hasEntries: Bool
  private let encoder = JSONEncoder()
  private var isFirst = true

  /// Creates a document, which has the entries, or only the numbers.
  init(_ output: Output, of script: GestureScript, hasEntries: Bool = true) {
    self.output = output
    self.script = script
    self.hasEntries = hasEntries
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func begin(_ phone: SimulatedPhone, _ news: [Trace.Entry]) throws {
    try output.write(
      """
      {
      "version": \(json(Version.current)),
      "phone": \(json(phone.model.name)),
      "settings": \(json(phone.settings)),
      "script": \(json(script.text)),

      """)
    if hasEntries { try output.write("\"entries\": [") }
    try write(news)
  }

  mutating func show(
    _ step: GestureStep, at instant: PhoneInstant, _ news: [Trace.Entry], on phone: SimulatedPhone
  ) throws { try write(news) }

  mutating func end(_ phone: SimulatedPhone, _ tally: Tally) throws {
    if hasEntries { try output.write("\n],\n") }
    try output.write("\"summary\": \(json(tally))\n}\n")
  }

  private mutating func write(_ entries: [Trace.Entry]) throws {
    guard hasEntries else { return }
    for entry in entries {
      try output.write((isFirst ? "\n" : ",\n") + json(entry))
      isFirst = false
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
