/// The names of Swift as words of a script, such as `air-pods-stem` for `airPodsStem`.
enum KebabCase {
  /// Returns a name with hyphens before its capitals, all in lower case.
  static func text(of name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase { text += "-" }
      text += character.lowercased()
    }
    return text
  }

  /// Returns the words for all values of a type that have names.
  static func words<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> [(word: String, value: Value)] where Value.RawValue == String {
    Value.allCases.map { (text(of: $0.rawValue), $0) }
  }
}
