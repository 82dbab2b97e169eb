/// An error that lists what a test left behind on a phone.
public struct UnfinishedPhone: Error, Hashable, Sendable {
  /// The leftovers.
  public var leftovers: [Leftover]

  /// The place of the call that found them, such as `Module/File.swift:12`; `nil` if no call did.
  public var place: String?
}

extension UnfinishedPhone: CustomStringConvertible {
  /// The leftovers, one per line.
  public var description: String {
    let call = place.map { "\($0): " } ?? ""
    return call + "the phone is left with:" + leftovers.map { "\n  - \($0)" }.joined()
  }
}
