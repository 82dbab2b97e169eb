/// A piece of the work: a part of the exploration, under one or several variants of the phone.
///
/// Scripts that are given or random run under each variant in turn. An exhaustive search depends on
/// the states that it finds, so each variant has a search of its own.
struct SearchTask: Sendable {
  /// Where the scripts come from.
  private(set) var source: any ScriptSource

  private let variants: [ExplorationVariant]

  /// The script that runs, and the number of its variant.
  private var script: PlayOrder.Script?
  private var place = 0

  init(_ source: any ScriptSource, _ variants: [ExplorationVariant]) {
    self.source = source
    self.variants = variants
  }

  /// The variant under which the current script runs.
  var variant: ExplorationVariant { variants[place] }

  /// The place of the current script in the task: of several that break a property, the first counts.
  var rank: [Int] { source.origin.rank + [place] }

  /// The largest number of scripts that the task can run, or `nil` if it is too large to count.
  var mostScripts: Int? { source.mostScripts?.times(variants.count) }

  /// Returns the next script to run, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder? {
    place += 1
    // If a script doesn't count, its first run suffices, whatever the other variants do.
    if script == nil || place == variants.count || !source.isOwned {
      (script, place) = (source.next(alphabet, at: now), 0)
    }
    guard let script else { return nil }
    var order = PlayOrder(script: script, variant: variant)
    source.complete(&order)
    return order
  }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome) {
    // The other variants run the same script.
    if let walk = outcome.walk { script = .moves(walk.moves) }
    source.take(outcome)
  }
}
