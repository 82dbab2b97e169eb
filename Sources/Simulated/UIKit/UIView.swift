import CameraControl
public import SimulatedAVFoundation

/// A view, with the members that an interaction needs.
@Kept(
  """
  contentMode = ContentMode.scaleToFill
  autoresizingMask: AutoresizingMask = []; translatesAutoresizingMaskIntoConstraints = true
  isAccessibilityElement = false; accessibilityLabel: String? = nil; accessibilityHint: String? = nil
  accessibilityValue: String? = nil; transform = CGAffineTransform.identity
  isMultipleTouchEnabled = false; contentScaleFactor: CGFloat = 3; accessibilityIdentifier: String? = nil; tag = 0
  layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  func layoutIfNeeded() = checkThread(); func sizeToFit(); func setNeedsDisplay(); func draw(_ rect: CGRect); func layoutSublayers(of layer: CALayer)
  func accessibilityIncrement(); func accessibilityDecrement(); overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? = UIView(frame: bounds)
  convenience override init() = self.init(frame: .zero)
  func layoutSubviews(); func willMove(toWindow newWindow: UIWindow?); func didMoveToWindow()
  func didMoveToSuperview(); func willMove(toSuperview newSuperview: UIView?); func tintColorDidChange()
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? = frontmost(at: point, with: event); class let requiresConstraintBasedLayout: Bool = false
  accessibilityTraits: UIAccessibilityTraits = .none; func safeAreaInsetsDidChange()
  func point(inside point: CGPoint, with event: UIEvent?) -> Bool = bounds.contains(point)
  func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool = window != nil
  let isFocused: Bool = false; let intrinsicContentSize: CGSize = CGSize(width: -1, height: -1); func sizeThatFits(_ size: CGSize) -> CGSize = bounds.size
  func setNeedsUpdateConstraints(); func updateConstraints(); func updateConstraintsIfNeeded(); func invalidateIntrinsicContentSize()
  func addSubview(_ view: UIView) = insertSubview(view, at: subviews.count)
  isHidden = false { didSet { checkThread() } }; alpha: CGFloat = 1 { didSet { checkThread() } }
  clipsToBounds = false { didSet { checkThread() } }; isOpaque = true { didSet { checkThread() } }
  isUserInteractionEnabled = true { didSet { checkThread() } }
  """)
open class UIView: UIResponder {
  /// The superview.
  public private(set) weak var superview: UIView?
  /// The subviews, the frontmost last.
  public private(set) var subviews: [UIView] = []

  var attached: [any UIInteraction] = []
  var recognizers: [UIGestureRecognizer] = []
  var guides: [NSObject] = []
  /// The layer of the view.
  public let layer: CALayer

  weak var controller: UIViewController?
  private var isLaidOut = true
  let surface: CaptureView

  /// Creates a view.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    surface = CaptureView(in: .ambient)
    super.init()
    layer.frame = frame
  }

  /// Returns `nil`, because the simulation has no archives.
  public required init?(coder: NSCoder) { return nil }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? { controller ?? superview }
  /// The window that the view is in, or `nil` if there is none.
  open var window: UIWindow? { superview?.window }

  /// The position and size in the superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      checkThread()
      layer.frame = newValue
      layOut()
    }
  }

  /// The view's own coordinate space.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      checkThread()
      layer.bounds = newValue
      layOut()
    }
  }

  /// The middle of the view in the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The background color.
  open var backgroundColor: UIColor? { didSet { checkThread() } }

  // Implicitly unwrapped as in Apple's interface: code that unwraps the color must compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements.
  open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
  /// The objects that handle taps on the view, the innermost first.
  package var tapTargets: [any TapTarget] = []
  /// The look of the view as SwiftUI describes it, the innermost modifier first.
  package var look: [String] = []

  /// Activates the view for an assistive technology, and returns whether that had an effect.
  ///
  /// Unless it is overridden, this is a tap on the middle of the view.
  open func accessibilityActivate() -> Bool {
    tap(count: 1, at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Requests a layout of the subviews, which runs immediately.
  open func setNeedsLayout() {
    checkThread()
    layOut()
  }

  /// Lays out the subviews, unless a layout is in progress: moving the view in one starts no other.
  private func layOut() {
    guard isLaidOut else { return }
    isLaidOut = false
    defer { isLaidOut = true }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Inserts a view at an index among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    checkThread()
    guard !isInside(view) else { return }
    let (old, new) = (view.window, window)
    if old !== new { view.visit { $0.willMove(toWindow: new) } }
    view.willMove(toSuperview: self)
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    layer.addSublayer(view.layer)
    view.superview = self
    view.didMoveToSuperview()
    if old !== new { view.visit { $0.didMoveToWindow() } }
    WindowStack.refresh(old?.app, new?.app)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    checkThread()
    guard superview != nil else { return }
    let old = window
    if old != nil { visit { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
    if old != nil { visit { $0.didMoveToWindow() } }
    WindowStack.refresh(old?.app)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Returns whether the view is the given view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Returns the view with a tag among the view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func move(_ view: UIView, to index: Int) {
    checkThread()
    subviews.removeObject(view)
    subviews.insert(view, at: index)
    WindowStack.refresh(window?.app)
  }

  private func isInside(_ view: UIView) -> Bool { isDescendant(of: view) }

  private func detach() {
    superview?.subviews.removeObject(self)
    layer.removeFromSuperlayer()
    superview = nil
  }

  /// Calls `body` with the view and all its descendants, from back to front.
  func visit(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.visit(body) }
  }

  // The simulation animates nothing: changes are complete, and reported as such, when a call returns.

  /// Makes changes immediately, without animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes immediately, without the animation of a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes changes in a view immediately, without a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  /// Makes changes immediately, without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Options for an animation.
  @Flags(
    """
    layoutSubviews; allowUserInteraction; beginFromCurrentState; `repeat`; autoreverse
    curveEaseIn = 65_536; curveEaseOut = 131_072; curveLinear = 196_608
    transitionFlipFromLeft = 1_048_576; transitionFlipFromRight = 2_097_152; transitionCrossDissolve = 5_242_880
    """)
  public struct AnimationOptions: OptionSet, Sendable {
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
  }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
