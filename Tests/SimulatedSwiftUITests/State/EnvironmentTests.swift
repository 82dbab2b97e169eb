import SwiftUI
import XCTest

@MainActor
final class EnvironmentTests: XCTestCase {
  func testAValueHoldsForTheViewsInside() async {
    let view = VStack {
      Reader(identifier: "outside")
      VStack {
        Reader(identifier: "inside")
        Reader(identifier: "innermost").environment(\.mood, "excited")
      }
      .environment(\.mood, "happy")
    }
    let stage = Stage(view)
    XCTAssertEqual(stage.text("outside"), "calm")
    XCTAssertEqual(stage.text("inside"), "happy")
    XCTAssertEqual(stage.text("innermost"), "excited")
  }

  func testAValueCanBeChangedInPlace() async {
    let view = Reader(identifier: "mood")
      .transformEnvironment(\.mood) { $0 += "er" }
      .environment(\.mood, "calm")
    XCTAssertEqual(Stage(view).text("mood"), "calmer")
  }

  func testOutsideOfAViewThereAreDefaults() async {
    XCTAssertEqual(Environment(\.mood).wrappedValue, "calm")
  }

  func testAnObservableObjectIsFoundByItsType() async throws {
    let camera = Camera()
    let stage = Stage(
      VStack {
        CameraReader()
        OptionalReader()
      }.environment(camera))
    XCTAssertEqual(stage.text("zoom"), "1.0")
    XCTAssertEqual(stage.text("optional"), "1.0")
    camera.zoom = 2
    try await stage.wait(for: "2.0", in: "zoom")
    stage.controller.view.find("in")?.simulateTap()
    try await stage.wait(for: "3.0", in: "zoom")
    XCTAssertEqual(camera.zoom, 3)
  }

  func testAnObjectMayBeMissing() async {
    XCTAssertEqual(Stage(OptionalReader()).text("optional"), "none")
    let hidden = OptionalReader().environment(nil as Camera?).environment(Camera())
    XCTAssertEqual(Stage(hidden).text("optional"), "none")
  }

  func testAModifierReadsTheEnvironmentToo() async {
    let stage = Stage(Text("x").modifier(MoodBadge()).environment(\.mood, "proud"))
    XCTAssertEqual(stage.text("badge"), "proud")
  }

  func testACustomPropertyIsConnected() async {
    let stage = Stage(MoodyView().environment(\.mood, "odd"))
    XCTAssertEqual(stage.text("mood"), "odd and 3")
  }

  func testTheDefaultsAreThoseOfAPhoneHeldUpright() async {
    let values = EnvironmentValues()
    XCTAssertEqual(values.colorScheme, .light)
    XCTAssertEqual(values.horizontalSizeClass, .compact)
    XCTAssertEqual(values.verticalSizeClass, .regular)
    XCTAssertEqual(values.displayScale, 3)
    XCTAssertEqual(values.locale, .current)
    XCTAssertTrue(values.isEnabled)
    XCTAssertEqual(values.scenePhase, .background)
  }

  func testTheSettingsCanBeChanged() async {
    let view = SettingsReader()
      .environment(\.colorScheme, .dark)
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.verticalSizeClass, .compact)
      .environment(\.displayScale, 2)
      .environment(\.locale, Locale(identifier: "de_DE"))
      .disabled(true)
    XCTAssertEqual(Stage(view).text("all"), "dark regular compact 2.0 de_DE false")
  }

  func testWhatAPersonPrefersIsReadFromTheEnvironment() async {
    struct Preferred: View {
      @Environment(\.sizeCategory) var size
      @Environment(\.multilineTextAlignment) var alignment

      var body: some View {
        Text("\(size.isAccessibilityCategory) \(alignment)")
      }
    }
    XCTAssertEqual(lines(Preferred()), ["false leading"])
    let view = Preferred().environment(\.sizeCategory, .accessibilityLarge)
      .environment(\.multilineTextAlignment, .center)
    XCTAssertEqual(lines(view), ["true center"])
    let usual = EnvironmentValues()
    XCTAssertEqual(usual.headerProminence, .standard)
    XCTAssertEqual(usual.truncationMode, .tail)
    XCTAssertEqual(usual.imageScale, .medium)
    XCTAssertEqual([usual.defaultMinListRowHeight, usual.lineSpacing], [44, 0])
    XCTAssertTrue(usual.isScrollEnabled && usual.accessibilityPlayAnimatedImages)
    XCTAssertFalse(
      usual.accessibilityInvertColors || usual.accessibilityDimFlashingLights
        || usual.accessibilityEnabled)
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "calm"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct Reader: View {
  let identifier: String
  @Environment(\.mood) private var mood

  var body: some View { Text(mood).accessibilityIdentifier(identifier) }
}

private struct MoodBadge: ViewModifier {
  @Environment(\.mood) private var mood

  func body(content: Content) -> some View {
    content
    Text(mood).accessibilityIdentifier("badge")
  }
}

private struct Moody: DynamicProperty {
  @Environment(\.mood) private var mood
  @State private var number = 3

  var text: String { "\(mood) and \(number)" }
}

private struct MoodyView: View {
  private var moody = Moody()

  var body: some View { Text(moody.text).accessibilityIdentifier("mood") }
}

@Observable
private final class Camera {
  var zoom = 1.0
}

private struct CameraReader: View {
  @Environment(Camera.self) private var camera

  var body: some View {
    @Bindable var camera = camera
    Text("\(camera.zoom)").accessibilityIdentifier("zoom")
    ZoomIn(zoom: $camera.zoom)
  }
}

private struct ZoomIn: View {
  @Binding var zoom: Double

  var body: some View { Button("In") { zoom += 1 }.accessibilityIdentifier("in") }
}

private struct OptionalReader: View {
  @Environment(Camera.self) private var camera: Camera?

  var body: some View {
    Text(camera.map { "\($0.zoom)" } ?? "none").accessibilityIdentifier("optional")
  }
}

private struct SettingsReader: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.displayScale) private var scale
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let classes = [width, height].compactMap { $0 }.map { "\($0)" }.joined(separator: " ")
    Text("\(colorScheme) \(classes) \(scale) \(locale.identifier) \(isEnabled)")
      .accessibilityIdentifier("all")
  }
}
