import CameraControl

/// The cells of a list by their places, and what makes them.
@MainActor
struct ListCells<Cell: UIView> {
  private(set) var shown: [IndexPath: Cell] = [:]
  var makers: [String: () -> Cell] = [:]

  /// Shows a cell at a place; a tap on it calls the closure, which chooses it.
  mutating func show(
    _ cell: Cell, at place: IndexPath, in list: UIView, choose: @escaping (IndexPath) -> Void
  ) {
    shown[place] = cell
    cell.tapTargets = [CellTap { choose(place) }]
    list.addSubview(cell)
  }

  /// Takes all cells away.
  mutating func removeAll() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
  }

  /// Returns the place of a cell.
  func place(of cell: Cell) -> IndexPath? { shown.first { $0.value === cell }?.key }
}

private final class CellTap: TapTarget {
  let tapCount = 1
  private let choose: () -> Void

  init(_ choose: @escaping () -> Void) { self.choose = choose }

  func tap(at location: CGPoint) -> Bool {
    choose()
    return true
  }
}

/// A closure that creates an object of the class that is wanted where the macro is used.
///
/// A generic function can create an object of a class that it does not know only with a `required`
/// initializer, and the initializer of `NSObject` is not `required` on Linux.
@freestanding(expression)
public macro newObject<Object: AnyObject>() -> () -> Object =
  #externalMacro(module: "MacroPlugin", type: "NewObject")

extension IndexPath {
  #kept(
    """
    let section: Int = self[0]; let row: Int = self[1]; let item: Int = self[1]
    init(row: Int, section: Int) = self = [section, row]; init(item: Int, section: Int) = self = [section, item]
    """)
}
