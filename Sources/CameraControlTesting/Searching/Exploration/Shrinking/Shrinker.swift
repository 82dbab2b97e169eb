import CameraControl

/// Makes a failing script as simple as it can, one run at a time.
///
/// The shrinker proposes a simpler script, and its caller reports whether the script breaks the same
/// property. The passes stand in the order in which it tries them; decision 37 has the reasons. At the end, it
/// resets the phone's settings to the defaults if the same script still fails. It doesn't change the script
/// then, so the script also fails on the phone that found it. It ends after a number of runs.
struct Shrinker {
  /// The simplest candidate so far.
  private(set) var best: Candidate

  /// The instants at which the simplest candidate began and each of its steps ended; empty after a crash.
  private var times: [PhoneInstant]
  private(set) var runs = 0

  private var pass: Pass
  private var block: Int
  private var place = 0
  private var proposals: [Candidate]?
  private(set) var proposed: Candidate?
  private var failures = 0
  let repetitions: Int
  private var hasImproved = false
  private var tried: Set<Candidate.Key>
  private let limit: Int
  private let keepsSetUp: Bool

  private let alphabet: Alphabet

  /// The steps that scripts are made of, those that don't depend on the phone's state.
  private let steps: [GestureStep]

  /// These steps, each followed by the same step with other amounts.
  private let replacements: [GestureStep]
  private let variants: [ExplorationVariant]

  /// The passes that the shrinker tries, in this order.
  private enum Pass: Int {
    case blocks, pairs, parts, times, shorter, runs, replaced, elsewhere, amounts, options, defaults
  }

  init(
    _ candidate: Candidate, _ alphabet: Alphabet, _ variants: [ExplorationVariant],
    times: [PhoneInstant] = [], repetitions: Int = 1, limit: Int = 2_000, keepsSetUp: Bool = false
  ) {
    best = candidate
    self.times = times
    self.repetitions = repetitions
    self.alphabet = alphabet
    steps = alphabet.fixedSteps
    var known: Set<GestureStep> = []
    replacements = steps.flatMap { [$0] + $0.otherSteps }.filter { known.insert($0).inserted }
    self.variants = variants
    pass = candidate.steps.count <= Self.longestForPartsFirst ? .parts : .blocks
    block = max(1, candidate.steps.count / 2)
    tried = [candidate.key]
    self.limit = limit
    self.keepsSetUp = keepsSetUp
  }

  /// Returns the next candidate to try, or `nil` if there is nothing left to try.
  mutating func next() -> Candidate? {
    if let proposed { return proposed }
    guard runs < limit else { return nil }
    repeat {
      let all = proposals ?? makeProposals()
      proposals = all
      for candidate in all.dropFirst(place) {
        place += 1
        guard tried.insert(candidate.key).inserted else { continue }
        runs += 1
        (proposed, failures) = (candidate, 0)
        return candidate
      }
    } while moveOn()
    return nil
  }

  /// Notes the steps with which the candidate broke the same property; `nil` if it did not.
  mutating func take(_ steps: [GestureStep]?, times: [PhoneInstant] = []) {
    guard let candidate = proposed else { return }
    failures += 1
    if steps != nil, failures < repetitions { return }
    proposed = nil
    guard let steps else { return }
    (best, self.times) = (candidate, times)
    if pass != .defaults { best.steps = steps }
    hasImproved = true
    proposals = nil
    // After the removal of a block, the next block is at the same place.
    place = pass == .blocks ? place - 1 : 0
  }

  /// Moves to smaller blocks, to the next pass, or to the first again; returns whether there is
  /// something to do.
  private mutating func moveOn() -> Bool {
    (place, proposals) = (0, nil)
    if pass == .blocks, block > 1 {
      block /= 2
      return true
    }
    guard let following = Pass(rawValue: pass.rawValue + 1) else { return false }
    pass = following
    if pass == .defaults, hasImproved {
      (pass, hasImproved, block) = (.blocks, false, max(1, best.steps.count / 2))
    }
    return true
  }

  // MARK: What to try

  private func makeProposals() -> [Candidate] {
    let count = best.steps.count
    return switch pass {
    case .blocks:
      stride(from: 0, to: count, by: block).map { best.without($0..<min($0 + block, count)) }
    // One step may undo another.
    case .pairs where count <= Self.longestForPairs:
      (0..<count).flatMap { first in ((first + 1)..<count).map { best.without([first, $0]) } }
    // Shorter parts come first.
    case .parts where count <= Self.longestForParts:
      Array(0..<count).omissions.map { best.without($0) }
    case .times where count > 1: withTimeInOneStep()
    case .shorter: shorterScripts()
    case .runs: withOneStepForSeveral()
    case .replaced:
      count <= Self.longestForReplacing ? withOneStepReplaced() : withOneStepForTwo()
    // Another order of callbacks may not need a step.
    case .elsewhere where count <= Self.longestElsewhere:
      variants.flatMap { variant in (0..<count).map { best.without([$0]).under(variant) } }
    case .amounts:
      (0..<count).flatMap { place in
        alphabet.simplerSteps(than: best.steps[place]).map { best.replacing(place, with: $0) }
      }
    case .options: best.variant.simplerChanges.map(best.under)
    case .defaults where !keepsSetUp: best.variant.simpler.map(best.under)
    case .pairs, .parts, .times, .elsewhere, .defaults: []
    }
  }

