/// A failure that an exploration found: a script after which a property doesn't hold.
public struct ExplorationFailure: Error, Hashable, Codable, Sendable {
  /// The name of the property that doesn't hold.
  public var property: String

  /// The kind of the mistake, such as the name of a diagnostic, if the property covers several
  /// kinds.
  public var kind: String?

  /// The details of the mistake, if there are any.
  public var reason: String?

  /// The shortest script that the exploration found for the failure.
  ///
  /// The script is empty if the property fails before any step. The exploration shortens only a
  /// script that always fails, and only if ``leftBehind`` is `nil`.
  public var script: GestureScript

  /// The script that failed first, before the exploration shortened it.
  public var found: GestureScript

  /// Where that script comes from.
  package var origin: ExplorationOrigin

  /// The option values without which the script doesn't fail, such as
  /// `overlay.runtimeMutation = rejected`.
  public var options: [String]

  /// The order of callbacks in which the script fails; if possible, ``DeliveryOrder/inOrder``.
  public var order: DeliveryOrder

  /// The changes to the phone besides ``options``, such as `settings.cleanPreview = false`.
  ///
  /// If the script always fails and doesn't end the process, the list contains only the settings
  /// without which the script doesn't fail.
  public var settings: [String]

  /// Everything that happened in the script.
  public var trace = Trace()

  /// A script that has one step fewer and passes, if there is one.
  public var neighbor: Neighbor?

  /// The difference between two runs of the script; `nil` if they are the same.
  ///
  /// If the runs differ, your app depends on something that the phone doesn't control.
  public var difference: String?

  /// A script that passed at first and fails now, because your app keeps state between scripts.
  public var leftBehind: GestureScript?

  /// The number of runs that shortened the script.
  public var runs = 0

  /// The version of this package that found the failure.
  ///
  /// With another version of this package, the script may have another result.
  public var version = Version.current

  /// What the test looks like that runs the script again.
  var style = TestStyle()

  // The part of the exploration that found the failure, and the place in it.
  var rank: [Int]

  /// A script that passes, for comparison.
  public struct Neighbor: Hashable, Codable, Sendable {
    /// The script.
    public var script: GestureScript

    /// Everything that happened in the script.
    public var trace: Trace
  }

  init(
    _ key: BrokenProperty.Key, reason: String?, script: Candidate, found: Candidate,
    _ origin: ExplorationOrigin, rank: [Int], runs: Int
  ) {
    (property, kind) = (key.property, key.kind)
    self.reason = reason
    self.script = GestureScript(script.steps)
    self.found = GestureScript(found.steps)
    self.origin = origin
    options = script.variant.names
    order = script.variant.delivery
    settings = script.variant.setUp.differences
    self.rank = rank
    self.runs = runs
  }

  /// The seed of the script that failed first, if that is a random script.
  public var seed: UInt64? { if case .random(_, let seed) = origin { seed } else { nil } }

  /// Whether the script belongs in a corpus: it has steps, and always fails, even without others.
  var isToBeKept: Bool { difference == nil && leftBehind == nil && !script.steps.isEmpty }

  /// Whether the app ended the process.
  var isCrash: Bool { property == Self.crashProperty }

  /// The property that an app breaks if it ends the process.
  static let crashProperty = "the app does not end the process"

  var key: BrokenProperty.Key { BrokenProperty.Key(property: property, kind: kind) }

  /// A Swift test to paste beside the exploration, which fails until you repair the app.
  ///
  /// The test uses the framework, isolation, and async style of the exploration.
  public var test: String { style.test(of: self) }
}
