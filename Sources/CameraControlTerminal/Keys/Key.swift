/// A key of a keyboard, as a terminal reports it.
package enum Key: Hashable, Sendable {
  /// A key that writes a character.
  case character(Character)
  case enter
  case escape
  case left
  case right
  case up
  case down
}
