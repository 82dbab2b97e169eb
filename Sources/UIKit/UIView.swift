public import AVFoundation
import CameraControl
public import Foundation

/// A part of the screen, as far as an interaction needs one.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The view around this one.
  public private(set) weak var superview: UIView?

  /// The views in this one, the frontmost last.
  public private(set) var subviews: [UIView] = []

  var attached: [any UIInteraction] = []

  /// What the view draws into.
  public let layer: CALayer

  weak var controller: UIViewController?
  private var isLaidOut = true
  let surface: CaptureView

  /// Makes a view.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    surface = CaptureView(in: .ambient)
    super.init()
    layer.frame = frame
  }

  /// Makes a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive, which there is none of.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that the view is in, however deep.
  open var window: UIWindow? { superview?.window }

  /// Where the view lies in the one around it.
  open var frame: CGRect {
    get { layer.frame }
    set {
      checkThread()
      layer.frame = newValue
      layOut()
    }
  }

  /// The view's own space.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      checkThread()
      layer.bounds = newValue
      layOut()
    }
  }

  /// Whether nothing can be seen of the view.
  open var isHidden = false {
    didSet { checkThread() }
  }

  /// How much can be seen of what is behind the view: 1 is nothing.
  open var alpha: CGFloat = 1 {
    didSet { checkThread() }
  }

  /// What is behind what the view shows.
  open var backgroundColor: UIColor? {
    didSet { checkThread() }
  }

  /// Whether nothing of the subviews is seen outside the view.
  open var clipsToBounds = false {
    didSet { checkThread() }
  }

  /// Whether the person can touch the view.
  open var isUserInteractionEnabled = true {
    didSet { checkThread() }
  }

  /// A number to find the view by.
  open var tag = 0

  /// What interface tests call the view.
  open var accessibilityIdentifier: String?

  /// Does what a tap does, for a person who cannot see the view; tells whether it did anything.
  open func accessibilityActivate() -> Bool { false }

  /// Arranges the subviews; there is nothing to do unless a subclass has something.
  open func layoutSubviews() {}

  /// Has the subviews arranged soon; here, at once.
  open func setNeedsLayout() {
    checkThread()
    layOut()
  }

  /// Has the subviews arranged now.
  open func layoutIfNeeded() { checkThread() }

  /// Arranges the subviews at once; whoever moves the view meanwhile is not asked again.
  private func layOut() {
    guard isLaidOut else { return }
    isLaidOut = false
    defer { isLaidOut = true }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// The view is about to go to a window, or to leave its own.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view went to a window, or left its own.
  open func didMoveToWindow() {}

  /// The view went to another view, or left its own.
  open func didMoveToSuperview() {}

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    checkThread()
    guard !isInside(view) else { return }
    let (old, new) = (view.window, window)
    if old !== new { view.visit { $0.willMove(toWindow: new) } }
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    layer.addSublayer(view.layer)
    view.superview = self
    view.didMoveToSuperview()
    if old !== new { view.visit { $0.didMoveToWindow() } }
    WindowStack.refresh(old?.app, new?.app)
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    checkThread()
    guard superview != nil else { return }
    let old = window
    if old != nil { visit { $0.willMove(toWindow: nil) } }
    detach()
    didMoveToSuperview()
    if old != nil { visit { $0.didMoveToWindow() } }
    WindowStack.refresh(old?.app)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Tells whether the view is another one or lies in it, however deep.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  private func move(_ view: UIView, to index: Int) {
    checkThread()
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
    WindowStack.refresh(window?.app)
  }

  private func isInside(_ view: UIView) -> Bool { isDescendant(of: view) }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
  }

  /// Calls `body` with the view and all views in it, each before those in front of it.
  func visit(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.visit(body) }
  }
}
