import AppIntents
import XCTest

final class IntentResultTests: XCTestCase {
  func testAResultHasWhatItWasGiven() {
    let said = spoken()
    XCTAssertEqual(said.dialog?.full.key, "Done")
    let both = valueAndWords()
    XCTAssertEqual(both.value, true)
    XCTAssertEqual(both.dialog?.full.key, "It is on")
    XCTAssertNotNil(next().opensIntent)
  }

  private func spoken() -> IntentResultContainer<Never, Never, Never, IntentDialog> {
    .result(dialog: "Done")
  }

  private func valueAndWords() -> IntentResultContainer<Bool, Never, Never, IntentDialog> {
    .result(value: true, dialog: "It is on")
  }

  private func next() -> IntentResultContainer<Never, Wait, Never, Never> {
    .result(opensIntent: Wait())
  }
}

private struct Wait: AppIntent {
  static let title: LocalizedStringResource = "Wait"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Waited") }
}
