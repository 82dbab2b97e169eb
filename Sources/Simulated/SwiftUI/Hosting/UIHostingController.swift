/// A view controller that shows a SwiftUI view, and updates it when the view's state changes.
///
/// The controller shows a change in the next job of the main actor. The SwiftUI views appear when
/// the controller's view enters a window, and disappear when that view leaves the window.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that the controller shows.
  open var rootView: Content { didSet { if isViewLoaded { host?.show(isNew: true) } } }
  /// The phase that the description finds, whatever its app does; `nil` if it follows the app.
  package var fixedPhase: ScenePhase?

  private var host: ViewHost?

  /// Creates a controller that shows a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because the simulation has no archives.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let host = ViewHost(app: app, fixedPhase: fixedPhase)
    self.host = host
    view = host.view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // The controller owns the host, and the controller's view is released before the controller.
    host?.show(in: self) { [weak self] in self?.rootView ?? EmptyView() as any View }
  }
}
