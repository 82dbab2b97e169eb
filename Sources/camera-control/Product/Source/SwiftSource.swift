/// A Swift file, as far as the checks look at it.
struct SwiftSource {
  /// The path, relative to the app's folder where that is possible.
  let file: String

  /// The words and marks of the code.
  let tokens: [SwiftToken]

  /// The declarations of types.
  let declarations: [SwiftDeclaration]

  /// All words of the code.
  let words: Set<String>

  init(file: String, bytes: [UInt8]) {
    self.file = file
    tokens = SwiftScanner.tokens(of: bytes)
    declarations = SwiftDeclaration.all(in: tokens)
    words = Set(tokens.lazy.filter(\.isWord).map(\.text))
  }

  /// Returns the place of the first token that is one of several words; `nil` if there is none.
  func place(of wanted: String...) -> Place? {
    guard wanted.contains(where: words.contains) else { return nil }
    return tokens.first { $0.isWord && wanted.contains($0.text) }.map { place($0.line) }
  }

  /// Returns the place of the first tokens that follow each other as the texts do.
  func place(ofSequence texts: [String]) -> Place? {
    guard let first = texts.first, tokens.count >= texts.count else { return nil }
    for index in 0...(tokens.count - texts.count) where tokens[index].text == first {
      if zip(tokens[index...], texts).allSatisfy({ $0.text == $1 }) {
        return place(tokens[index].line)
      }
    }
    return nil
  }

  func place(_ line: Int) -> Place { Place(file: file, line: line) }
}

extension Sequence where Element == SwiftSource {
  /// Returns the first declaration that names one of several protocols, with its file.
  func conformance(to names: Set<String>) -> (SwiftSource, SwiftDeclaration)? {
    for source in self {
      for declaration in source.declarations
      where declaration.keyword != "protocol"
        && declaration.inherited.contains(where: names.contains)
      {
        return (source, declaration)
      }
    }
    return nil
  }

  /// Whether the code contains one of several words.
  func mention(_ wanted: Set<String>) -> Bool {
    contains { source in wanted.contains(where: source.words.contains) }
  }
}
