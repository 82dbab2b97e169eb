import CameraControl
import XCTest

final class ExtensionLifeTests: XCTestCase {
  /// LCK06, LCK07, LCK09, LCK10, LCK13, LCK14, LCK20, LCK21: what each input does in each state.
  func testEveryInputInEveryState() {
    ExtensionLifeTable.table.check(
      ExtensionLifeProbe.states.flatMap { state, make in
        ExtensionLifeProbe.inputs.map { input, apply in
          var probe = make()
          probe.effects = []
          apply(&probe)
          return ([state, input], probe.cells)
        }
      })
  }

  /// LCK10: with the option at `lose`, a failed copy is the end of the content.
  func testAFailedCopyCanBeTheEnd() {
    var probe = ExtensionLifeProbe { $0.failedCopy = .lose }
    probe.launch(1)
    probe.end(.dismissed)
    probe.effects = []
    probe.copied(1, succeeds: false)
    XCTAssertEqual(probe.outcome, "lost 1 > absent")
    probe.retry()
    probe.copied(1, succeeds: true)
    XCTAssertEqual(probe.outcome, "lost 1 > absent")
  }

  /// LCK07: the idle timeout is an option; a negative one dismisses at once.
  func testTheIdleTimeoutIsAnOption() {
    var probe = ExtensionLifeProbe { $0.idleTimeout = .seconds(4) }
    probe.launch(1)
    XCTAssertEqual(probe.outcome, "> launching 1, 4 s")
    probe.wait(.seconds(3))
    probe.capture()
    XCTAssertEqual(probe.outcome, "> launching 1, 4 s")
    probe.wait(.milliseconds(3999))
    XCTAssertEqual(probe.outcome, "> launching 1, 0.001 s")
    probe.wait(.milliseconds(1))
    XCTAssertEqual(probe.outcome, "dismissed 1, copy 1 > absent, uncopied 1")

    var hasty = ExtensionLifeProbe { $0.idleTimeout = .seconds(-4) }
    hasty.launch(1)
    hasty.wait(.zero)
    XCTAssertEqual(hasty.outcome, "dismissed 1, copy 1 > absent, uncopied 1")
  }

  /// LCK13: where the deadline and the idle timeout fall on one instant, the phone ends the process.
  func testBothDeadlinesAtOnce() {
    var probe = ExtensionLifeProbe { $0.idleTimeout = .seconds(10) }
    probe.launch(1)
    probe.wait(.seconds(10))
    XCTAssertEqual(probe.outcome, "terminated 1 of 3, copy 1 > absent, uncopied 1")
  }

  /// LCK16: waiting at once and in many steps leads to the same.
  func testOneLongWaitAndManyShortOnes() {
    var (long, short) = (ExtensionLifeProbe(), ExtensionLifeProbe())
    for count in 1...3 {
      long.launch(UInt32(count))
      short.launch(UInt32(count))
      long.record(camera: count == 2, interaction: true, access: true)
      short.record(camera: count == 2, interaction: true, access: true)
      long.wait(.seconds(70))
      for _ in 0..<7000 { short.wait(.milliseconds(10)) }
      XCTAssertEqual(long.outcome, short.outcome)
      XCTAssertEqual(long.life, short.life)
    }
  }

  /// LCK05: visits follow one another, and each waits for a copy of its own.
  func testVisitsFollowOneAnother() {
    var probe = ExtensionLifeProbe()
    for visit in 1...3 as ClosedRange<UInt32> {
      probe.launch(visit)
      probe.end(.dismissed)
    }
    XCTAssertEqual(probe.life.uncopied.map(\.id.number), [1, 2, 3])
    probe.effects = []
    probe.copied(2, succeeds: true)
    probe.retry()
    XCTAssertEqual(probe.outcome, "erase 2, copy 1, copy 3 > absent, uncopied 1 3")
  }
}
