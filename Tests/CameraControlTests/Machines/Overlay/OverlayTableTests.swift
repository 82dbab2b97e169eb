import CameraControl
import XCTest

/// The whole table: what each input does in each state of the overlay.
final class OverlayTableTests: XCTestCase {
  /// DEL06, DEL07, DEL08, DEL09, DEL12, OVL05, OVL11, OVL14, OVL15, OVL17, OVL18, OVL20, OVL21, OVL24,
  /// OVL25, OVL26, OVL27, OVL28, OVL29, OVL30, OVL33, OVL35: every input in every state.
  func testEveryInputInEveryState() {
    OverlayTable.table.check(walk(cleanPreview: true))
  }

  /// DEL09: without Clean Preview everything is the same, but for the two fullscreen callbacks.
  func testEveryInputInEveryStateWithoutFullscreen() {
    let (with, without) = (walk(cleanPreview: true), walk(cleanPreview: false))
    for (with, without) in zip(with, without) {
      let requests = with.outcome[0].split(separator: " ").filter { $0 != "enter" && $0 != "exit" }
      XCTAssertEqual(
        without.outcome, [requests.joined(separator: " ")] + with.outcome[1...], "\(with.keys)")
    }
  }

  private func walk(cleanPreview: Bool) -> [(keys: [String], outcome: [String])] {
    XCTAssertEqual(Self.inputs.map(\.0), OverlayTable.inputs)
    return Self.states.flatMap { state, make in
      Self.inputs.map { input, apply in
        ([state, input], outcome(of: apply, in: make(cleanPreview)))
      }
    }
  }

  private func outcome(
    of input: (inout OverlayProbe) -> Void, in state: OverlayProbe
  ) -> [String] {
    var probe = state
    _ = probe.heard()
    probe.now = probe.now.advanced(by: .seconds(1))
    let deadline = probe.machine.deadline
    input(&probe)
    let timer =
      switch probe.machine.deadline {
      case nil: deadline == nil ? "" : "stops"
      case deadline: ""
      case probe.now.advanced(by: .seconds(3)): "restarts"
      default: "odd"
      }
    return [probe.heard(), probe.state, timer]
  }

  private typealias Input = @Sendable (inout OverlayProbe) -> Void

  private static let states: [(String, @Sendable (Bool) -> OverlayProbe)] = [
    ("hidden", { OverlayProbe(cleanPreview: $0) }),
    ("control", { opened($0) { _ in } }),
    (
      "disabled control",
      {
        opened($0) {
          $0.touch(.swipeAway)
          $0.touch(.tapItem(1))
        }
      }
    ),
    ("locked control", { opened($0) { $0.lightHold() } }),
    (
      "locked control, finger resting",
      {
        opened($0) {
          $0.apply { machine, _, _ in machine.touchBegan() }
          $0.lightHold()
          $0.lightRelease()
        }
      }
    ),
    (
      "control, finger on it",
      { opened($0) { $0.apply { machine, _, _ in machine.touchBegan() } } }
    ),
    (
      "control, click down",
      { opened($0) { $0.apply { machine, _, _ in machine.clickDown() } } }
    ),
    ("list", { opened($0) { $0.touch(.swipeAway) } }),
    (
      "list at disabled",
      {
        opened($0) {
          $0.touch(.swipeAway)
          $0.slide(15)
        }
      }
    ),
  ]

  private static func opened(
    _ cleanPreview: Bool, _ steps: (inout OverlayProbe) -> Void
  ) -> OverlayProbe {
    var probe = OverlayProbe(cleanPreview: cleanPreview)
    probe.lightPress()
    steps(&probe)
    return probe
  }

  private static let inputs: [(String, Input)] = gestures + touches + stages + times

  private static let gestures: [(String, Input)] = [
    ("light press", { $0.lightPress() }),
    (
      "double light press",
      { probe in
        probe.lightPress()
        probe.lightRelease()
        probe.doubleLightPress()
      }
    ),
    ("second of two presses", { $0.doubleLightPress() }),
    ("hold", { $0.lightHold() }),
    ("release", { $0.lightRelease() }),
    ("slide", { $0.slide(16) }),
    ("finger comes", { probe in probe.apply { machine, _, _ in machine.touchBegan() } }),
    ("finger leaves", { probe in probe.apply { $0.touchEnded(at: $1, into: &$2) } }),
    ("click down", { probe in probe.apply { machine, _, _ in machine.clickDown() } }),
    ("click up", { probe in probe.apply { $0.clickUp(at: $1, into: &$2) } }),
  ]

  private static let touches: [(String, Input)] = [
    ("swipe away", { $0.touch(.swipeAway) }),
    ("swipe to bezel", { $0.touch(.swipeToBezel) }),
    ("drag", { $0.touch(.drag(millimeters: -16)) }),
    ("tap item", { $0.touch(.tapItem(2)) }),
    ("tap disabled item", { $0.touch(.tapItem(1)) }),
    ("tap no item", { $0.touch(.tapItem(3)) }),
    ("tap outside", { $0.touch(.tapOutside) }),
  ]

  private static let stages: [(String, Input)] = [
    ("same stage", { $0.setStage() }),
    ("delegate cleared", { $0.setStage(hasDelegate: false) }),
    ("unusable", { $0.setStage(isUsable: false) }),
    ("unusable without delegate", { $0.setStage(hasDelegate: false, isUsable: false) }),
    ("other app", { $0.setStage(app: "other") }),
    ("no stage", { probe in probe.apply { $0.setStage(nil, at: $1, into: &$2) } }),
    (
      "a removed",
      {
        $0.items.removeFirst()
        $0.setStage()
      }
    ),
    (
      "b removed",
      {
        $0.items.remove(at: 1)
        $0.setStage()
      }
    ),
    (
      "all but b removed",
      {
        $0.items = [$0.items[1]]
        $0.setStage()
      }
    ),
    (
      "d added",
      {
        $0.items.insert(OverlayProbe.item("d"), at: 0)
        $0.setStage()
      }
    ),
    (
      "all removed",
      {
        $0.items = []
        $0.setStage()
      }
    ),
  ]

  private static let times: [(String, Input)] = [
    ("before the deadline", { $0.pass(.milliseconds(1_999)) }),
    ("deadline", { $0.pass(.seconds(2)) }),
    ("button lost", { probe in probe.apply { $0.loseButton(at: $1, into: &$2) } }),
    ("app forgotten", { probe in probe.apply { machine, _, _ in machine.forget(app: "app") } }),
  ]
}

extension OverlayProbe {
  fileprivate mutating func pass(_ duration: Duration) {
    now = now.advanced(by: duration)
    apply { $0.advance(to: $1, into: &$2) }
  }
}
