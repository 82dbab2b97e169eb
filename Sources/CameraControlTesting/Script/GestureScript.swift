/// Steps in order: what a finger does, what happens to the phone, and how much time passes.
///
/// A script is made in Swift, with a list or with a builder, or read from text; see
/// ``init(parsing:)``. It can be written as text again.
///
/// ```swift
/// let script: GestureScript = [.lightPress, .slide(by: 0.25), .wait(.seconds(3)), .click]
/// ```
public struct GestureScript: Hashable, Codable, Sendable {
  /// The steps.
  public var steps: [GestureStep]

  /// Makes a script of steps.
  public init(_ steps: [GestureStep]) {
    self.steps = steps
  }

  /// Makes a script of the steps that a builder collects.
  ///
  /// - Parameter steps: Steps, one on a line, also from `if` and `for`.
  public init(@GestureScriptBuilder _ steps: () -> [GestureStep]) {
    self.steps = steps()
  }

  /// Reads a script from text.
  ///
  /// Steps stand on lines of their own or between semicolons; `#` begins a comment. `Docs/Testing.md`
  /// lists all of them.
  ///
  /// - Parameter text: The script.
  /// - Throws: ``GestureScriptError``, which says where something else was expected.
  public init(parsing text: String) throws(GestureScriptError) {
    var parser = try ScriptParser(text)
    steps = try parser.parse()
  }

  /// The script as text, with one step on each line.
  ///
  /// It reads as the same script, unless a step makes no sense, such as a wait of a negative
  /// duration: that is written as it is, and refused where it stands.
  public var text: String { ScriptWriter.lines(of: steps) }
}

extension GestureScript: ExpressibleByArrayLiteral {
  /// Makes a script of the steps in a list.
  public init(arrayLiteral elements: GestureStep...) {
    self.init(elements)
  }
}

extension GestureScript: CustomStringConvertible {
  /// The script as text, in a single line.
  public var description: String { ScriptWriter.line(of: steps) }
}