  /// Returns all scripts that are shorter, as long as there are few of one length.
  private func shorterScripts() -> [Candidate] {
    guard best.steps.count > 1, steps.count <= Self.mostOfOneLength else { return [] }
    // With all amounts, only scripts of one step are few.
    var all = (replacements.count <= Self.mostOfOneLength ? replacements : steps).map { [$0] }
    var last = steps.map { [$0] }
    for _ in 2..<max(2, best.steps.count) {
      guard last.count * steps.count <= Self.mostOfOneLength else { break }
      last = last.flatMap { script in steps.map { script + [$0] } }
      all += last
    }
    return all.map { Candidate(steps: $0, variant: best.variant) }
  }

  /// Returns the candidate with one wait in the place of steps that may only let time pass.
  ///
  /// The steps follow each other, or, in a short script, are two that are apart. Where a button is
  /// held, a press may take as long.
  private func withTimeInOneStep() -> [Candidate] {
    let (count, durations) = (best.steps.count, durations)
    func time(of run: Range<Int>) -> Duration? {
      let sum = durations[run].reduce(.zero, +)
      return sum > .zero ? sum : nil
    }
    // Long runs come first. With half the length each time, there are few of them.
    let lengths = sequence(first: count) { $0 > 2 ? ($0 + 1) / 2 : nil }
    let runs = lengths.flatMap { (length: Int) -> [Range<Int>] in
      stride(from: 0, through: count - length, by: length / 2).map { $0..<($0 + length) }
    }
    let waits = runs.compactMap { run in
      time(of: run).map { best.replacing(run, with: .wait($0)) }
    }
    let presses = holds.compactMap { down, button, up in
      time(of: (down + 1)..<up).map {
        best.replacing(down..<min(up + 1, count), with: .press(button, $0))
      }
    }
    let isShort = count <= Self.longestForParts
    let places = durations.indices.filter { isShort && durations[$0] > .zero }
    let apart = places.flatMap { gone in
      places.filter { abs($0 - gone) > 1 }.map { place in
        best.replacing(place, with: .wait(durations[place] + durations[gone])).without([gone])
      }
    }
    return waits + presses + apart
  }

  /// The time that each step of the simplest candidate takes; zero if nobody knows.
  private var durations: [Duration] {
    best.steps.indices.map { place in
      if case .wait(let duration) = best.steps[place] { return duration }
      return place + 1 < times.count ? times[place].duration(to: times[place + 1]) : .zero
    }
  }

  /// Where a button goes down, and where it goes up again; at the end if no step lets it go.
  private var holds: [(down: Int, button: PhoneButton, up: Int)] {
    best.steps.indices.compactMap { down in
      guard case .input(.button(let button, isDown: true)) = best.steps[down] else { return nil }
      let up = best.steps[down...].firstIndex(of: .up(button))
      return (down, button, up ?? best.steps.count)
    }
  }

  /// Returns the candidate with one step in the place of several, of few if the script is long.
  private func withOneStepForSeveral() -> [Candidate] {
    let count = best.steps.count
    let longest = Self.longestRuns.first { count <= $0.steps }?.run ?? 0
    return (2...max(2, count)).flatMap { length in
      (0..<max(0, count - length + 1)).flatMap { first in
        let run = first..<(first + length)
        return (length <= longest ? replacements : []).map { best.replacing(run, with: $0) }
      }
    }
  }

  private func withOneStepReplaced() -> [Candidate] {
    best.steps.indices.flatMap { place -> [Candidate] in
      let shorter = best.without([place])
      return shorter.steps.indices.flatMap { other in
        replacements.map { shorter.replacing(other, with: $0) }
      }
    }
  }

  /// Returns the candidate with one step for two that belong together, even if others are between them.
  ///
  /// They are the halves of a press, or a light press and a slide. The step is at either place.
  private func withOneStepForTwo() -> [Candidate] {
    typealias Joined = (first: Int, second: Int, step: GestureStep)
    let presses = holds.filter { $0.up < best.steps.count }.map { hold -> Joined in
      (hold.down, hold.up, .press(hold.button))
    }
    let slides = best.steps.indices.flatMap { first -> [Joined] in
      guard best.steps[first] == .lightPress else { return [] }
      return best.steps.indices.dropFirst(first + 1).compactMap { second in
        guard case .slide(let distance) = best.steps[second] else { return nil }
        return (first, second, .lightSlide(distance))
      }
    }
    return (presses + slides).flatMap { first, second, step in
      [(first, second), (second, first)].map { best.replacing($0, with: step).without([$1]) }
    }
  }

  /// The largest number of steps of a script whose parts are all tried.
  private static let longestForParts = 8

  /// The same for a script as it was found: what is removed greedily can hide a shorter part.
  private static let longestForPartsFirst = 6

  /// The largest number of steps of a script without each two of them.
  private static let longestForPairs = 40

  /// How many steps another one takes the place of, in a script of up to a number of steps.
  private static let longestRuns: [(steps: Int, run: Int)] = [(5, 5), (10, 3), (20, 2)]

  /// The largest number of steps of a script in which steps are replaced.
  private static let longestForReplacing = 5

  /// The largest number of steps of a script whose steps are left out under the other variants.
  private static let longestElsewhere = 20

  private static let mostOfOneLength = 100
}
