extension UIButton {
  /// The looks of a button, which are kept.
  @Kept(
    """
    title: String? = nil; subtitle: String? = nil; attributedTitle: AttributedString? = nil
    image: UIImage? = nil; imagePadding: CGFloat = 0; titlePadding: CGFloat = 0
    preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? = nil
    baseForegroundColor: UIColor? = nil; baseBackgroundColor: UIColor? = nil
    cornerStyle = CornerStyle.dynamic; buttonSize = Size.medium; showsActivityIndicator = false
    contentInsets = NSDirectionalEdgeInsets.zero
    static func plain() -> Self = Self(); static func gray() -> Self = Self()
    static func tinted() -> Self = Self(); static func filled() -> Self = Self()
    static func borderless() -> Self = Self(); static func bordered() -> Self = Self()
    static func borderedTinted() -> Self = Self(); static func borderedProminent() -> Self = Self()
    """)
  public struct Configuration {
    /// How round the corners of a button are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
  }
}

/// Lengths at the edges of a view, in the direction of the language.
@Fields("top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0")
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// No lengths.
  public static let zero = NSDirectionalEdgeInsets()
}
