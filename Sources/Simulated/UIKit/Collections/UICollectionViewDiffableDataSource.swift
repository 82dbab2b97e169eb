/// The items of a list at one moment, by their sections.
@Kept(
  """
  let sectionIdentifiers: [SectionIdentifierType] = parts.map { $0.section }; let numberOfSections: Int = parts.count
  let itemIdentifiers: [ItemIdentifierType] = parts.flatMap { $0.items }; let numberOfItems: Int = itemIdentifiers.count
  func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] = parts.first { $0.section == identifier }?.items ?? []
  func numberOfItems(inSection identifier: SectionIdentifierType) -> Int = itemIdentifiers(inSection: identifier).count
  func indexOfItem(_ identifier: ItemIdentifierType) -> Int? = itemIdentifiers.firstIndex(of: identifier)
  func indexOfSection(_ identifier: SectionIdentifierType) -> Int? = sectionIdentifiers.firstIndex(of: identifier)
  mutating func appendSections(_ identifiers: [SectionIdentifierType]) = parts += identifiers.map { Part(section: $0) }
  mutating func deleteSections(_ identifiers: [SectionIdentifierType]) = parts.removeAll { identifiers.contains($0.section) }
  mutating func reloadItems(_ identifiers: [ItemIdentifierType]); mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
  mutating func deleteAllItems() = parts = []
  """)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var parts: [Part] = []

  /// Creates a moment without items.
  public init() {}

  /// Adds items to the end of a section, which is the last one unless it is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    let index = section.map { wanted in parts.firstIndex { $0.section == wanted } }
    guard let place = index ?? parts.indices.last else {
      fatalError("There is no section to add the items to.")
    }
    parts[place].items += identifiers
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in parts.indices { parts[index].items.removeAll(where: identifiers.contains) }
  }

  private struct Part {
    let section: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }
}

/// Has the items of a list that change as a whole.
@MainActor @preconcurrency
@Kept(
  """
  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = current
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int = current.numberOfItems(inSection: current.sectionIdentifiers[section])
  func numberOfSections(in collectionView: UICollectionView) -> Int = current.numberOfSections
  """)
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  private weak var list: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// What makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Creates what has the items of a list, and gives it to the list.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (list, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows other items, and says so.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    list?.reloadData()
    completion?()
  }

  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in current.sectionIdentifiers.enumerated() {
      let items = current.itemIdentifiers(inSection: identifier)
      guard let item = items.firstIndex(of: itemIdentifier) else { continue }
      return IndexPath(item: item, section: section)
    }
    return nil
  }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
}
