import CameraControlTesting
import SwiftUI
import XCTest

/// Styles of an app make the views of controls.
@MainActor
final class StyledViewTests: XCTestCase {
  func testAStyleOfSwitchesSwitches() async throws {
    let stage = Stage(Switching())
    XCTAssertEqual(stage.text("state"), "off")
    XCTAssertTrue(stage.activate("switch"))
    try await stage.wait(for: "on", in: "state")
  }

  func testAStyleOfLabelsArrangesThem() async {
    XCTAssertEqual(lines(Label("title", systemImage: "camera")), ["title"])
    XCTAssertEqual(
      lines(Label("title", systemImage: "camera").labelStyle(Doubled())), ["title", "and", "title"])
    XCTAssertEqual(
      lines(Label("title", systemImage: "camera").labelStyle(.titleOnly)), ["title"])
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Grid", isOn: $isOn).toggleStyle(Lever())
    Text(isOn ? "on" : "off").accessibilityIdentifier("state")
  }
}

private struct Lever: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .accessibilityIdentifier("switch")
  }
}

private struct Doubled: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    Text("and")
    configuration.title
  }
}
