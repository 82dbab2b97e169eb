import CameraControlTesting
import UIKit
import XCTest

/// A gallery of an app shows the items that it has, and hears which ones a person taps.
@MainActor
final class UICollectionViewTests: XCTestCase {
  func testATapOnACellChoosesItsItem() async throws {
    try SimulatedPhone().asCurrent {
      let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
      let window = UIWindow(frame: .zero)
      window.rootViewController = gallery
      let list = try XCTUnwrap(gallery.collectionView)
      XCTAssertEqual(list.numberOfItems(inSection: 0), 2)
      let second = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 1, section: 0)))
      XCTAssertTrue(second is ShotCell)
      XCTAssertTrue(second.contentView.superview === second)
      XCTAssertTrue(second.accessibilityActivate())
      XCTAssertEqual(gallery.chosen, [1])
      XCTAssertTrue(second.isSelected)
      XCTAssertEqual(list.indexPath(for: second)?.item, 1)
      XCTAssertTrue(list.visibleCells[0].accessibilityActivate())
      XCTAssertEqual(list.indexPathsForSelectedItems?.count, 1)
      list.deselectItem(at: IndexPath(item: 1, section: 0), animated: true)
      XCTAssertFalse(second.isSelected)
    }
  }

  func testSeveralItemsAreChosenAndTakenBack() async throws {
    SimulatedPhone().asCurrent {
      let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
      let window = UIWindow(frame: .zero)
      window.rootViewController = gallery
      gallery.collectionView.allowsMultipleSelection = true
      for item in [0, 1, 0] {
        let cell = gallery.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        XCTAssertEqual(cell?.accessibilityActivate(), true)
      }
      XCTAssertEqual(gallery.chosen, [0, 1, -1])
      XCTAssertEqual(
        gallery.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }
  }

  func testAListShowsWhatIsAppliedToIt() async throws {
    SimulatedPhone().asCurrent {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<ShotCell, String> { cell, _, name in
        cell.name = name
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var shots = NSDiffableDataSourceSnapshot<Int, String>()
      shots.appendSections([0, 1])
      shots.appendItems(["a", "b"], toSection: 0)
      shots.appendItems(["c"])
      var isShown = false
      source.apply(shots, animatingDifferences: false) { isShown = true }
      XCTAssertTrue(isShown)
      XCTAssertEqual(
        list.indexPathsForVisibleItems.map { (list.cellForItem(at: $0) as? ShotCell)?.name },
        ["a", "b", "c"])
      XCTAssertEqual(source.indexPath(for: "c"), IndexPath(item: 0, section: 1))
      XCTAssertEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 0)), "b")
      XCTAssertNil(source.itemIdentifier(for: IndexPath(item: 2, section: 0)))
      shots.deleteItems(["a"])
      source.apply(shots)
      XCTAssertEqual(source.snapshot().itemIdentifiers, ["b", "c"])
      XCTAssertEqual(list.visibleCells.count, 2)
    }
  }
}

private final class ShotCell: UICollectionViewCell {
  var name: String?
}

private final class Gallery: UICollectionViewController {
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ShotCell.self, forCellWithReuseIdentifier: "shot")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "shot", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen.append(indexPath.item) }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { chosen.append(-1) }
}
