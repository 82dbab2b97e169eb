/// A view with an image.
@Kept("image: UIImage? = nil; preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil")
open class UIImageView: UIView {
  /// Creates a view with an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A sign that something goes on.
@Kept(
  """
  isAnimating = false; hidesWhenStopped = true; color: UIColor? = nil
  func startAnimating() = isAnimating = true; func stopAnimating() = isAnimating = false
  convenience init(style: Style) = self.init(frame: .zero)
  """)
open class UIActivityIndicatorView: UIView {
  /// The size of a sign.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
}

/// A bar that shows how far something has come.
@Kept(
  """
  progress: Float = 0; func setProgress(_ progress: Float, animated: Bool) = self.progress = progress
  progressTintColor: UIColor? = nil; trackTintColor: UIColor? = nil
  convenience init(progressViewStyle style: Style) = self.init(frame: .zero)
  """)
open class UIProgressView: UIView {
  /// A kind of bar.
  public enum Style: Int, Sendable { case `default`, bar }
}

/// A view whose content would move; it stays where it is.
@Kept(
  """
  contentSize = CGSize.zero; contentOffset = CGPoint.zero; contentInset = UIEdgeInsets.zero; isPagingEnabled = false
  isScrollEnabled = true; bounces = true; showsHorizontalScrollIndicator = true; showsVerticalScrollIndicator = true
  zoomScale: CGFloat = 1; minimumZoomScale: CGFloat = 1; maximumZoomScale: CGFloat = 1; keyboardDismissMode = KeyboardDismissMode.none
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) = self.contentOffset = contentOffset
  weak delegate: (any UIScrollViewDelegate)? = nil
  """)
open class UIScrollView: UIView {
  /// What makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// Follows a view whose content would move; nothing calls it.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {}

/// An effect on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
@Kept("init(style: Style)")
public final class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// A view with an effect on what is behind it.
@Kept("effect: UIVisualEffect? = nil")
open class UIVisualEffectView: UIView {
  /// The view for what is in front of the effect.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
  }
}

/// Views in a row or a column, which are not laid out.
@Kept(
  """
  axis = NSLayoutConstraint.Axis.horizontal; spacing: CGFloat = 0; alignment = Alignment.fill
  distribution = Distribution.fill; isLayoutMarginsRelativeArrangement = false
  """)
open class UIStackView: UIView {
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Removes a view from the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// How views are arranged across the direction.
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing }

  /// How views are arranged along the direction.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
