/// A control with segments, of which a person can choose one.
@MainActor @preconcurrency
@Kept(
  """
  selectedSegmentIndex = -1; selectedSegmentTintColor: UIColor? = nil; let numberOfSegments: Int = segments.count
  func setTitle(_ title: String?, forSegmentAt segment: Int) = segments[segment] = title ?? ""
  func titleForSegment(at segment: Int) -> String? = segments[segment] as? String
  func setImage(_ image: UIImage?, forSegmentAt segment: Int) = segments[segment] = image ?? ""
  func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) = segments.insert(title ?? "", at: min(segment, segments.count))
  func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) = segments.insert(image ?? "", at: min(segment, segments.count))
  func removeSegment(at segment: Int, animated: Bool) = segments.remove(at: segment); func removeAllSegments() = segments = []
  func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State)
  func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
  """)
open class UISegmentedControl: UIControl {
  private var segments: [Any] = []

  /// Creates a control with titles and pictures as its segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }
}

/// A control that shows which of several pages is current.
@MainActor @preconcurrency
@Kept(
  """
  currentPage = 0; numberOfPages = 0; hidesForSinglePage = false; pageIndicatorTintColor: UIColor? = nil
  currentPageIndicatorTintColor: UIColor? = nil
  """)
open class UIPageControl: UIControl {}

/// A field for a text.
@MainActor @preconcurrency
@Kept(
  """
  text: String? = nil; placeholder: String? = nil; font: UIFont? = nil; textColor: UIColor? = nil; isSecureTextEntry = false
  textAlignment = NSTextAlignment.natural; keyboardType = UIKeyboardType.default; borderStyle = BorderStyle.none
  returnKeyType = UIReturnKeyType.default; autocorrectionType = UITextAutocorrectionType.default
  clearButtonMode = ViewMode.never; leftView: UIView? = nil; rightView: UIView? = nil; inputAccessoryView: UIView? = nil
  attributedPlaceholder: NSAttributedString? = nil; override let canBecomeFirstResponder: Bool = isEnabled
  """)
open class UITextField: UIControl {
  /// The delegate, which receives the changes of the text.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Begins editing the text, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing the text.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a field shows an element, such as the clear button.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// A delegate of a text field; in place of the keyboard, a test calls its methods.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  #kept(
    """
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool = true
    func textFieldDidBeginEditing(_ textField: UITextField); func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool = true
    """)
}

/// A view with a text of several lines.
@MainActor @preconcurrency
@Kept(
  """
  text: String! = ""; attributedText: NSAttributedString! = nil; font: UIFont? = nil; textColor: UIColor? = nil
  isEditable = true; isSelectable = true; textAlignment = NSTextAlignment.natural; textContainerInset = UIEdgeInsets.zero
  override let canBecomeFirstResponder: Bool = isEditable
  """)
open class UITextView: UIScrollView {}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go
  case join = 3
  case next
  case search = 6
  case send
  case done = 9
}

/// Whether the keyboard corrects a text.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
