// The simulation has no layout: it only stores constraints.

/// A constraint for the layout.
@MainActor @preconcurrency
@Kept(
  """
  isActive = false; priority = UILayoutPriority.required; constant: CGFloat = 0; identifier: String? = nil
  static func constraints(withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]) -> [NSLayoutConstraint] = [NSLayoutConstraint(0)]
  static func activate(_ constraints: [NSLayoutConstraint]) = for one in constraints { one.isActive = true }
  static func deactivate(_ constraints: [NSLayoutConstraint]) = for one in constraints { one.isActive = false }
  """)
public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The first view or guide.
  public weak var firstItem: AnyObject?
  /// The second view or guide.
  public weak var secondItem: AnyObject?
  /// The factor by which the constraint multiplies the second length.
  public let multiplier: CGFloat

  convenience init(_ constant: CGFloat, multiplier: CGFloat = 1) {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Creates a constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.multiplier = multiplier
    super.init()
    (firstItem, secondItem) = (view1 as AnyObject, view2 as AnyObject?)
    constant = c
  }

  /// The part of a view that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
  }

  /// How a constraint compares two lengths.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// How a visual format aligns its views across its direction.
  @Flags(
    """
    alignAllLeft = 2; alignAllRight = 4; alignAllTop = 8; alignAllBottom = 16; alignAllLeading = 32; alignAllTrailing = 64
    alignAllCenterX = 512; alignAllCenterY = 1024
    """)
  public struct FormatOptions: OptionSet, Sendable {}
}

/// The importance of a constraint, up to 1000.
@Kept(
  """
  rawValue: Float = 0; init(rawValue: Float) = self.rawValue = rawValue
  init(_ rawValue: Float) = self.rawValue = rawValue; static let required: Self = Self(1000)
  static let defaultHigh: Self = Self(750); static let defaultLow: Self = Self(250)
  """)
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {}

/// An edge, a center or a length of a view, for a constraint.
@MainActor @preconcurrency
@Kept(
  """
  func constraint(equalTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(greaterThanOrEqualTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(lessThanOrEqualTo: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c)
  func constraint(equalTo: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c, multiplier: m)
  func constraint(greaterThanOrEqualTo: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c, multiplier: m)
  func constraint(lessThanOrEqualTo: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint = .init(c, multiplier: m)
  func constraint(equalToSystemSpacingBelow: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint = .init(8, multiplier: m)
  func constraint(equalToSystemSpacingAfter: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint = .init(8, multiplier: m)
  func constraint(greaterThanOrEqualToSystemSpacingBelow: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint = .init(8, multiplier: m)
  func constraint(greaterThanOrEqualToSystemSpacingAfter: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint = .init(8, multiplier: m)
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint = .init(c)
  """)
public final class NSLayoutAnchor: NSObject {}

/// A view or a guide that constraints can refer to.
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

/// A rectangle in a view that constraints can refer to, such as the area that no bar covers.
@MainActor @preconcurrency
@Kept("identifier = String(); layoutFrame = CGRect.zero")
open class UILayoutGuide: NSObject, LaidOut {
  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
}

extension UIView: LaidOut {
  #kept(
    """
    let safeAreaLayoutGuide: UILayoutGuide = .init(); let layoutMarginsGuide: UILayoutGuide = .init()
    let safeAreaInsets: UIEdgeInsets = .zero
    let layoutGuides: [UILayoutGuide] = guides.compactMap { $0 as? UILayoutGuide }
    func addConstraint(_ constraint: NSLayoutConstraint) = constraint.isActive = true
    func addConstraints(_ constraints: [NSLayoutConstraint]) = NSLayoutConstraint.activate(constraints)
    func removeConstraint(_ constraint: NSLayoutConstraint) = constraint.isActive = false
    func removeConstraints(_ constraints: [NSLayoutConstraint]) = NSLayoutConstraint.deactivate(constraints)
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    """)

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    guides.removeObject(layoutGuide)
  }

  /// How a view resizes with its superview.
  @Flags(
    "flexibleLeftMargin; flexibleWidth; flexibleRightMargin; flexibleTopMargin; flexibleHeight; flexibleBottomMargin"
  )
  public struct AutoresizingMask: OptionSet, Sendable {}
}

/// Insets at the edges of a view.
@Fields("top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0")
public struct UIEdgeInsets: Hashable, Sendable {
  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}
