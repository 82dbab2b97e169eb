import CameraControl
import Observation
public import UIKit

/// Shows a description in a controller's view, and again when what it was made from changes.
///
/// A change is shown in the main actor's next turn.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown.
  open var rootView: Content {
    didSet { if isViewLoaded { show() } }
  }

  private let renderer = Renderer()
  private var shows = 0

  /// Makes a controller that shows a description.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive, which there is none of.
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
    // Views that come later belong to the controller's app, whoever made the change.
    let views = AmbientPhone.withApp(app) {
      withObservationTracking {
        renderer.showAll(rootView)
      } onChange: { [weak self] in
        Task { @MainActor in
          // What was shown before, and changes as well, is no longer there.
          if let self, self.shows == this { self.show() }
        }
      }
    }
    view.showOnly(views)
  }
}
