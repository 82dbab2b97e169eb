import CameraControlConformance
import CameraControlTesting

/// Prints the deck, or writes it as a page to print.
struct CardsCommand: Command {
  static let usage = "cards [--html FILE]"
  static let summary = "print the tasks with which a person checks the options on an iPhone"
  static var options: [Option<Self>] { [.html(\.file)] }

  private var file: String?

  func accept(_ operands: inout [String]) throws {
    try Output.check(file.map { [("the report", $0)] } ?? [])
  }

  func run(_ output: Output) throws {
    guard let file else { return try output.write(Self.text) }
    let page = try Output.open(file, for: "the cards", besides: nil)
    try page.write(Self.html)
    try page.close()
  }

  private static let deck = Deck.standard

  private static var heading: String {
    "\(deck.cards.count) cards, \(Deck.repetitions) times each: \(minutes(deck.duration()))"
  }

  private static func minutes(_ time: Duration) -> String {
    "\(Int((time / .seconds(60)).rounded(.up))) minutes"
  }

  private static func time(of card: Card) -> String {
    let seconds = Int(((card.duration(of: 1) + .seconds(1)) / .seconds(1)).rounded(.up))
    return "\(seconds) s each time"
  }

  /// Returns why a person does a card, with each name as `shown` returns it.
  private static func purpose(of card: Card, _ shown: (String) -> String = { $0 }) -> String {
    card.original.map { "shows whether the phone still does what it did in \(shown($0))" }
      ?? "decides " + card.options.map(shown).joined(separator: ", ")
  }

  private static func lines(of card: Card) -> [String] {
    let setup = card.setup
    var lines = ["An app with \(parts(of: setup))."]
    if let preparation = card.preparation { lines.append(preparation) }
    lines += card.instructions()
    lines.append(card.question.map(\.text) ?? "Do nothing until the page changes.")
    return lines
  }

  private static func parts(of setup: CardSetup) -> String {
    let count = setup.titles.count
    var parts = [count == 1 ? "one slider" : "\(count) sliders"]
    if setup.disabled > 0 { parts.append("\(setup.disabled) of them disabled") }
    parts.append(
      setup.handlers == 1
        ? "a handler of capture events" : "\(setup.handlers) handlers of capture events")
    if !setup.hasOutput { parts.append("no output") }
    return parts.joined(separator: ", ")
  }

  private static var text: String {
    let cards = deck.cards.enumerated().map { number, card in
      let head = "\(number + 1). \(card.name), \(time(of: card)); \(purpose(of: card))"
      return Columns.wrapped(head, indent: 3) + "\n"
        + lines(of: card).map { Columns.wrapped("   \($0)", indent: 5) + "\n" }.joined()
    }
    return heading + "\n\n" + cards.joined(separator: "\n")
  }

  private static var html: String {
    let cards = deck.cards.enumerated().map { number, card in
      let pictures = card.steps.compactMap { FingerPicture($0)?.svg }.joined()
      let items = lines(of: card).map { "<li>\(escaped($0))</li>" }.joined()
      let purpose = purpose(of: card) { "<code>\(escaped($0))</code>" }
      return "<section><h2>\(number + 1). \(escaped(card.name))</h2>\(pictures)<ul>\(items)</ul>"
        + "<p>\(time(of: card)); \(purpose)</p></section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Cards for a Camera Control</title>
      <style>
      body { font: 12pt sans-serif; columns: 2; margin: 2em }
      section { break-inside: avoid; border: 1px solid; padding: 0 1em; margin-bottom: 1em }
      h1 { column-span: all }
      </style></head><body>
      <h1>\(escaped(heading))</h1>
      \(cards.joined())</body></html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;"][$0] ?? "\($0)" }.joined()
  }
}
