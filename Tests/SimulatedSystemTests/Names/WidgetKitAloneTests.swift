import AppIntents
import SwiftUI
import WidgetKit
import XCTest

/// The names of an app's controls and intents, in Swift 5 and in Swift 6.
@MainActor
final class WidgetKitAloneTests: XCTestCase {
  /// The control is shown as in a preview, so its action has the value of the preview.
  func testAControlHasTheValueOfItsProvider() async throws {
    let control = try XCTUnwrap(ControlDescription.of(FlashControl()))
    XCTAssertEqual(control.kind, "flash")
    XCTAssertEqual((control.intent as? SetFlash)?.value, true)
    let current = try await FlashControl.Provider().currentValue()
    XCTAssertFalse(current)
  }

  func testTheSystemIsToldAboutWidgets() async {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "photos")
    ControlCenter.shared.reloadControls(ofKind: "flash")
    XCTAssertEqual(Shortcuts.shortcutTileColor, .navy)
  }

  func testAPackageOfIntentsNamesOthers() async {
    XCTAssertEqual(CameraIntents.includedPackages.count, 0)
    XCTAssertEqual(AppPackage.includedPackages.count, 1)
  }

  func testControlsOfAWidgetHaveTitles() async {
    let controls = VStack {
      Button("Flash", intent: SetFlash(true))
      Toggle("Lamp", isOn: true, intent: SetFlash(false))
    }
    let view = UIHostingController(rootView: controls).view
    XCTAssertEqual(view.map(texts), ["Flash", "Lamp"])
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }
}

private struct CameraIntents: AppIntentsPackage {}

private struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CameraIntents.self] }
}

private struct FlashControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "flash", provider: Provider()) { isOn in
      ControlWidgetButton(action: SetFlash(isOn)) {
        Label("Flash", systemImage: isOn ? "bolt.fill" : "bolt")
          .controlWidgetActionHint("Switch")
      }
      .tint(.orange)
    }
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }

    func currentValue() async throws -> Bool { false }
  }
}

private struct SetFlash: SetValueIntent {
  static let title: LocalizedStringResource = "Set flash"

  @Parameter(title: "On") var value: Bool

  init() {}

  init(_ value: Bool) { self.value = value }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SetFlash(), phrases: ["Flash with \(.applicationName)"], shortTitle: "Flash",
      systemImageName: "bolt")
  }
  static let shortcutTileColor = ShortcutTileColor.navy
}
