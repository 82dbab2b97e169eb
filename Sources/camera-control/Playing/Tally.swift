import CameraControlTesting

/// The numbers of events while the tool played a script.
struct Tally: Encodable {
  /// The photos that the app took.
  var photos = 0
  /// The calls that the app got: of its delegate, its actions and its handlers.
  var calls = 0
  /// The mistakes that the phone found: faults and diagnostics.
  var findings = 0
  /// The presses and gestures that led to nothing.
  var unanswered = 0
  /// The calls that the phone refused and could not throw an error for.
  var faults = 0

  /// Counts what an entry says.
  mutating func count(_ entry: Trace.Entry) {
    switch entry.kind {
    case .app: calls += 1
    case .diagnostic: findings += 1
    case .fault:
      findings += 1
      faults += 1
    case .unanswered: unanswered += 1
    default: break
    }
  }

  /// The numbers in one line.
  var text: String {
    [
      Self.text(photos, "photo"), Self.text(calls, "call"), Self.text(findings, "finding"),
      "\(unanswered) without effect", Self.text(faults, "fault"),
    ].joined(separator: ", ")
  }

  private static func text(_ count: Int, _ name: String) -> String {
    count == 1 ? "1 \(name)" : "\(count) \(name)s"
  }
}
