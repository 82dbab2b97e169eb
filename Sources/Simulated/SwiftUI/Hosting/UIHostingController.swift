/// A view controller that shows a description, and updates it when what it depends on changes.
///
/// A change is shown in the main actor's next turn. The views in the description appear when the
/// controller's view enters a window, and disappear when it leaves the window.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The description that is shown.
  open var rootView: Content { didSet { if isViewLoaded { host?.show(isNew: true) } } }
  /// The phase that the description finds, whatever its app does; `nil` if it follows the app.
  package var fixedPhase: ScenePhase?

  private var host: ViewHost?

  /// Creates a controller that shows a description.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let host = ViewHost(app: app, fixedPhase: fixedPhase)
    self.host = host
    view = host.view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // The controller owns the host, and its view is gone before it is.
    host?.show(in: self) { [weak self] in self?.rootView ?? EmptyView() as any View }
  }
}
