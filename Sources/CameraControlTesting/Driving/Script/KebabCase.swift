/// Converts Swift names to words of a script, such as `airPodsStem` to `air-pods-stem`.
package enum KebabCase {
  /// Returns a name in lower case, with a hyphen before each former capital.
  package static func text(of name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
    return text
  }

  /// Returns the words for all values of a type whose raw values are names.
  static func words<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> [(word: String, value: Value)] where Value.RawValue == String {
    Value.allCases.map { (text(of: $0.rawValue), $0) }
  }
}
