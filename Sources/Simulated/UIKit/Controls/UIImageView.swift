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

/// An indicator that a task is in progress.
@Kept(
  """
  isAnimating = false; hidesWhenStopped = true; color: UIColor? = nil
  func startAnimating() = isAnimating = true; func stopAnimating() = isAnimating = false
  convenience init(style: Style) = self.init(frame: .zero)
  """)
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
}

/// A bar that shows the progress of a task.
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

/// A scroll view; a finger can't scroll its content.
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
  /// Sets the zoom scale within the limits, and calls the delegate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms until a part of the content fills the view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = CGPoint(x: rect.minX * scale, y: rect.minY * scale)
    setZoomScale(scale, animated: animated)
  }

  /// How fast the scrolling of the content slows down.
  @Kept(
    """
    rawValue: CGFloat = 0; init(rawValue: CGFloat) = self.rawValue = rawValue
    static let normal: Self = Self(rawValue: 0.998); static let fast: Self = Self(rawValue: 0.99)
    """)
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {}

  /// When a scroll view insets its content so that bars don't cover it.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// When scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// A delegate of a scroll view; in place of a finger, a test calls its methods.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Returns the view that zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  #kept(
    """
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView? = nil
    """)
}

/// An effect on the content behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
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

/// A view with an effect on the content behind it.
@Kept("effect: UIVisualEffect? = nil")
open class UIVisualEffectView: UIView {
  /// The view for the content in front of the effect.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
  }
}

/// Views in a row or a column; the simulation doesn't lay them out.
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

  /// Removes a view from the row; the view remains a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// How views are arranged across the direction.
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing }

  /// How views are arranged along the direction.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
