/// A view with an image.
@Kept(
  """
  image: UIImage? = nil; preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil; highlightedImage: UIImage? = nil
  isHighlighted = false; animationImages: [UIImage]? = nil; animationDuration: TimeInterval = 0; animationRepeatCount = 0
  isAnimating = false; func startAnimating() = isAnimating = animationImages != nil; func stopAnimating() = isAnimating = false
  """)
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
  contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic; decelerationRate = DecelerationRate.normal
  alwaysBounceVertical = false; alwaysBounceHorizontal = false; bouncesZoom = true; delaysContentTouches = true
  scrollIndicatorInsets = UIEdgeInsets.zero; isDirectionalLockEnabled = false; scrollsToTop = true
  let isDragging: Bool = false; let isZooming: Bool = false; let isDecelerating: Bool = false; let isTracking: Bool = false
  let contentLayoutGuide: UILayoutGuide = .init(); let frameLayoutGuide: UILayoutGuide = .init()
  let adjustedContentInset: UIEdgeInsets = contentInset; func flashScrollIndicators(); func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  weak delegate: (any UIScrollViewDelegate)? = nil
  """)
open class UIScrollView: UIView {
  /// Sets how large the content is, within the limits, and says so.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.scrollViewDidZoom(self)
  }

  /// Makes a part of the content as large as the view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = CGPoint(x: rect.minX * scale, y: rect.minY * scale)
    setZoomScale(scale, animated: animated)
  }

  /// How fast a movement of the content ends.
  @Kept(
    """
    rawValue: CGFloat = 0; init(rawValue: CGFloat) = self.rawValue = rawValue
    static let normal: Self = Self(rawValue: 0.998); static let fast: Self = Self(rawValue: 0.99)
    """)
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {}

  /// Whether bars cover the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// What makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// Follows a view whose content would move; a test calls what a finger would cause.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content has become larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Returns what becomes larger and smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  #kept(
    """
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView? = nil
    """)
}

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
  distribution = Distribution.fill; isLayoutMarginsRelativeArrangement = false; isBaselineRelativeArrangement = false
  func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
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
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeObject(view)
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
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
