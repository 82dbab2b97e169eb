// Nothing is laid out: what an app asks for is kept.

/// How the items of a list are laid out.
@MainActor @preconcurrency
@Kept("func invalidateLayout(); func prepare()")
open class UICollectionViewLayout: NSObject {}

/// A layout in lines, one item after the other.
@MainActor @preconcurrency
@Kept(
  """
  itemSize = CGSize(width: 50, height: 50); estimatedItemSize = CGSize.zero; minimumLineSpacing: CGFloat = 10
  minimumInteritemSpacing: CGFloat = 10; sectionInset = UIEdgeInsets.zero; headerReferenceSize = CGSize.zero
  footerReferenceSize = CGSize.zero; scrollDirection: UICollectionView.ScrollDirection = .vertical
  static let automaticSize: CGSize = CGSize(width: 1.7e308, height: 1.7e308)
  """)
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// Says for a layout in lines how large its parts are.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A layout of sections, groups and items.
@MainActor @preconcurrency
@Kept(
  """
  init(section: NSCollectionLayoutSection) = sections = { _ in section }
  init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) = sections = { sectionProvider($0, Environment()) }
  """)
public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sections: (Int) -> NSCollectionLayoutSection?

  /// Returns how a section would be laid out.
  public func simulatedSection(at index: Int) -> NSCollectionLayoutSection? { sections(index) }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment {}
}

/// What a layout can know of the list.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

/// A length in a layout.
@Kept(
  """
  static func fractionalWidth(_ value: CGFloat) -> Self = Self(value, "fractionalWidth"); static func absolute(_ value: CGFloat) -> Self = Self(value, "absolute")
  static func fractionalHeight(_ value: CGFloat) -> Self = Self(value, "fractionalHeight"); static func estimated(_ value: CGFloat) -> Self = Self(value, "estimated")
  """)
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// The number.
  public let dimension: CGFloat
  private let kind: String

  private init(_ dimension: CGFloat, _ kind: String) {
    (self.dimension, self.kind) = (dimension, kind)
  }
}

/// A width and a height in a layout.
@Fields(
  "let", "widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension"
)
public final class NSCollectionLayoutSize: NSObject, Sendable {}

/// An item in a layout.
@MainActor @preconcurrency
@Kept("contentInsets = NSDirectionalEdgeInsets.zero")
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items in a row or a column of a layout.
@MainActor @preconcurrency
@Kept(
  """
  interItemSpacing: NSCollectionLayoutSpacing? = nil
  class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self = Self(layoutSize, subitems)
  class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self = Self(layoutSize, subitems)
  class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self = Self(layoutSize, Array(repeating: subitem, count: count))
  class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self = Self(layoutSize, Array(repeating: subitem, count: count))
  class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self = Self(layoutSize, Array(repeating: subitem, count: count))
  class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self = Self(layoutSize, Array(repeating: subitem, count: count))
  """)
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]

  private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }
}

/// A length between items of a layout.
@Kept(
  """
  class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing(spacing: value)
  class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing(spacing: value)
  """)
@Fields("let", "spacing: CGFloat")
public final class NSCollectionLayoutSpacing: NSObject, Sendable {}

/// A section of a layout.
@MainActor @preconcurrency
@Kept(
  """
  contentInsets = NSDirectionalEdgeInsets.zero; interGroupSpacing: CGFloat = 0
  orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  """)
@Fields("group: NSCollectionLayoutGroup")
open class NSCollectionLayoutSection: NSObject {}

/// How a section moves across the direction of its list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
