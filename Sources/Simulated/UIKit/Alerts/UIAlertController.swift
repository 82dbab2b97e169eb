import CameraControl
import SimulatedAVFoundation

/// A message with a choice, which is presented like any other controller.
///
/// A test chooses with ``simulateChoice(_:)``.
@Kept(
  """
  message: String? = nil; preferredAction: UIAlertAction? = nil
  func addAction(_ action: UIAlertAction) = actions.append(action)
  required init?(coder: NSCoder) = return nil
  """)
open class UIAlertController: UIViewController {
  /// Whether the choice is in the middle of the screen or at its end.
  public let preferredStyle: Style
  /// What the person can choose, in the order in which it was added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields of the message.
  public private(set) var textFields: [UITextField]?

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }

  /// Chooses an action, as the person does: the alert goes, and then the handler is called.
  ///
  /// This is for tests.
  @discardableResult
  public func simulateChoice(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }),
      let presenter = presentingViewController
    else { return false }
    app.noteUserAction()
    AmbientPhone.withApp(app) {
      presenter.dismiss(animated: true)
      action.handler?(action)
    }
    return true
  }

  /// Where a choice is.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// Something that the person can choose in a ``UIAlertController``.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The title.
  public let title: String?
  /// What the action is for.
  public let style: Style
  /// Whether the person can choose the action.
  open var isEnabled = true

  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates an action.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }

  /// What an action is for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
