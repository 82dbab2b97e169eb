/// A view that shows a line of text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { checkThread() }
  }
}
