/// How much longer a telephoto's focal length is than that of the wide camera beside it.
public enum StockMagnification: Double, Hashable, Sendable {
  /// Three times, as on the iPhone 15 Pro.
  case three = 3
  /// Four times, as on the iPhone 17 Pro.
  case four = 4
  /// Five times, as on the iPhone 16 Pro.
  case five = 5
}
