import AppIntents
import XCTest

/// What apps name of intents, in Swift 5 and in Swift 6.
@MainActor
final class IntentNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([
      ShortcutTileColor.grape, .grayBlue, .grayBrown, .grayGreen, .lightBlue, .lime, .tangerine,
    ])
  }

  func testPropertiesAreThere() async {
    assertProperties(\IntentDescription.categoryName, \.searchKeywords)
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      AppShortcutPhrase.Token.self, AppShortcutPhrase.self, (any OpensIntent).self,
    ]
  }
}
