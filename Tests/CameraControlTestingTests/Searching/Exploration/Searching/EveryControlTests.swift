import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that random scripts reach all of the four controls that a phone takes.
final class EveryControlTests: XCTestCase {
  private static let titles = ["Focus", "Grain", "Look", "Tint"]

  private final class FourSliders {
    private let recorder: Recorder
    private let session: CaptureSession

    init(on phone: SimulatedPhone) throws {
      let recorder = Recorder()
      self.recorder = recorder
      let sliders = try titles.map { title in
        let slider = try CaptureSlider(title, symbolName: "circle", in: 0...1)
        slider.setActionQueue(.inPlace, action: recorder.action(title))
        return slider
      }
      session = try phone.makeSession(sliders, delegate: recorder)
      phone.show(recorder.interaction())
    }
  }

  func testTheActionOfEachControlRunsOften() throws {
    let count = Effort.count(sample: 60, campaign: 500)
    for steps in NamedSteps.allCases {
      let result = try Exploration { phone in try FourSliders(on: phone) }.steps(steps)
        .run(.random(scripts: count, length: 20, seed: 1))
      XCTAssertEqual(result.calls.actions.map(\.name), Self.titles)
      for action in result.calls.actions {
        XCTAssertGreaterThan(action.count, count / 5, "\(action) with \(steps) steps")
      }
    }
  }

  func testWhatWasNeverReachedIsSaidFirst() throws {
    let result = try Exploration { phone in try FourSliders(on: phone) }
      .steps(.lightPress, .slide(by: 0.5))
      .step("never", when: { _, _ in false }) { _, _ in }
      .run(.exhaustive(depth: 2))
    let lines = "\(result)".split(separator: "\n")
    XCTAssertTrue(lines.first?.hasPrefix("never reached: ") == true, "\(result)")
    XCTAssertTrue(
      lines.first?.contains("the action of “Look” was never called") == true, "\(result)")
    XCTAssertTrue(lines.first?.contains("app never was never taken") == true, "\(result)")
    XCTAssertFalse(lines.first?.contains("“Focus”") == true, "\(result)")
  }
}
