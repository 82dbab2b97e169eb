import CameraControl
import XCTest

final class PhoneCharacterTests: XCTestCase {
  /// Two phones that were told the same are equal only if they are alike in everything.
  func testCharactersAreComparedByWhatTheySay() {
    let plain = character()
    XCTAssertEqual(plain, character())
    XCTAssertEqual(plain.hashValue, character().hashValue)
    var quirks = Quirks()
    quirks.staleOverlayAfterRemoval = true
    let others = [
      character(model: .iPhone16), character(behavior: PhoneBehavior { $0.button.haptics = false }),
      character(quirks: quirks), character(symbols: .listed(["scope"])),
    ]
    for other in others {
      XCTAssertNotEqual(plain, other)
      XCTAssertNotEqual(
        World(plain, settings: PhoneSettings()), World(other, settings: PhoneSettings()))
    }
  }

  private func character(
    model: PhoneModel = .iPhone16Pro, behavior: PhoneBehavior = PhoneBehavior(),
    quirks: Quirks = Quirks(), symbols: SymbolCatalog = .wellFormed
  ) -> PhoneCharacter {
    PhoneCharacter(model: model, behavior: behavior, quirks: quirks, symbols: symbols)
  }
}
