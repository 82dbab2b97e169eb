import SwiftUI
import XCTest

@MainActor
final class EnvironmentObjectTests: XCTestCase {
  func testTheNearestObjectOfTheTypeIsObserved() async throws {
    let (outer, inner) = (Settings("outer"), Settings("inner"))
    let view = VStack {
      Reader(identifier: "first")
      Reader(identifier: "second").environmentObject(inner)
    }.environmentObject(outer)
    let stage = Stage(view)
    XCTAssertEqual(stage.text("first"), "outer")
    XCTAssertEqual(stage.text("second"), "inner")
    outer.name = "changed"
    try await stage.wait(for: "changed", in: "first")
    inner.name = "changed, too"
    try await stage.wait(for: "changed, too", in: "second")
    stage.controller.view.find("reset first")?.simulateTap()
    try await stage.wait(for: "reset", in: "first")
    XCTAssertEqual(inner.name, "changed, too")
  }
}

private final class Settings: ObservableObject {
  @Published var name: String

  init(_ name: String) { self.name = name }
}

private struct Reader: View {
  let identifier: String
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Text(settings.name).accessibilityIdentifier(identifier)
    Resetter(name: $settings.name, identifier: "reset \(identifier)")
  }
}

private struct Resetter: View {
  @Binding var name: String
  let identifier: String

  var body: some View { Button("Reset") { name = "reset" }.accessibilityIdentifier(identifier) }
}
