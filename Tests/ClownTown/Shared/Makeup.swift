import Observation

/// Whether portraits get makeup and a nose.
@MainActor
@Observable
final class Makeup {
  static let shared = Makeup()

  var isOn = false
}
