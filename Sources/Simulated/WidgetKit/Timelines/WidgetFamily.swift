/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// A small square.
  case systemSmall = 0
  /// A wide rectangle.
  case systemMedium = 1
  /// A large square.
  case systemLarge = 2
  /// A very large rectangle.
  case systemExtraLarge = 3
  /// A circle on the Lock Screen.
  case accessoryCircular = 5
  /// A rectangle on the Lock Screen.
  case accessoryRectangular = 6
  /// A line on the Lock Screen.
  case accessoryInline = 7
}
