public import Foundation

/// Looks after a view, as far as an interaction needs one.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false

  /// Makes a controller; there are no archives, so both arguments are left aside.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive, which there is none of.
  public required init?(coder: NSCoder) {
    return nil
  }

  // Apple's type: code that unwraps the view compiles only if there is something to unwrap.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made when it is asked for; nil only if `loadView` set none.
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

  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { loaded }

  /// Whether the view was made already.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view unless it is there.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    loadView()
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { view = UIView(frame: .zero) }

  /// The view was made.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to arrange its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has arranged its subviews.
  open func viewDidLayoutSubviews() {}

  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []

  /// The controller around this one.
  public private(set) weak var parent: UIViewController?

  /// Takes a controller in; its view is added by the app.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller around this one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The controller is about to go to another one, or to leave its own.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller went to another one, or left its own.
  open func didMove(toParent parent: UIViewController?) {}

  func leave() {
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    viewDidDisappear(false)
  }
}
