/// A view controller, with the members that an interaction needs.
@MainActor @preconcurrency
@Kept(
  """
  let supportedInterfaceOrientations: UIInterfaceOrientationMask = .allButUpsideDown
  let preferredInterfaceOrientationForPresentation: UIInterfaceOrientation = .portrait
  let shouldAutorotate: Bool = true; let prefersStatusBarHidden: Bool = false
  let preferredStatusBarStyle: UIStatusBarStyle = .default
  let prefersHomeIndicatorAutoHidden: Bool = false; func setNeedsStatusBarAppearanceUpdate()
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  title: String? = nil; modalPresentationStyle = UIModalPresentationStyle.automatic; isModalInPresentation = false
  modalTransitionStyle = UIModalTransitionStyle.coverVertical; overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  definesPresentationContext = false; hidesBottomBarWhenPushed = false; additionalSafeAreaInsets = UIEdgeInsets.zero
  edgesForExtendedLayout = UIRectEdge.all; let popoverPresentationController: UIPopoverPresentationController? = nil; tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil)
  let preferredScreenEdgesDeferringSystemGestures: UIRectEdge = []; func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  func didReceiveMemoryWarning(); func setNeedsUpdateOfHomeIndicatorAutoHidden(); func setNeedsUpdateOfSupportedInterfaceOrientations()
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

  /// Creates a controller; both arguments are ignored, since there are no nib files.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, since there are no archives.
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

  /// The view, or `nil` if it has not been loaded.
  open var viewIfLoaded: UIView? { loaded }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    loadView()
    viewDidLoad()
  }

  /// Creates the view.
  open func loadView() { view = UIView(frame: .zero) }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, before it has appeared.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the controller is added to a parent, or removed from one if `parent` is `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was added to a parent, or removed from one if `parent` is `nil`.
  open func didMove(toParent parent: UIViewController?) {}

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

  /// The controller that is presented over this one, or over one that this one is in.
  open var presentedViewController: UIViewController? { outermost.presented }

  /// The controller over which this one, or one that this one is in, is presented.
  open var presentingViewController: UIViewController? { outermost.presenter }

  /// Presents a controller over this one and those that this one is in.
  ///
  /// It is shown at once, in front of everything in the window. If the view is in no window, or
  /// another controller is already presented, nothing happens, which is a diagnostic.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if outermost.show(viewControllerToPresent, animated: flag) { completion?() }
  }

  /// Ends the presentation of the controller over this one, or that of this one if there is none.
  ///
  /// What is presented over the controller that goes, goes as well. If nothing is presented, nothing
  /// happens.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let controller = outermost
    guard let below = controller.presented == nil ? controller.presenter : controller else {
      return
    }
    below.hidePresented(animated: flag)
    completion?()
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
