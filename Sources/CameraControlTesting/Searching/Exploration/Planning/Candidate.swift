/// A script and the variant of its phone, while the exploration simplifies a failure.
struct Candidate: Sendable {
  var steps: [GestureStep]
  var variant: ExplorationVariant

  var key: Key { Key(steps: steps, options: variant.names, setUp: variant.setUp) }

  /// What tells two candidates apart.
  struct Key: Hashable {
    let steps: [GestureStep]
    let options: [String]
    let setUp: PhoneSetUp
  }

  func without(_ places: some Sequence<Int>) -> Candidate {
    let gone = Set(places)
    var copy = renumbered { number in
      gone.contains(number - 1) ? nil : number - gone.count { $0 < number - 1 }
    }
    copy.steps = steps.indices.filter { !gone.contains($0) }.map { steps[$0] }
    return copy
  }

  /// Returns the candidate with one step in the place of several, whose late callbacks are those of the
  /// one.
  func replacing(_ run: Range<Int>, with step: GestureStep) -> Candidate {
    var copy = renumbered { number in
      number <= run.lowerBound ? number : max(run.lowerBound + 1, number - run.count + 1)
    }
    copy.steps.replaceSubrange(run, with: [step])
    return copy
  }

  private func renumbered(_ number: (Int) -> Int?) -> Candidate {
    guard case .order(let order) = variant.change else { return self }
    let renumbered = order.renumbered(number)
    var copy = self
    copy.variant.change = renumbered == .inOrder ? nil : .order(renumbered)
    return copy
  }

  func under(_ variant: ExplorationVariant) -> Candidate {
    Candidate(steps: steps, variant: variant)
  }

  func replacing(_ place: Int, with step: GestureStep) -> Candidate {
    var copy = self
    copy.steps[place] = step
    return copy
  }
}
