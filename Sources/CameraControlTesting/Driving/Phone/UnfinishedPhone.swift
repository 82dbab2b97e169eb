/// An error that lists the unfinished work of a test.
public struct UnfinishedPhone: Error, Hashable, Sendable {
  /// The unfinished work.
  public var unfinishedWork: [UnfinishedWork]

  /// The place of the `finish()` call, such as `Module/File.swift:12`; `nil` if there was none.
  public var place: String?
}

extension UnfinishedPhone: CustomStringConvertible {
  /// Each piece of unfinished work, with the place of the call that began it, if known.
  public var description: String {
    let call = place.map { "\($0): " } ?? ""
    let list = unfinishedWork.map { "\n  - \($0)" + ($0.place.map { " (\($0))" } ?? "") }.joined()
    return TextLine.wrapped("\(call)the test left work unfinished on the phone:\(list)", indent: 4)
  }
}
