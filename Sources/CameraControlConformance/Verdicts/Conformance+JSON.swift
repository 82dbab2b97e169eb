import Foundation

extension Conformance {
  /// The results for each phone, as JSON for other tools.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(phones.map { Report($0) })
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}

/// The results for a phone, as the JSON contains them.
private struct Report: Encodable {
  let device: String
  let system: String
  let runs: [String]
  let leftOut: [String: Int]
  let strays: [String: Int]
  let damagedLines: [Int]
  let options: [Option]
  let rules: [String: String]
  let unexplained: [String]
  let missing: [String: Int]
  let behavior: String

  struct Option: Encodable {
    let name: String
    let outcome: String
    let possible: [String]
    let cards: [String]
    let reason: String?
  }

  init(_ phone: PhoneConformance) {
    (device, system, runs) = (phone.device, phone.system, phone.runs)
    (leftOut, strays) = (phone.leftOut, phone.strays)
    (damagedLines, behavior) = (phone.damagedLines, phone.code)
    options = phone.verdicts.map {
      Option(
        name: $0.option.name, outcome: $0.outcome.rawValue, possible: $0.possible, cards: $0.cards,
        reason: $0.reason)
    }
    rules = Dictionary(
      uniqueKeysWithValues: phone.rules.map { ($0, phone.outcome(of: $0).rawValue) })
    missing = Dictionary(uniqueKeysWithValues: phone.missing.map { ($0.card, $0.repetitions) })
    unexplained = phone.unexplained.map { "\($0)" }
  }
}
