/// What came of copying a visit's content to the app.
package enum CopyOutcome: Hashable, Sendable {
  /// The directory was copied; it may have been empty.
  case copied(isEmpty: Bool)
  /// There was no room, so the directory stays where it is.
  case failed
  /// There was nothing to copy: the extension had deleted its directory.
  case gone
}
