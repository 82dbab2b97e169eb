import CameraControl
import CameraControlTesting
import Synchronization
import TestSupport
import XCTest

/// Tests that random scripts find mistakes that take particular values of controls.
///
/// Where the values do not count as something to reach, a thousand scripts of no seed find either.
final class ControlValuesTests: XCTestCase {
  private final class NightCamera: Sendable {
    private let session: CaptureSession
    private let delegate = Recorder()
    private let focus: CaptureSlider
    private let mode: CaptureIndexPicker
    private let isPressed = Mutex(false)
    private let count = Mutex(0)

    /// How often the focus arrived at its upper end.
    var arrivals: Int { count.withLock { $0 } }

    /// Whether a button is down in the last mode, with the focus in its upper half.
    var isWrong: Bool {
      isPressed.withLock { $0 } && mode.selectedIndex == 2 && focus.value > 0.5
    }

    init(on phone: SimulatedPhone) throws {
      focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      mode = try CaptureIndexPicker(
        "Mode", symbolName: "scope", localizedIndexTitles: ["Photo", "Video", "Night"])
      mode.setActionQueue(.inPlace) { _ in }
      session = try phone.makeSession()
      try session.setControlsDelegate(delegate, queue: .inPlace)
      focus.setActionQueue(.inPlace) { [weak self] value in
        if value == 1 { self?.count.withLock { $0 += 1 } }
      }
      for control in [focus, mode] as [CaptureControl] { try session.addControl(control) }
      phone.show(
        CaptureEventInteraction { [weak self] event in
          self?.isPressed.withLock { $0 = event.phase == .began }
        })
    }
  }

  /// A script that is found is not made shorter, which would take longer than to find it.
  private func expectFailure(
    seed: UInt64, _ holds: @escaping (NightCamera) -> Bool
  ) throws {
    for seed in Effort.isCampaign ? Effort.seeds(sample: 1, campaign: 5) : [seed] {
      var isFound = false
      _ = try Exploration { phone in try NightCamera(on: phone) }
        .without(.noFinding).always("the camera is right") { holds($1) }
        .progress { if case .found = $0 { isFound = true } }
        .going(while: { !isFound })
        .run(.random(scripts: Effort.isCampaign ? 1_000 : 100, length: 20, seed: seed))
      XCTAssertTrue(isFound, "seed \(seed)")
    }
  }

  func testAPressWithCertainValuesOfTwoControlsIsFound() throws {
    try expectFailure(seed: 6) { !$0.isWrong }
  }

  func testAnEndThatIsReachedAThirdTimeIsFound() throws {
    try expectFailure(seed: 4) { $0.arrivals <= 2 }
  }
}
