import CameraControlConformance
import CameraControlTesting
import Foundation
import HiddenPhones

/// Hides phones of five kinds behind what an app sees, and counts the verdicts that are wrong.
///
///     LabCampaign [--seed N] [--count N] [--kind KIND] [--noise NOISE] [--cards N] [--slip CARD] [--again N]
///
/// The count is the number of phones of each kind. Each person does the first cards of the deck, and
/// with `--slip` makes a single mistake, in the third repetition of that card. With `--again`, the
/// person then does the cards that the comparison asks for, up to so many times. The program prints each wrong verdict, and ends with 1
/// if there is one.
@main
struct LabCampaign {
  private var seed: UInt64 = 1
  private var count = 300
  private var kinds = HiddenKind.allCases
  private var noise: Noise?
  private var (cards, again) = (Int.max, 0)
  private var slip: String?

  static func main() throws {
    guard let campaign = LabCampaign(CommandLine.arguments.dropFirst()) else {
      print(
        "usage: LabCampaign [--seed N] [--count N] [--kind KIND] [--noise NOISE] [--cards N] "
          + "[--slip CARD] [--again N]")
      exit(2)
    }
    exit(try campaign.run() == 0 ? 0 : 1)
  }

  private init?(_ arguments: ArraySlice<String>) {
    var left = arguments
    while let name = left.popFirst() {
      guard let value = left.popFirst() else { return nil }
      switch (name, UInt64(value), HiddenKind(rawValue: value)) {
      case ("--seed", let number?, _): seed = number
      case ("--count", let number?, _): count = Int(number)
      case ("--kind", _, let kind?): kinds = [kind]
      case ("--again", let number?, _): again = Int(number)
      case ("--cards", let number?, _): cards = Int(number)
      case ("--slip", _, _): slip = value
      case ("--noise", _, _):
        guard let noise = Noise(rawValue: value) else { return nil }
        self.noise = noise
      default: return nil
      }
    }
  }

  /// Tries all phones, and returns how many have a wrong verdict.
  private func run() throws -> Int {
    try kinds.reduce(0) { try $0 + run($1) }
  }

  private func run(_ kind: HiddenKind) throws -> Int {
    var (wrong, decided, all) = (0, 0, 0)
    var reasons: [String: Int] = [:]
    let began = ContinuousClock.now
    for seed in seed..<seed + UInt64(count) {
      let hidden = HiddenPhone(seed: seed, kind)
      var person = Person(seed: seed)
      if kind == .misreading { person.misread(3) }
      let found = try compare(hidden, &person, seed)
      let mistakes = hidden.wrong(in: found)
      wrong += mistakes.isEmpty ? 0 : 1
      for mistake in mistakes {
        print("\(kind) \(seed) \(hidden.stranger.map { "\($0)" } ?? ""): \(mistake)")
        print("  \(person.misreadings) \(hidden.quirks)")
      }
      for verdict in found.verdicts {
        all += 1
        decided += verdict.outcome == .notDecided ? 0 : 1
        guard verdict.outcome == .notDecided else { continue }
        reasons[
          verdict.isMoot ? "no card shows a difference" : Self.kind(of: verdict), default: 0] += 1
      }
    }
    let seconds = Int((began.duration(to: .now) / .seconds(1)).rounded())
    print(
      "\(kind): \(count) phones, \(wrong) with a wrong verdict; \(decided) of \(all) verdicts "
        + "are decided; \(seconds) s")
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) not decided: \(reason)")
    }
    return wrong
  }

  /// What a comparison says once the person has done the cards again that it asks for.
  private func compare(
    _ hidden: HiddenPhone, _ person: inout Person, _ seed: UInt64
  ) throws -> PhoneConformance {
    if let slip { (person.mistakes, person.slips) = (0, [slip: [3]]) }
    var recordings = [try person.record(hidden, run: "run", upTo: cards)]
    person.slips = [:]
    var generator = SeededGenerator(seed: seed)
    if let noise {
      recordings = try noise.applied(
        to: recordings[0], try person.record(hidden, run: "other", upTo: cards), &generator)
    }
    var found = Conformance(recordings).phones[0]
    for round in 0..<again where !found.missing.isEmpty {
      let counts = found.missing.reduce(into: [:]) { $0[$1.card] = $1.repetitions }
      recordings.append(try person.record(hidden, run: "again \(round)", only: counts))
      found = Conformance(recordings).phones[0]
    }
    return found
  }

  /// The reason of a verdict without the names in it.
  private static func kind(of verdict: Verdict) -> String {
    let reason = verdict.reason ?? "several values are left"
    if reason.contains("nothing in the model explains") { return "a card that nothing explains" }
    if reason.contains("would look the same") || reason.contains("would explain") {
      return "something else would look the same"
    }
    if reason.contains("differ too much") { return "repetitions that differ too much" }
    if reason.contains("too few repetitions") { return "too few repetitions that agree" }
    return reason.contains("shows no difference") ? "several values are left" : reason
  }
}
