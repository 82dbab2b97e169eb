/// What the overlay shows.
public enum OverlayAppearance: Hashable, Codable, Sendable {
  /// Nothing.
  case hidden
  /// One control, ready to adjust.
  case control(ControlFace)
  /// All controls, one of them highlighted.
  case list([ControlFace], highlighted: Int)
}
