import CameraControl
import Observation
public import UIKit

/// A view controller that shows a description, and updates it when what it depends on changes.
///
/// A change is shown in the main actor's next turn.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The description that is shown.
  open var rootView: Content {
    didSet { if isViewLoaded { show() } }
  }

  private let renderer = Renderer()
  private var shows = 0

  /// Creates a controller that shows a description.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    shows += 1
    let this = shows
    // New views belong to the controller's app, whichever task made the change.
    let views = AmbientPhone.withApp(app) {
      withObservationTracking {
        renderer.showAll(rootView)
      } onChange: { [weak self] in
        Task { @MainActor in
          // Obsolete if there has been an update since, which does its own tracking.
          if let self, self.shows == this { self.show() }
        }
      }
    }
    view.showOnly(views)
  }
}
