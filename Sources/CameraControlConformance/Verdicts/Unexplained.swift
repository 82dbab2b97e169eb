public import CameraControlTesting

/// A result of a phone that no setting of the model predicts.
public struct Unexplained: Sendable {
  /// The card.
  public let card: String

  /// The steps of the card.
  public let steps: [ProbeStep]

  /// What the app saw, by instruction.
  public let seen: String

  /// The first entry that no setting predicts; `nil` if an entry is missing at the end.
  public let entry: Sighting?

  /// The predictions for all possible settings.
  public let predictions: [String]
}

extension Unexplained: CustomStringConvertible {
  /// The entry, what was expected, and the steps, over several lines.
  public var description: String {
    let first =
      entry.map { "the first entry that no option explains: \($0)" }
      ?? "something is missing at the end"
    return
      (["\(card): \(first)", "  seen: \(seen)"]
      + predictions.map { "  a setting of the model: \($0)" }
      + steps.enumerated().map { "  \($0 + 1). \($1)" }).joined(separator: "\n")
  }
}

extension Unexplained {
  init(_ card: Card, _ reading: Inference.Reading) {
    let seen = reading.usual.entries
    let most = reading.predictions.map { Self.shared($0.entries, seen) }.max() ?? 0
    self.card = card.name
    steps = card.steps
    self.seen = "\(reading.usual)"
    predictions = reading.predictions.map { "\($0)" }.sorted()
    // The sighting with which the signature gets longer than what is shared.
    entry = reading.sightings.indices.first {
      Signature(Array(reading.sightings[...$0]), of: card).entries.count > most
    }.map { reading.sightings[$0] }
  }

  /// How many entries two lists have in common at the start.
  private static func shared(_ one: [String], _ other: [String]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
