/// A script and the variant of its phone, while the exploration simplifies a failure.
struct Candidate: Sendable {
  var steps: [GestureStep]
  var variant: ExplorationVariant

  /// What tells two candidates apart.
  var key: Key { Key(steps: steps, options: variant.names, setUp: variant.setUp) }

  struct Key: Hashable {
    let steps: [GestureStep]
    let options: [String]
    let setUp: PhoneSetUp
  }

  /// Returns the candidate without the steps at certain places.
  func without(_ places: some Sequence<Int>) -> Candidate {
    var copy = self
    for place in places.sorted(by: >) where place < steps.count { copy.steps.remove(at: place) }
    return copy
  }

  /// Returns the candidate with another variant of the phone.
  func under(_ variant: ExplorationVariant) -> Candidate {
    Candidate(steps: steps, variant: variant)
  }

  /// Returns the candidate with another step at a place.
  func replacing(_ place: Int, with step: GestureStep) -> Candidate {
    var copy = self
    copy.steps[place] = step
    return copy
  }
}
