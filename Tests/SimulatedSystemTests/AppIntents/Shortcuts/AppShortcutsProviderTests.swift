import AppIntents
import XCTest

final class AppShortcutsProviderTests: XCTestCase {
  func testShortcutsHaveTheirPhrases() {
    let shortcut = Shortcuts.appShortcuts[0]
    XCTAssertEqual(
      shortcut.phrases.map(\.text), ["Open $(applicationName)", "Take a photo"])
    XCTAssertTrue(shortcut.intent is Shoot)
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Shoot(), phrases: ["Open \(.applicationName)", "Take a photo"],
      shortTitle: "Photo", systemImageName: "camera")
  }
}

private struct Shoot: AppIntent {
  static let title: LocalizedStringResource = "Take a photo"

  func perform() async throws -> some IntentResult { .result() }
}
