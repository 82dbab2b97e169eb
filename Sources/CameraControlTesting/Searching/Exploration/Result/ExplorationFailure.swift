/// A script that breaks a property.
public struct ExplorationFailure: Error, Hashable, Codable, Sendable {
  /// The property that does not hold.
  public var property: String

  /// The kind of the mistake, if mistakes of several kinds break the property, such as the name of a
  /// diagnostic; each is a failure of its own.
  public var kind: String?

  /// What exactly is wrong, if more can be said.
  public var reason: String?

  /// The shortest script that was found to break the property.
  ///
  /// It is empty if the property is broken as soon as the app is made. It is the script that was found if
  /// ``leftBehind`` is not `nil`, or if that does not always fail.
  public var script: GestureScript

  /// The script that broke the property first.
  public var found: GestureScript

  /// Where that script comes from.
  package var origin: ExplorationOrigin

  /// The alternatives of options that the phone has to have, such as
  /// `overlay.runtimeMutation = rejected`.
  public var options: [String]

  /// What else the phone was set to, such as `settings.cleanPreview = false`.
  ///
  /// Settings that the script does not need to fail have been left out, unless the script ends the
  /// process or does not always fail.
  public var settings: [String]

  /// Everything that happened in the script.
  public var trace = Trace()

  /// A script with one step less that does not fail, if there is one.
  public var neighbor: Neighbor?

  /// What differed between two runs of the script, if something did: in that case the app does
  /// something that the phone does not control.
  public var difference: String?

  /// A script that did not fail at first, and does now: the app keeps something between scripts.
  public var leftBehind: GestureScript?

  /// How many runs it took to shorten the script.
  public var runs = 0

  /// The version of this package that found it; the script may behave otherwise in another one.
  public var version = Version.current

  /// What the test looks like that runs the script again.
  var style = TestStyle()

  // The part of the exploration that found the failure, and the place in it.
  var rank: [Int]

  /// A script that does not fail, for comparison.
  public struct Neighbor: Hashable, Codable, Sendable {
    /// The script.
    public var script: GestureScript

    /// Everything that happened in it.
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
    settings = script.variant.setUp.differences
    self.rank = rank
    self.runs = runs
  }
}

extension ExplorationFailure {
  /// The seed of the random script that failed first, if a random script did.
  public var seed: UInt64? {
    if case .random(_, let seed) = origin { seed } else { nil }
  }

  /// Whether the script belongs in a corpus: it has steps, and fails each time and by itself.
  var isToBeKept: Bool { difference == nil && leftBehind == nil && !script.steps.isEmpty }

  /// What an app that ends the process breaks.
  static let crashProperty = "the app does not end the process"

  /// What is broken.
  var key: BrokenProperty.Key { BrokenProperty.Key(property: property, kind: kind) }

  /// A Swift test to paste beside the exploration, which fails until the app is repaired.
  ///
  /// It is one for the library that ran the exploration, and waits if the exploration did.
  public var test: String { style.test(of: self) }
}
