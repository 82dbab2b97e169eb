// Nothing is laid out: conditions are kept.

/// A condition for the layout.
@MainActor @preconcurrency
@Kept(
  """
  isActive = false; priority = UILayoutPriority.required; constant: CGFloat = 0
  static func activate(_ constraints: [NSLayoutConstraint]) = for one in constraints { one.isActive = true }
  static func deactivate(_ constraints: [NSLayoutConstraint]) = for one in constraints { one.isActive = false }
  """)
public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  convenience init(_ constant: CGFloat) {
    self.init()
    self.constant = constant
  }
}

/// How important a condition is, up to 1000.
@Kept(
  """
  rawValue: Float = 0; init(rawValue: Float) = self.rawValue = rawValue
  init(_ rawValue: Float) = self.rawValue = rawValue; static let required: Self = Self(1000)
  static let defaultHigh: Self = Self(750); static let defaultLow: Self = Self(250)
  """)
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {}

/// An edge, a middle or a length of a view.
@MainActor @preconcurrency
@Kept(
  """
  func constraint(equalTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(greaterThanOrEqualTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(lessThanOrEqualTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(equalTo: NSLayoutAnchor, multiplier: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  """)
public final class NSLayoutAnchor: NSObject {}

/// A part of a view that others are laid out by.
@MainActor @preconcurrency
public protocol LaidOut {}

extension LaidOut {
  #kept(
    """
    let topAnchor: NSLayoutAnchor = .init(); let bottomAnchor: NSLayoutAnchor = .init()
    let leadingAnchor: NSLayoutAnchor = .init(); let trailingAnchor: NSLayoutAnchor = .init()
    let leftAnchor: NSLayoutAnchor = .init(); let rightAnchor: NSLayoutAnchor = .init()
    let centerXAnchor: NSLayoutAnchor = .init(); let centerYAnchor: NSLayoutAnchor = .init()
    let widthAnchor: NSLayoutAnchor = .init(); let heightAnchor: NSLayoutAnchor = .init()
    """)
}

/// The part of a view that no bar covers.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject, LaidOut {}

extension UIView: LaidOut {
  #kept(
    """
    let safeAreaLayoutGuide: UILayoutGuide = .init(); let layoutMarginsGuide: UILayoutGuide = .init()
    let safeAreaInsets: UIEdgeInsets = .zero
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    """)

  /// How a view changes with its superview.
  @Flags(
    """
    flexibleLeftMargin; flexibleWidth; flexibleRightMargin; flexibleTopMargin; flexibleHeight
    flexibleBottomMargin
    """)
  public struct AutoresizingMask: OptionSet, Sendable {}
}

/// Lengths at the edges of a view.
@Fields("top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0")
public struct UIEdgeInsets: Hashable, Sendable {
  /// No lengths.
  public static let zero = UIEdgeInsets()
}
