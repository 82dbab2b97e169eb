/// A finger's action on the overlay on the screen.
public enum OverlayTouch: Hashable, Codable, Sendable {
  /// It swipes away from the button: the list opens.
  case swipeAway
  /// It swipes towards the button: the overlay closes.
  case swipeToBezel
  /// It moves along the button by a number of millimetres: like a slide.
  case drag(millimetres: Double)
  /// It taps an item of the list, which the overlay then shows.
  case tapItem(Int)
  /// It taps outside the overlay, which closes.
  case tapOutside
}
