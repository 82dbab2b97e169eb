import AppIntents
import XCTest

final class AppIntentTests: XCTestCase {
  func testAnIntentHasTheDefaultsOfAPhone() {
    XCTAssertFalse(OpenCamera.openAppWhenRun)
    XCTAssertTrue(OpenCamera.isDiscoverable)
    XCTAssertNil(TakePhoto.description)
    XCTAssertTrue(OpenSide.openAppWhenRun, "an intent that opens something opens the app")
  }

  func testAnIntentRuns() async throws {
    let result = try await OpenCamera().perform()
    XCTAssertNil(result.value)
    let photos = try await TakePhoto(count: 3).perform().value
    XCTAssertEqual(photos, 3)
  }

  func testAnIntentSaysWhatItIs() {
    XCTAssertEqual(String(localized: OpenCamera.title), "Open camera")
    XCTAssertEqual(OpenCamera.description.descriptionText.key, "Brings you to the viewfinder.")
  }

  func testAnIntentThatOpensSomethingKnowsWhat() {
    XCTAssertEqual(OpenSide(.front).target, .front)
    XCTAssertEqual(Side.caseDisplayRepresentations[.front]?.title, "Front camera")
    XCTAssertEqual(Side.typeDisplayRepresentation.name, "Camera")
  }

  func testAnIntentOpensAWebAddress() async throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let open = OpenURLIntent(url)
    XCTAssertEqual(open.url, url)
    let result = try await open.perform()
    XCTAssertNil(result.value)
    let next = try await OpenPage().perform()
    XCTAssertEqual(next.opensIntent?.url, url)
  }
}

private struct OpenCamera: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Open camera"
  static let description = IntentDescription("Brings you to the viewfinder.")

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

private struct TakePhoto: AppIntent {
  static let title: LocalizedStringResource = "Take photos"

  @Parameter(title: "Count", default: 1) var count: Int

  init() {}

  init(count: Int) { self.count = count }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
}

private enum Side: String, AppEnum {
  case front
  case back

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Camera"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .front: "Front camera",
    .back: DisplayRepresentation(title: "Back camera", image: .init(systemName: "camera")),
  ]
}

private struct OpenSide: OpenIntent {
  static let title: LocalizedStringResource = "Open a camera"

  @Parameter(title: "Camera") var target: Side

  init() {}

  init(_ side: Side) { target = side }

  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenPage: AppIntent {
  static let title: LocalizedStringResource = "Open page"

  func perform() async throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
    .result(
      opensIntent: OpenURLIntent(URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")))
  }
}
