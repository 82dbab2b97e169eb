import CameraControlTesting
import UIKit
import XCTest

/// A list of an app shows the rows that it has, and hears which one a person taps.
@MainActor
final class UITableViewTests: XCTestCase {
  func testATapOnACellChoosesItsRow() async throws {
    try SimulatedPhone().asCurrent {
      let formats = Formats()
      let window = UIWindow(frame: .zero)
      window.rootViewController = formats
      let list = formats.tableView
      XCTAssertEqual(list.numberOfRows(inSection: 0), 2)
      let second = try XCTUnwrap(list.cellForRow(at: IndexPath(row: 1, section: 0)))
      XCTAssertEqual(second.textLabel?.text, "4K")
      XCTAssertTrue(second is FormatCell)
      XCTAssertTrue(second.accessibilityActivate())
      XCTAssertEqual(formats.chosen, [1])
      XCTAssertEqual(list.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      XCTAssertEqual(list.indexPath(for: second)?.row, 1)
      list.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
      XCTAssertNil(list.indexPathForSelectedRow)
    }
  }

  func testAListAsksForItsRowsAgain() async {
    SimulatedPhone().asCurrent {
      let formats = Formats()
      let window = UIWindow(frame: .zero)
      window.rootViewController = formats
      formats.titles = ["HD"]
      XCTAssertEqual(formats.tableView.visibleCells.count, 2)
      formats.tableView.reloadData()
      XCTAssertEqual(formats.tableView.visibleCells.count, 1)
      formats.tableView.allowsSelection = false
      XCTAssertTrue(formats.tableView.visibleCells[0].accessibilityActivate())
      XCTAssertEqual(formats.chosen, [])
    }
  }
}

private final class FormatCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Formats: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  var titles = ["HD", "4K"]
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    (tableView.dataSource, tableView.delegate) = (self, self)
    view.addSubview(tableView)
    tableView.register(FormatCell.self, forCellReuseIdentifier: "format")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "format", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
