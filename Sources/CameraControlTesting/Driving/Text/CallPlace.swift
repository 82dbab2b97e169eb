/// The place of a call, as errors and unfinished work name it: `Module/File.swift:12`.
package struct CallPlace {
  /// The module and the name of the file, such as `Module/File.swift`.
  package let fileID: Substring

  /// The line, counted from 1.
  package let line: Int

  package var fileName: Substring { fileID.drop { $0 != "/" }.dropFirst() }

  /// Reads a place; fails if the text is none.
  package init?(_ place: some StringProtocol) {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]),
      line > 0
    else { return nil }
    let parts = place[..<colon].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    fileID = Substring(place[..<colon])
    self.line = line
  }
}
