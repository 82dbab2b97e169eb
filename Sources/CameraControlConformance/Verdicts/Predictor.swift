import CameraControl
import CameraControlTesting

/// Predicts what an app would see in a card, on phones with given options.
///
/// It remembers what it has played, because the phones of a comparison hardly differ.
final class Predictor: Sendable {
  private let known = Guarded<[Key: [[Sighting]]]>([:])
  private let looks = Guarded<[Key: Set<Signature>]>([:])

  /// The one that all comparisons use.
  static let shared = Predictor()

  private struct Key: Hashable {
    let card: String
    let context: Context
    let behavior: PhoneBehavior
    let hands: Int
    let isCheck: Bool
    let rival: String
    var timeout: Duration?
  }

  /// What is known about a phone beside its options.
  struct Context: Hashable, Sendable {
    /// The settings that the person typed.
    let typed: [String: String]

    /// The settings of such a phone, with the defaults of those that the person didn't type.
    let settings: PhoneSettings

    /// Creates what is known about a phone with such a header.
    init(typed: [String: String] = [:], system: String = "") {
      self.typed = typed
      settings = PhoneSettings(typed: typed, system: system)
    }
  }

  /// Returns what the app sees, for each of several hands.
  func plays(
    of card: Card, _ context: Context, _ behavior: PhoneBehavior, isCheck: Bool = false,
    _ rival: Rival? = nil, by hands: [Hand] = Hand.all
  ) -> [[Sighting]] {
    let key = key(of: card, context, behavior, isCheck, rival, hands)
    if let plays = known.withLock({ $0[key] }) { return plays }
    let plays = play(card, context, behavior, isCheck, rival, hands)
    known.withLock { known in
      if known.count >= Self.mostPlays { known.removeAll() }
      known[key] = plays
    }
    return plays
  }

  /// Returns what repetitions can look like, for each of several hands.
  ///
  /// The timeout is how long the overlay stays open after a single gesture, if that is known.
  func signatures(
    of card: Card, _ context: Context, _ behavior: PhoneBehavior, isCheck: Bool,
    _ rival: Rival?, by hands: [Hand], timeout: Duration?
  ) -> Set<Signature> {
    var key = key(of: card, context, behavior, isCheck, rival, hands)
    key.timeout = timeout
    if let look = looks.withLock({ $0[key] }) { return look }
    // A phone that never makes a call is one of the model otherwise.
    let plays =
      rival == nil || rival?.mute != nil
      ? self.plays(of: card, context, behavior, isCheck: isCheck, by: hands)
      : play(card, context, behavior, isCheck, rival, hands)
    let look = Set(
      plays.map { sightings in
        Signature(sightings.filter { $0.kind != rival?.mute }, of: card, timeout: timeout)
      })
    looks.withLock { looks in
      if looks.count >= Self.most { looks.removeAll() }
      looks[key] = look
    }
    return look
  }

  private func key(
    of card: Card, _ context: Context, _ behavior: PhoneBehavior, _ isCheck: Bool,
    _ rival: Rival?, _ hands: [Hand]
  ) -> Key {
    Key(
      card: card.name, context: context, behavior: behavior, hands: hands.count, isCheck: isCheck,
      rival: rival?.text ?? "")
  }

  private func play(
    _ card: Card, _ context: Context, _ behavior: PhoneBehavior, _ isCheck: Bool,
    _ rival: Rival?, _ hands: [Hand]
  ) -> [[Sighting]] {
    let played = rival?.card(card) ?? card
    return hands.compactMap { hand in
      let phone =
        rival?.phone(behavior, context.settings)
        ?? SimulatedPhone(settings: context.settings, behavior: behavior)
      return try? played.play(on: phone, by: hand, repetition: isCheck ? 2 : 1)
    }
  }

  private static let most = 100_000
  private static let mostPlays = 4_000
}
