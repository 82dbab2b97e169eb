import AppIntents
import XCTest

final class AppDependencyTests: XCTestCase {
  func testAnIntentFindsWhatTheAppHasGiven() async throws {
    AppDependencyManager.shared.add(dependency: Lens(name: "wide"))
    AppDependencyManager.shared.add(key: "far", dependency: Lens(name: "telephoto"))
    let result = try await Shoot().perform()
    XCTAssertEqual(result.value, "wide telephoto")
  }
}

private struct Lens: Sendable {
  let name: String
}

private struct Shoot: AppIntent {
  static let title: LocalizedStringResource = "Shoot"
  static var parameterSummary: some ParameterSummary { Summary("Shoot \(\.$count) times") }

  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 10)) var count: Int
  @Dependency private var lens: Lens
  @Dependency(key: "far") private var far: Lens

  init() {}

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(lens.name) \(far.name)")
  }
}
