public import CameraControlTesting

/// A result of a real phone that no combination of options predicts.
public struct Unexplained: Sendable, CustomStringConvertible {
  /// The card.
  public let card: String

  /// The steps of the card.
  public let steps: [ProbeStep]

  /// The app's observations after each instruction.
  public let seen: String

  /// The first entry that no combination predicts; `nil` if the entries only end too early.
  public let entry: Sighting?

  /// The predictions for all combinations of options that are still possible.
  public let predictions: [String]

  init(_ card: Card, _ reading: Inference.Reading) {
    let seen = reading.usual.entries
    let most = reading.predictions.map { Self.shared($0.entries, seen) }.max() ?? 0
    self.card = card.name
    steps = card.steps
    self.seen = "\(reading.usual)"
    predictions = reading.predictions.map { "\($0)" }.sorted()
    // The sighting that makes the signature longer than the shared part.
    entry = reading.sightings.indices.first {
      Signature(Array(reading.sightings[...$0]), of: card).entries.count > most
    }.map { reading.sightings[$0] }
  }

  /// How many entries two lists have in common at the start.
  private static func shared(_ one: [String], _ other: [String]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// The result in several lines of text: the unexplained entry, the predictions, and the steps.
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
