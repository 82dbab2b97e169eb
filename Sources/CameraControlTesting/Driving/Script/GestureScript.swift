/// A sequence of steps: what a finger does, what happens to the phone, and how much time passes.
///
/// Write a script in Swift, as a list or with a builder, or parse a script from text with
/// ``init(parsing:)``. The property ``text`` returns the script as text.
///
/// ```swift
/// let script: GestureScript = [.lightPress, .slide(by: 0.25), .wait(.seconds(3)), .click]
/// ```
public struct GestureScript: Hashable, Codable, Sendable {
  /// The steps.
  public var steps: [GestureStep]

  /// Creates a script from steps.
  public init(_ steps: [GestureStep]) { self.steps = steps }

  /// Creates a script from the steps that you list in a closure.
  ///
  /// - Parameter steps: Steps, one per line, with `if` and `for` where needed.
  public init(@GestureScriptBuilder _ steps: () -> [GestureStep]) { self.steps = steps() }

  /// Parses a script from text.
  ///
  /// Separate the steps with line breaks or semicolons; `#` begins a comment. <doc:Gestures> lists
  /// all steps.
  ///
  /// - Parameter text: The script.
  /// - Throws: ``GestureScriptError`` with the position of the error and the expected text.
  public init(parsing text: String) throws(GestureScriptError) {
    try self.init(parsing: text, atMost: ScriptLimits.text)
  }

  /// Parses a text of at most a number of bytes.
  init(parsing text: String, atMost limit: Int) throws(GestureScriptError) {
    var parser = try ScriptParser(text, atMost: limit)
    steps = try parser.parse()
  }

  /// Throws an error if a step is invalid, such as a wait with a negative duration.
  ///
  /// Parsing and decoding already make the same check, so only scripts that you write in Swift need
  /// this call. If you perform an invalid script, the phone performs no step and records a fault.
  ///
  /// - Throws: ``GestureScriptError`` for the first invalid step, with the step's line in ``text``.
  public func check() throws(GestureScriptError) { try StepCheck.check(steps) }

  /// Parses a script from text, for a call at a place, which an error begins with.
  init(parsing text: String, at place: String) throws(GestureScriptError) {
    do {
      try self.init(parsing: text)
    } catch {
      var error = error
      error.place = place
      throw error
    }
  }

  /// The script as text, with one step per line.
  ///
  /// If you parse this text, you get the original script. The parser rejects the text only if a
  /// step is invalid, such as a wait with a negative duration.
  public var text: String { ScriptWriter.lines(of: steps) }

  /// Decodes a script, and checks its steps as ``init(parsing:)`` does.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the script can't be decoded or has an invalid step. For an
  ///   invalid step, the underlying error is a ``GestureScriptError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode([GestureStep].self, forKey: .steps))
    do {
      try check()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}

extension GestureScript: ExpressibleByArrayLiteral {
  /// Creates a script from a list of steps.
  public init(arrayLiteral elements: GestureStep...) { self.init(elements) }
}

extension GestureScript: CustomStringConvertible {
  /// The script as text, on a single line.
  public var description: String { ScriptWriter.line(of: steps) }
}
