/// A list of items in two directions, which are not laid out; a tap on a cell chooses its item.
@MainActor @preconcurrency
@Kept(
  """
  allowsSelection = true; allowsMultipleSelection = false; isPrefetchingEnabled = true; backgroundView: UIView? = nil
  let visibleCells: [UICollectionViewCell] = Array(cells.shown.values)
  let indexPathsForVisibleItems: [IndexPath] = cells.shown.keys.sorted()
  let numberOfSections: Int = dataSource?.numberOfSections(in: self) ?? 0
  func numberOfItems(inSection section: Int) -> Int = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? = cells.shown[indexPath]
  func indexPath(for cell: UICollectionViewCell) -> IndexPath? = cells.place(of: cell)
  func insertItems(at indexPaths: [IndexPath]) = reloadData(); func deleteItems(at indexPaths: [IndexPath]) = reloadData()
  func reloadItems(at indexPaths: [IndexPath]) = reloadData(); func reloadSections(_ sections: IndexSet) = reloadData()
  func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell = cells.makers[identifier]?() ?? UICollectionViewCell()
  func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) = collectionViewLayout = layout
  convenience override init(frame: CGRect) = self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  """)
open class UICollectionView: UIScrollView {
  private var cells = ListCells<UICollectionViewCell>()

  /// What has the items.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// How the items would be laid out.
  open var collectionViewLayout: UICollectionViewLayout

  /// The items that are chosen.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// Creates a list.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) { return nil }

  /// Says of which class the cells with an identifier are.
  open func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
    make: @escaping () -> Cell = #newView()
  ) { cells.makers[identifier] = make }

  /// Makes a cell and lets its registration fill it.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = registration.make()
    if let item { registration.fill(cell, indexPath, item) }
    return cell
  }

  /// Asks for all cells again.
  open func reloadData() {
    checkThread()
    cells.removeAll()
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let place = IndexPath(item: item, section: section)
        guard let cell = dataSource?.collectionView(self, cellForItemAt: place) else { return }
        cells.show(cell, at: place, in: self) { [weak self] in self?.choose($0) }
        cell.isSelected = indexPathsForSelectedItems?.contains(place) ?? false
      }
    }
  }

  /// Makes changes, and says that they are made.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { reloadData() }
  }

  /// Chooses an item, without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let kept = allowsMultipleSelection && indexPath != nil ? indexPathsForSelectedItems ?? [] : []
    indexPathsForSelectedItems = kept.filter { $0 != indexPath } + (indexPath.map { [$0] } ?? [])
    for (place, cell) in cells.shown {
      cell.isSelected = indexPathsForSelectedItems?.contains(place) ?? false
    }
  }

  /// Takes back a choice, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cells.shown[indexPath]?.isSelected = false
  }

  private func choose(_ place: IndexPath) {
    guard allowsSelection else { return }
    let follower = delegate as? any UICollectionViewDelegate
    if allowsMultipleSelection, indexPathsForSelectedItems?.contains(place) ?? false {
      deselectItem(at: place, animated: false)
      follower?.collectionView(self, didDeselectItemAt: place)
    } else if follower?.collectionView(self, shouldSelectItemAt: place) ?? true {
      selectItem(at: place, animated: false, scrollPosition: [])
      follower?.collectionView(self, didSelectItemAt: place)
    }
  }

  /// Where an item is after a list has moved.
  @Flags("top; centeredVertically; bottom; left; centeredHorizontally; right")
  public struct ScrollPosition: OptionSet, Sendable {}

  /// A direction in which a list moves.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Makes cells of a class and fills them.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let make: () -> Cell
    let fill: (Cell, IndexPath, Item) -> Void

    /// Creates a registration with what fills a cell.
    public init(
      make: @escaping () -> Cell = #newView(), handler: @escaping (Cell, IndexPath, Item) -> Void
    ) { (self.make, fill) = (make, handler) }
  }
}

/// A part of a list that is shown again for another place.
@MainActor @preconcurrency
@Kept("let reuseIdentifier: String? = nil; func prepareForReuse()")
open class UICollectionReusableView: UIView {
  /// Creates a part of a list.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// An item of a list.
@MainActor @preconcurrency
@Kept(
  """
  isSelected = false; isHighlighted = false; backgroundView: UIView? = nil; selectedBackgroundView: UIView? = nil
  """)
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for what an app adds.
  public let contentView: UIView

  /// Creates an item.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) { return nil }
}

/// Has the items of a list.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns how many items there are in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns how many sections there are: one, unless it says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  #kept("func numberOfSections(in collectionView: UICollectionView) -> Int = 1")
}

/// Hears which item was chosen.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether an item may be chosen.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when an item has been chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when an item that was chosen no longer is.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  #kept(
    """
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool = true
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    """)
}

/// A controller of a list, whose items it has.
@MainActor @preconcurrency
@Kept(
  """
  clearsSelectionOnViewWillAppear = true; func numberOfSections(in collectionView: UICollectionView) -> Int = 1
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int = 0
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell = UICollectionViewCell()
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool = true
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  let collectionView: UICollectionView! = view as? UICollectionView
  """)
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// How the items would be laid out at first.
  public let collectionViewLayout: UICollectionViewLayout

  /// Creates a controller of a list.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a list that flows; both arguments are ignored, since there are no nib files.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Returns `nil`, since there are no archives.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    (list.dataSource, list.delegate) = (self, self)
    view = list
  }
}
