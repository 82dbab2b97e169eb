/// A script that breaks a claim.
public struct ExplorationFailure: Error, Hashable, Codable, Sendable {
  /// The claim that does not hold.
  public var claim: String

  /// What exactly is wrong, if more can be said.
  public var reason: String?

  /// The shortest script that was found to break the claim.
  public var script: GestureScript

  /// The script that broke the claim first.
  public var found: GestureScript

  /// Where that script comes from.
  public var origin: ExplorationOrigin

  /// The alternatives of options that the phone has to have, such as
  /// `overlay.runtimeMutation = rejected`.
  public var options: [String]

  /// What else the phone was set to, such as `settings.cleanPreview = false`.
  ///
  /// Settings that the script does not need to fail have been left out, unless the script ends the
  /// process or does not always fail.
  public var settings: [String]

  /// Everything that happened in the script.
  public var trace: Trace

  /// A script with one step less that breaks nothing, if there is one.
  public var neighbour: Neighbour?

  /// What differed between two runs of the script, if something did: in that case the app does
  /// something that the phone does not control.
  public var difference: String?

  /// How many runs it took to shorten the script.
  public var runs: Int

  /// The version of this package that found it; the script may behave otherwise in another one.
  public var version = Version.current

  // The part of the exploration that found the failure, and the place in it.
  var rank: [Int]

  /// A script that breaks nothing, for comparison.
  public struct Neighbour: Hashable, Codable, Sendable {
    /// The script.
    public var script: GestureScript

    /// Everything that happened in it.
    public var trace: Trace
  }
}

extension ExplorationFailure {
  /// The seed of the random script that failed first, if a random script did.
  public var seed: UInt64? {
    if case .random(_, let seed) = origin { seed } else { nil }
  }

  /// A Swift test to paste beside the exploration, which fails until the app is repaired.
  public var test: String {
    let name = FailureText.functionName(claim)
    var text = "func \(name)() throws {\n"
    for option in options { text += "  // with the option \(option)\n" }
    for setting in settings { text += "  // with \(setting)\n" }
    text += "  let script = try GestureScript(\n    parsing: \"\"\"\n"
    for line in script.text.split(separator: "\n") {
      text += "      \(line.replacing("\\", with: "\\\\"))\n"
    }
    return text + "      \"\"\")\n  try exploration.run(.scripts(script)).expectNoFailure()\n}\n"
  }
}

extension ExplorationFailure: CustomStringConvertible {
  /// The claim, the script, the test to paste, and the trace beside that of the nearest script that
  /// breaks nothing.
  public var description: String { FailureText.text(of: self) }
}
