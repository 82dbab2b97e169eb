/// A list of rows, without a layout; a tap on a cell chooses its row.
@Kept(
  """
  rowHeight: CGFloat = -1; estimatedRowHeight: CGFloat = -1; sectionHeaderHeight: CGFloat = -1; allowsSelection = true
  allowsMultipleSelection = false; isEditing = false; separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  separatorColor: UIColor? = nil; separatorInset = UIEdgeInsets.zero; tableHeaderView: UIView? = nil
  tableFooterView: UIView? = nil; backgroundView: UIView? = nil
  static let automaticDimension: CGFloat = -1; let visibleCells: [UITableViewCell] = Array(cells.shown.values)
  func setEditing(_ editing: Bool, animated: Bool) = isEditing = editing; func beginUpdates(); func endUpdates()
  func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) = reloadData()
  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) = reloadData()
  func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) = reloadData()
  func reloadSections(_ sections: IndexSet, with animation: RowAnimation) = reloadData()
  func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  func cellForRow(at indexPath: IndexPath) -> UITableViewCell? = cells.shown[indexPath]
  func indexPath(for cell: UITableViewCell) -> IndexPath? = cells.place(of: cell)
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? = cells.makers[identifier]?()
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell = cells.makers[identifier]?() ?? UITableViewCell()
  func numberOfRows(inSection section: Int) -> Int = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  func deselectRow(at indexPath: IndexPath, animated: Bool) = if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  let numberOfSections: Int = dataSource?.numberOfSections(in: self) ?? 0
  convenience override init(frame: CGRect) = self.init(frame: frame, style: .plain)
  required init?(coder: NSCoder) = return nil; weak dataSource: (any UITableViewDataSource)? = nil
  """)
open class UITableView: UIScrollView {
  private var cells = ListCells<UITableViewCell>()
  /// The row that the person or the app chose last.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// The style of the list.
  public let style: Style

  /// Creates a list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Registers the class of the cells with an identifier.
  open func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    make: @escaping () -> Cell = #newObject()
  ) { cells.makers[identifier] = make }

  /// Requests all cells again.
  open func reloadData() {
    checkThread()
    cells.removeAll()
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: place) else { return }
        cells.show(cell, at: place, in: self) { [weak self] in self?.choose($0) }
      }
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { reloadData() }
  }

  /// Chooses a row, without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathForSelectedRow = indexPath }

  private func choose(_ row: IndexPath) {
    guard allowsSelection else { return }
    indexPathForSelectedRow = row
    (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: row)
  }

  /// The style of a list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// How a row appears and disappears.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The position of a row after a list has scrolled to the row.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
}

/// A data source, which provides the rows of a list.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; by default, one.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  #kept("func numberOfSections(in tableView: UITableView) -> Int = 1")
}

/// A delegate that receives the row that a person has chosen.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when the person has chosen a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  #kept("func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)")
}

/// A row of a list.
@Kept(
  """
  accessoryType = AccessoryType.none; selectionStyle = SelectionStyle.default; accessoryView: UIView? = nil
  isSelected = false; backgroundView: UIView? = nil; selectedBackgroundView: UIView? = nil; func prepareForReuse()
  separatorInset = UIEdgeInsets.zero; func setSelected(_ selected: Bool, animated: Bool) = isSelected = selected
  convenience override init(frame: CGRect) = self.init(style: .default, reuseIdentifier: nil)
  required init?(coder: NSCoder) = return nil
  """)
open class UITableViewCell: UIView {
  /// The title, and the text beside the title.
  public let (textLabel, detailTextLabel): (UILabel?, UILabel?) = (.init(), .init())
  /// The picture.
  public let imageView: UIImageView? = UIImageView()
  /// The view for what an app adds.
  public let contentView = UIView()
  /// The identifier of the kind of cell.
  public let reuseIdentifier: String?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    for view in [imageView, textLabel, detailTextLabel, contentView] { view.map(addSubview) }
  }

  /// The content of a cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The symbol at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a chosen row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The separator between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}
