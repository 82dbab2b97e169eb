import SwiftUI
import XCTest

@MainActor
final class PresentationModeTests: XCTestCase {
  func testAPresentedViewKnowsItAndCanEndIt() async throws {
    let stage = Stage(Screen())
    XCTAssertEqual(stage.text("outside"), "false false")
    XCTAssertEqual(stage.text("inside"), "true true")
    XCTAssertTrue(stage.controller.view.activate("inside button"))
    try await stage.phone.wait(until: { stage.text("inside") == nil })
    XCTAssertTrue(stage.controller.view.activate("outside button"))
  }
}

private struct Screen: View {
  @State private var isOpen = true

  var body: some View {
    Part(name: "outside").sheet(isPresented: $isOpen) { Part(name: "inside") }
  }
}

private struct Part: View {
  let name: String
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("\(presentationMode.wrappedValue.isPresented) \(isPresented)")
      .accessibilityIdentifier(name)
    Button("Close") { presentationMode.wrappedValue.dismiss() }
      .accessibilityIdentifier("\(name) button")
  }
}
