/// A view controller, with the members that an interaction needs.
@Kept(
  """
  let supportedInterfaceOrientations: UIInterfaceOrientationMask = .allButUpsideDown
  let preferredInterfaceOrientationForPresentation: UIInterfaceOrientation = .portrait
  let shouldAutorotate: Bool = true; let prefersStatusBarHidden: Bool = false
  let preferredStatusBarStyle: UIStatusBarStyle = .default
  let prefersHomeIndicatorAutoHidden: Bool = false; func setNeedsStatusBarAppearanceUpdate()
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  title: String? = nil; modalPresentationStyle = UIModalPresentationStyle.automatic; isModalInPresentation = false
  overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  definesPresentationContext = false; hidesBottomBarWhenPushed = false; additionalSafeAreaInsets = UIEdgeInsets.zero
  edgesForExtendedLayout = UIRectEdge.all; let popoverPresentationController: UIPopoverPresentationController? = nil; tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil)
  let preferredScreenEdgesDeferringSystemGestures: UIRectEdge = []; func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?); func viewSafeAreaInsetsDidChange()
  class func attemptRotationToDeviceOrientation()
  func didReceiveMemoryWarning(); func setNeedsUpdateOfHomeIndicatorAutoHidden(); func setNeedsUpdateOfSupportedInterfaceOrientations()
  init(nibName: String?, bundle: Bundle?)
  convenience override init() = self.init(nibName: nil, bundle: nil)
  let viewIfLoaded: UIView? = loaded; let isViewLoaded: Bool = loaded != nil
  func loadView() = view = UIView(frame: .zero); func viewDidLoad()
  func viewWillAppear(_ animated: Bool); func viewIsAppearing(_ animated: Bool)
  func viewDidAppear(_ animated: Bool); func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool); func viewWillLayoutSubviews(); func viewDidLayoutSubviews()
  func willMove(toParent parent: UIViewController?); func didMove(toParent parent: UIViewController?)
  let presentedViewController: UIViewController? = outermost.presented
  let presentingViewController: UIViewController? = outermost.presenter
  """)
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false

  var presented: UIViewController?
  weak var presenter: UIViewController?
  var barItem: NSObject?
  /// Whether the controller is about to be presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller's presentation is about to end.
  public internal(set) var isBeingDismissed = false
  /// Returns `nil`, because the simulation has no archives.
  public required init?(coder: NSCoder) { return nil }

  // Implicitly unwrapped as in Apple's interface: code that unwraps the view must compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded on first access; `nil` only if `loadView` set none.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      checkThread()
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    loadView()
    viewDidLoad()
  }

  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The parent controller.
  public private(set) weak var parent: UIViewController?

  /// Adds a child controller, but not its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeObject(self)
    parent = nil
  }

  /// Presents a controller over this controller and the controllers that contain this one.
  ///
  /// It appears immediately, in front of everything in the window. If the view is in no window, or
  /// another controller is already presented, nothing happens, and the phone reports a diagnostic.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if outermost.show(viewControllerToPresent, animated: flag) { completion?() }
  }

  /// Dismisses the controller that this controller presents, or else this controller itself.
  ///
  /// This also dismisses every controller over the dismissed controller. If nothing is presented,
  /// nothing happens.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let controller = outermost
    guard let below = controller.presented == nil ? controller.presenter : controller else {
      return
    }
    below.hidePresented(animated: flag)
    completion?()
  }

  /// Shows a controller in this controller's navigation stack, or else in front of this controller.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let stack = sequence(first: self, next: \.parent).first(where: { $0 is any Stack }) {
      (stack as? any Stack)?.push(vc)
    } else {
      present(vc, animated: true)
    }
  }

  /// Whether the controllers behind this one disappear while it is presented.
  var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  func leave() {
    hidePresented(animated: false)
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    viewDidDisappear(false)
  }
}

/// A controller of a stack of controllers.
@MainActor
protocol Stack: UIViewController {
  /// Shows a controller above the others.
  func push(_ controller: UIViewController)
}

/// How much of the screen a presented controller covers.
///
/// The views behind `fullScreen` and `currentContext` disappear. So do the views behind a system
/// camera with the style `automatic`.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
