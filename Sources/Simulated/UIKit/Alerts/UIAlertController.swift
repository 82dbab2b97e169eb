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
  /// Whether the alert is in the middle of the screen or at the bottom.
  public let preferredStyle: Style
  /// The actions that the person can choose, in the order in which the app added them.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields of the alert.
  public private(set) var textFields: [UITextField]?

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }

  /// Chooses an action, as the person does: the alert disappears, and then calls the handler.
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

  /// The position of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// An action that the person can choose in a ``UIAlertController``.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The title.
  public let title: String?
  /// The purpose of the action.
  public let style: Style
  /// Whether the person can choose the action.
  open var isEnabled = true

  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates an action.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }

  /// The purpose of an action.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
