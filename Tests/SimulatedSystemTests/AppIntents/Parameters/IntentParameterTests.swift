import AppIntents
import XCTest

final class IntentParameterTests: XCTestCase {
  func testAParameterHasItsDefaultUntilItIsSet() {
    let timer = Timer()
    XCTAssertEqual(timer.seconds, 3)
    timer.seconds = 10
    XCTAssertEqual(timer.seconds, 10)
    XCTAssertEqual(Timer().seconds, 3, "each intent has parameters of its own")
  }

  func testAParameterThatMayLackAValueHasNone() {
    let timer = Timer()
    XCTAssertNil(timer.name)
    timer.name = "Party"
    XCTAssertEqual(timer.name, "Party")
    XCTAssertEqual(timer.$name.title, "Name")
    XCTAssertNil(timer.note)
    XCTAssertNil(timer.$note.title)
    XCTAssertEqual(timer.repeats, 1)
    XCTAssertNil(timer.$repeats.title)
  }
}

private struct Timer: AppIntent {
  static let title: LocalizedStringResource = "Set the timer"

  @Parameter(title: "Seconds", default: 3) var seconds: Int
  @Parameter(title: "Name") var name: String?
  @Parameter var note: String?
  @Parameter(description: "How often", default: 1) var repeats: Int

  func perform() async throws -> some IntentResult { .result() }
}
