import CameraControl

/// The cells of a list by their positions, and the closures that create them.
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

/// A closure that creates an object of the class that the context of the macro requires.
///
/// A generic function can create an object of a generic class only with a `required` initializer.
/// On Linux, the initializer of `NSObject` isn't `required`.
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
