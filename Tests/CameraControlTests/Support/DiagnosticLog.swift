import CameraControl
import TestSupport

/// The names of the diagnostics that a phone tells its followers.
final class DiagnosticLog {
  private let entries = Log<String>()
  private let observation: ObservationToken

  init(_ phone: Phone) {
    observation = phone.observe([.diagnostic]) { [entries] record in
      if case .diagnostic(let diagnostic) = record.event { entries.add(diagnostic.name) }
    }
  }

  var names: [String] { entries.all }
}
