import CameraControl
import CameraControlTesting
import XCTest

/// The property that a phone is sound, on a phone that is not.
final class SoundPhoneTests: XCTestCase {
  private let part = ExplorationPart.scripts([.app("break"), .click])

  /// An app that makes its phone unsound, as only a mistake of the phone itself could.
  private let exploration = Exploration { phone in try CountingApp(on: phone) }
    .step("break") { phone, _ in
      phone.core.host.change { _ = $0.world.makeSession(in: AppID(number: 9_999)) }
    }

  func testAPhoneThatIsNotSoundIsFoundWithWhatIsWrong() throws {
    let result = try exploration.with(.soundPhone).run(part)
    XCTAssertEqual(result.failures.map(\.property), ["the phone is sound"])
    let reason = result.failures.first?.reason ?? ""
    XCTAssertTrue(reason.contains("belongs to no app"), reason)
  }

  /// It costs more than the other properties, so an exploration asks for it.
  func testItIsOnlyCheckedIfAsked() throws {
    XCTAssertEqual(try exploration.run(part).failures, [])
    XCTAssertEqual(try exploration.with(.soundPhone).without(.soundPhone).run(part).failures, [])
  }
}
