import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a result names the values that each control never had.
final class UnseenValuesTests: XCTestCase {
  private let recorder = Recorder()

  /// An app with one control, made by a closure.
  private func exploration(
    _ makeControl: @escaping () throws -> CaptureControl
  ) -> Exploration<CaptureSession> {
    Exploration { [recorder] phone in try phone.makeSession([makeControl()], delegate: recorder) }
      .steps(.lightSlide(.fraction(0.75)))
  }

  private func picker(of count: Int) -> Exploration<CaptureSession> {
    exploration {
      let picker = try CaptureIndexPicker(
        "Look", symbolName: "circle", numberOfIndexes: count, localizedTitleTransform: { "\($0)" })
      picker.setActionQueue(.inPlace) { _ in }
      return picker
    }
  }

  /// The last two of five items are in the same quarter.
  func testEachItemOfAPickerThatWasNeverChosenIsNamed() throws {
    let result = try picker(of: 5).run(.exhaustive(depth: 1))
    XCTAssertTrue("\(result)".contains("never had a value: “Look” at index 1, 2, 4\n"), "\(result)")
    XCTAssertEqual(result.unseen.values, ["Look": [1, 2, 4]])
    XCTAssertEqual(result.unseen.quarters, [:])
  }

  func testEachStepOfASliderWithFewStepsIsNamed() throws {
    let result = try exploration {
      let slider = try CaptureSlider("Zoom", symbolName: "circle", in: 1...5, step: 1)
      slider.setActionQueue(.inPlace) { _ in }
      return slider
    }.run(.exhaustive(depth: 1))
    XCTAssertEqual(result.unseen.values, ["Zoom": [1, 2, 4]])
  }

  /// Eight items are counted one by one; of nine, the quarters are.
  func testOfManyItemsTheQuartersAreNamed() throws {
    let few = try picker(of: 8).run(.exhaustive(depth: 1)).unseen
    XCTAssertEqual(few.values, ["Look": [1, 2, 3, 4, 6, 7]])
    XCTAssertEqual(few.quarters, [:])
    let many = try picker(of: 9).run(.exhaustive(depth: 1)).unseen
    XCTAssertEqual(many.values, [:])
    XCTAssertEqual(many.quarters, ["Look": [2, 3]])
  }

  func testSavedShardsTogetherHaveSeenWhatOneRunHas() throws {
    let parts: [ExplorationPart] = [.random(scripts: 3, length: 2, seed: 1)]
    let exploration = picker(of: 5).steps(.lightSlide(.fraction(0.25)), .leaveApp)
    let one = try exploration.run(parts)
    let shards = try (1...3).map { shard in
      let data = try JSONEncoder().encode(exploration.run(parts, shard: shard, of: 3))
      return try JSONDecoder().decode(ExplorationResult.self, from: data)
    }
    let all = try shards[2].merged(with: shards[0]).merged(with: shards[1])
    XCTAssertEqual(all, one)
    XCTAssertEqual(all.unseen, one.unseen)
    XCTAssertEqual(one.unseen.values["Look"]?.last, 4)
  }
}
