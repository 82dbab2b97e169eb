import SwiftUI
import XCTest

@MainActor
final class GridTests: XCTestCase {
  func testTheViewsOfAGridAreShownRowByRow() async {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 8) {
      GridRow {
        Text("a")
        Text("b")
      }
      Text("c")
      GridRow(alignment: .top) { Text("d") }
    }
    XCTAssertEqual(lines(grid), ["a", "b", "c", "d"])
  }

  func testCellsKeepTheirLooks() async {
    XCTAssertEqual(
      look(
        Color.red.gridCellColumns(2).gridColumnAlignment(.trailing)
          .gridCellUnsizedAxes(.horizontal)
      ).dropFirst().map { String($0.prefix { $0 != "(" }) },
      ["gridCellColumns", "gridColumnAlignment", "gridCellUnsizedAxes"])
    XCTAssertEqual(look(Text("x").gridCellColumns(3)), ["gridCellColumns(3)"])
  }
}
