import CameraControl
import CameraControlTesting

/// Predicts what an app would see in a card, on phones with given options.
///
/// The predictor caches its results, because most comparisons use the same phones.
final class Predictor: Sendable {
  private let known = Guarded<[Question: [Prediction]]>([:])

  /// The one that all comparisons use.
  static let shared = Predictor()

  /// What a prediction is about.
  struct Question: Hashable {
    let card: Card
    let context: Context
    let deck: Deck
    let guess: Guess
    var isCheck = false
    var rival: Rival?
    /// When a light press counts.
    var commit = LightCommit.releaseDwellOrSlide
    /// How long the overlay stays open after a single gesture, if that is known.
    var timeout: Duration?

    // There is only one deck, and its cards have different names.
    static func == (one: Question, other: Question) -> Bool {
      one.guess == other.guess && one.card.name == other.card.name && one.isCheck == other.isCheck
        && one.rival?.text == other.rival?.text && one.timeout == other.timeout
        && one.commit == other.commit && one.context.typed == other.context.typed
        && one.context.system == other.context.system
        && one.context.isCoarse == other.context.isCoarse
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(guess)
      hasher.combine(card.name)
      hasher.combine(isCheck)
      hasher.combine(rival?.text)
    }
  }

  /// What an app sees when one of the hands does a card.
  struct Prediction: Sendable {
    let signature: Signature

    /// What the repetition measures, if it measures a time.
    let span: Measurement.Span?
  }

  /// Facts about a phone other than its options.
  struct Context: Sendable {
    /// The settings that the person typed, and the version of the system.
    let typed: [String: String]
    let system: String

    /// The step of the clock of the recordings, if it is coarse; otherwise zero.
    let tick: Duration

    /// Whether the times of the recordings are too coarse to tell long presses from short ones.
    var isCoarse: Bool { tick > .zero }

    /// The settings of such a phone, with the defaults of those that the person didn't type.
    let settings: PhoneSettings

    /// Creates what is known about a phone with such a header.
    init(typed: [String: String] = [:], system: String = "", tick: Duration = .zero) {
      (self.typed, self.system, self.tick) = (typed, system, tick)
      settings = PhoneSettings(typed: typed, system: system)
    }
  }

  /// Returns what the app sees, for each of the first hands.
  func predictions(_ question: Question, hands: Int = Hand.all.count) -> [Prediction] {
    let known = known.withLock { $0[question] } ?? []
    guard known.count < hands else { return Array(known.prefix(hands)) }
    let all = known + Hand.all[known.count..<hands].map { predict(question, by: $0) }
    remember(all, question)
    return all
  }

  /// Returns which signatures a hand can leave; as soon as all are found, it tries no other.
  func found(
    _ wanted: Set<Signature>, _ question: Question, hands: Int = Hand.all.count
  ) -> Set<Signature> {
    let before = known.withLock { $0[question] } ?? []
    var (all, left) = (before, wanted)
    for place in 0..<hands where !left.isEmpty {
      if place == all.count { all.append(predict(question, by: Hand.all[place])) }
      left.remove(all[place].signature)
    }
    if all.count > before.count { remember(all, question) }
    return wanted.subtracting(left)
  }

  private func remember(_ predictions: [Prediction], _ question: Question) {
    known.withLock { known in
      if known.count >= Self.most { known.removeAll() }
      known[question] = predictions
    }
  }

  private func predict(_ question: Question, by hand: Hand) -> Prediction {
    // Such a phone never makes certain calls, but otherwise does what the simulation does.
    if let mute = question.rival?.mute {
      var spoken = question
      spoken.rival = nil
      let place = Hand.all.firstIndex(of: hand) ?? 0
      let signature = predictions(spoken, hands: place + 1)[place].signature
      return Prediction(signature: signature.without(mute), span: nil)
    }
    let (card, settings) = (question.card, question.context.settings)
    var behavior = question.guess.behavior(of: question.deck)
    behavior.button.lightCommit = question.commit
    let phone =
      question.rival?.phone(behavior, settings)
      ?? SimulatedPhone(settings: settings, behavior: behavior)
    let played = question.rival?.card(card) ?? card
    let seen =
      (try? played.play(on: phone, by: hand, repetition: question.isCheck ? 2 : 1)) ?? []
    return Prediction(
      signature: Signature(
        seen, of: card, timeout: question.timeout, isCoarse: question.context.isCoarse),
      span: .init(seen))
  }

  private static let most = 400_000
}
