/// The limits of a script's text.
///
/// The parser rejects a larger text before it costs time and memory.
package enum ScriptLimits {
  /// The number of bytes, in UTF-8, that a script may have: about half a million steps.
  package static let text = 4_000_000

  /// The number of bytes, in UTF-8, that a word may have; a name in quotation marks may be longer.
  package static let word = 1_000
}
