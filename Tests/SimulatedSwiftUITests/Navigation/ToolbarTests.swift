import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ToolbarTests: XCTestCase {
  private let log = Log<String>()

  func testWhatIsInABarRunsAndIsNotMeantByTheIdentifierOfTheView() async {
    let stage = Stage(Barred(log: log).accessibilityIdentifier("screen"))
    for name in ["flip", "one", "two", "plain"] {
      XCTAssertTrue(stage.activate(name), name)
    }
    XCTAssertEqual(log.all, ["flip", "one", "two", "plain"])
    XCTAssertEqual(
      stage.controller.view.find("flip")?.simulatedLook, ["ToolbarItem(placement: topBarTrailing)"])
    XCTAssertEqual(
      stage.controller.view.find("two")?.simulatedLook, ["ToolbarItemGroup(placement: bottomBar)"])
  }

  func testTheLooksOfBarsAreKept() async {
    XCTAssertEqual(
      look(
        Text("x").toolbar(.hidden, for: .navigationBar, .tabBar)
          .toolbarVisibility(.visible, for: .bottomBar)
          .toolbarBackground(.hidden, for: .automatic)),
      [
        "toolbar(hidden, for: [\(name(.navigationBar)), \(name(.tabBar))])",
        "toolbarVisibility(visible, for: [\(name(.bottomBar))])",
        "toolbarBackground(hidden, for: [\(name(.automatic))])",
      ])
    XCTAssertEqual(
      look(
        Text("x").navigationBarTitleDisplayMode(.inline).navigationBarHidden(true)
          .navigationBarBackButtonHidden()),
      [
        "navigationBarTitleDisplayMode(inline)", "navigationBarHidden(true)",
        "navigationBarBackButtonHidden()",
      ])
  }

  private func name(_ bar: ToolbarPlacement) -> String { "\(bar)" }

  func testSheetsHaveHeights() async throws {
    let stage = Stage(Popping())
    XCTAssertTrue(stage.activate("open"))
    try await stage.phone.wait(until: { stage.text("popover") != nil })
    XCTAssertEqual(
      stage.controller.view.find("popover")?.simulatedLook,
      [
        "presentationDetents([\"fraction(0.25)\", \"height(80.0)\", \"large\", \"medium\"])",
        "presentationDragIndicator(visible)", "interactiveDismissDisabled()",
      ])
  }

  func testTheBackgroundOfAnItemIsAmongItsLooks() async {
    let stage = Stage(
      Text("x").toolbar {
        ToolbarItem(placement: .bottomBar) { Text("item") }.sharedBackgroundVisibility(.hidden)
      })
    let item = stage.controller.view.subviews.last
    XCTAssertEqual(item?.textLines, ["item"])
    XCTAssertTrue(item?.simulatedLook.contains("sharedBackgroundVisibility(hidden)") ?? false)
  }
}

private struct Barred: View {
  let log: Log<String>

  var body: some View {
    Text("x").toolbar { bar }.toolbar {
      Button("Plain") { log.add("plain") }.accessibilityIdentifier("plain")
    }
  }

  @ToolbarContentBuilder private var bar: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button("Flip") { log.add("flip") }.accessibilityIdentifier("flip")
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("One") { log.add("one") }.accessibilityIdentifier("one")
      Button("Two") { log.add("two") }.accessibilityIdentifier("two")
    }
  }
}

private struct Popping: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.accessibilityIdentifier("open")
      .popover(isPresented: $isOpen) {
        Text("x").accessibilityIdentifier("popover")
          .presentationDetents([.medium, .large, .fraction(0.25), .height(80)])
          .presentationDragIndicator(.visible).interactiveDismissDisabled()
      }
  }
}
