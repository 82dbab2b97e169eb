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
    /// Anything.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It deletes something.
    case destructive = 2
  }
}
