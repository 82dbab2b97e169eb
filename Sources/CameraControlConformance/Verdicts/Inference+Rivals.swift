import CameraControl

// Explanations of a card other than the options.

extension Inference {
  /// What makes phones with a value of an option look like what was seen; `nil` if nothing does.
  func rival(
    of rivals: [Rival], to option: (number: Int, value: Int)?, in card: Card, _ seen: Seen
  ) -> String? {
    let all = options(of: card)
    let apart = seen.all.filter { !$0.isCheck }
    for rival in rivals {
      // After a mistake of the person, options may matter on which the card doesn't depend.
      let more = rival.options.compactMap { deck.index(of: $0) }.filter { !all.contains($0) }
      var probe = knowledge
      if let option { probe.values[option.number] = [option.value] }
      // If there are too many combinations to try, assume that one of them explains the card.
      guard let guesses = probe.guesses(of: all + more, atMost: Self.fewer) else {
        if option == nil { continue }
        return rival.text
      }
      for guess in guesses {
        if let step = rival.mistake?.steps[0] {
          // Up to the mistake, the app must have observed the same as without the mistake.
          guard begins(question(card, guess.part(all)), like: apart, until: step + 1),
            step + 1 == card.steps.count
              || begins(
                question(card.head(step + 1), guess, isCheck: false, rival), like: apart,
                until: step + 2)
          else { continue }
        }
        // A single hand already rules out nearly all guesses that explain nothing.
        let first = predictor.predictions(question(card, guess, isCheck: false, rival), hands: 1)[0]
          .signature
        guard seen.all.contains(first) else { continue }
        let looks = looks(of: card, guess, rival, among: seen, hands: Hand.few)
        guard seen.count(of: looks) * 3 >= seen.all.count * 2 else { continue }
        if seen.isHalf(looks) { return rival.text }
      }
    }
    return nil
  }

  /// Whether a usual play looks like one of those that were seen, until an instruction is shown.
  private func begins(
    _ question: Predictor.Question, like seen: [Signature], until step: Int
  ) -> Bool {
    let start = predictor.predictions(question, hands: 1)[0].signature.entries(before: step)
    return seen.contains { $0.entries(before: step) == start }
  }

  /// Looks for what explains a card that no option explains.
  mutating func lookForRivals(of card: Card) {
    guard let attempts = evidence[card.name]?.attempts, readings[card.name]?.isExplained == false
    else { return }
    let found = rival(
      of: Rival.all(of: card, typed: context(of: card).typed), to: nil, in: card,
      Seen(attempts.map { signature($0, of: card) }))
    readings[card.name]?.rival = found
    guard found == nil else { return }
    for guess in knowledge.guesses(of: options(of: card), atMost: Self.most) ?? [] {
      for isCheck in Set([false, card.check != nil]) {
        let all = predictor.predictions(question(card, guess, isCheck: isCheck))
        readings[card.name]?.predictions.formUnion(all.map(\.signature))
      }
    }
  }

  /// The card that leaves an option open because it shows what neither an option nor a rival explains.
  ///
  /// If a phone does such things in several cards, the model doesn't describe it, so all options that these
  /// cards depend on stay open.
  func strangeCard(for option: String) -> Card? {
    let strange = deck.cards.filter { card in
      readings[card.name].map { $0.isExplained == false && $0.rival == nil } ?? false
    }
    let deciding = deck.cards.filter { $0.options.contains(option) }
    let near = strange.first { card in
      card.options.contains(option) || strange.count > 1 && card.others.contains(option)
    }
    // If two cards show strange calls of a kind, other calls of that kind can't be trusted either.
    return near
      ?? [Sighting.Kind.event, .controls, .action].lazy.compactMap { kind in
        let some = strange.filter { has(kind, $0) }
        return some.count > 1 && deciding.contains { has(kind, $0) } ? some[0] : nil
      }.first
  }

  /// Whether the app usually received calls of a kind in a card.
  private func has(_ kind: Sighting.Kind, _ card: Card) -> Bool {
    readings[card.name]?.sightings.contains { $0.kind == kind } ?? false
  }

  private static let fewer = 100
}
