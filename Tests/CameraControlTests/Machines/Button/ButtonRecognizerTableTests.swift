import CameraControl
import XCTest

/// The whole table: what each input says in each state, and what comes of it afterward.
///
/// A state can't be seen from outside, but what follows from it can: the stage of the press after the
/// input, and what is said when the finger then waits for a second and leaves, which is the row's last
/// column.
final class ButtonRecognizerTableTests: XCTestCase {
  /// GST01, GST02, GST04, GST05, GST09, GST10, GST15: every input in every state.
  func testEveryInputInEveryState() {
    XCTAssertEqual(Self.inputs.map(\.0), ButtonRecognizerTable.inputs)
    ButtonRecognizerTable.table.check(
      Self.states.flatMap { state, make in
        Self.inputs.map { input, apply in
          var finger = make()
          _ = finger.heard()
          apply(&finger)
          let (said, stage) = (finger.heard(), finger.stage)
          finger.wait(.seconds(1))
          finger.checkThatNothingIsStuck()
          return ([state, input], [said, stage, finger.heard()])
        }
      })
  }

  /// The diagram of the document is made of the table's stages, so each state has to have one.
  func testEachStateIsInItsStage() {
    for (state, make) in Self.states {
      XCTAssertEqual(make().stage, ButtonRecognizerTable.stage(of: state), state)
    }
  }

  private static let inputs: [(String, @Sendable (inout FingerOnButton) -> Void)] = [
    ("force none", { finger in finger.press(0) }),
    ("force below light", { finger in finger.press(0.3) }),
    ("force light", { finger in finger.press(0.4) }),
    ("force below click", { finger in finger.press(0.7) }),
    ("force click", { finger in finger.press(0.9) }),
    ("switch down", { finger in finger.flip(down: true) }),
    ("tremble", { finger in finger.move(to: (finger.position ?? 0) + 0.5) }),
    ("slide", { finger in finger.move(to: (finger.position ?? 0) + 2) }),
    ("finger leaves", { finger in finger.move(to: nil) }),
    ("half a second", { finger in finger.wait(.milliseconds(500)) }),
    ("reset", { finger in finger.reset() }),
  ]

  private static let states: [(String, @Sendable () -> FingerOnButton)] = [
    ("no finger", { FingerOnButton() }),
    ("resting", { resting() }),
    ("sliding", { sliding(resting()) }),
    ("undecided", { pressed(resting(), 0.4) }),
    ("undecided, slid", { sliding(pressed(resting(releaseOnly: true), 0.4)) }),
    ("light", { pressed(resting(), 0.4, for: .milliseconds(150)) }),
    ("light, slid", { sliding(pressed(resting(), 0.4)) }),
    ("light, held", { pressed(resting(), 0.4, for: .milliseconds(300)) }),
    ("click", { pressed(resting(), 0.9) }),
    ("click, held", { pressed(resting(), 0.9, for: .milliseconds(500)) }),
    ("click over light", { pressed(pressed(resting(), 0.4, for: .milliseconds(150)), 0.9) }),
    ("spent", { pressed(pressed(resting(), 0.9), 0.4) }),
    (
      "spent over light",
      { pressed(pressed(pressed(resting(), 0.4, for: .milliseconds(150)), 0.9), 0.4) }
    ),
  ]

  private static func resting(releaseOnly: Bool = false) -> FingerOnButton {
    var tuning = ButtonTuning()
    if releaseOnly { tuning.lightCommit = .releaseOnly }
    var finger = FingerOnButton(ButtonRecognizer(tuning: tuning))
    finger.move(to: 0)
    return finger
  }

  private static func sliding(_ start: FingerOnButton) -> FingerOnButton {
    var finger = start
    finger.move(to: 2)
    return finger
  }

  private static func pressed(
    _ start: FingerOnButton, _ force: Double, for duration: Duration = .zero
  ) -> FingerOnButton {
    var finger = start
    finger.press(force)
    finger.wait(duration)
    return finger
  }
}
