import CameraControl
import CameraControlTesting

/// Says what an app would see in a card, on phones with given options.
///
/// It remembers what it has played, because the phones of a comparison hardly differ.
final class Predictor: Sendable {
  private let known = Guarded<[Key: [[Sighting]]]>([:])

  /// The one that all comparisons use.
  static let shared = Predictor()

  private struct Key: Hashable {
    let card: String
    let settings: [String: String]
    let behavior: PhoneBehavior
    let hands: Int
  }

  /// Returns what the app sees, for each of several hands.
  func plays(
    of card: Card, _ settings: [String: String], _ behavior: PhoneBehavior,
    by hands: [Hand] = Hand.all
  ) -> [[Sighting]] {
    let key = Key(card: card.name, settings: settings, behavior: behavior, hands: hands.count)
    if let plays = known.withLock({ $0[key] }) { return plays }
    let chosen = Self.settings(settings)
    let plays = hands.compactMap { hand in
      try? card.play(on: SimulatedPhone(settings: chosen, behavior: behavior), by: hand)
    }
    known.withLock { known in
      if known.count >= Self.most { known.removeAll() }
      known[key] = plays
    }
    return plays
  }

  /// Returns what a repetition can look like.
  func signatures(
    of card: Card, _ settings: [String: String], _ behavior: PhoneBehavior,
    by hands: [Hand] = Hand.all
  ) -> Set<Signature> {
    Set(plays(of: card, settings, behavior, by: hands).map { Signature($0) })
  }

  /// The settings that a person typed, without those that make no sense.
  private static func settings(_ texts: [String: String]) -> PhoneSettings {
    PhoneSettings { settings in
      for (name, value) in texts.sorted(by: { $0.key < $1.key }) {
        let script = try? GestureScript(parsing: "set \(name) \(value)")
        for change in script?.settingChanges ?? [] { change.apply(to: &settings) }
      }
    }
  }

  private static let most = 20_000
}
