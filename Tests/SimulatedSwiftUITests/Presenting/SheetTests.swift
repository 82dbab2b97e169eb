import SwiftUI
import TestSupport
import XCTest

@MainActor
final class SheetTests: XCTestCase {
  private let log = Log<String>()

  func testASheetIsThereWhileItIsPresented() async throws {
    let stage = Stage(Presenting(log: log))
    XCTAssertNil(stage.controller.view.find("close"))
    stage.controller.view.find("open")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.find("close") != nil })
    XCTAssertEqual(log.takeAll(), ["sheet appeared"])
    stage.controller.view.find("close")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.find("close") == nil })
    XCTAssertEqual(Set(log.all), ["sheet disappeared", "dismissed"])
  }

  func testACoverIsPresentedLikeASheet() async throws {
    let stage = Stage(Presenting(log: log))
    stage.controller.view.find("cover")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.find("covered") != nil })
    stage.controller.view.find("covered")?.simulateTap()
    try await stage.phone.wait(until: { stage.controller.view.find("covered") == nil })
    XCTAssertEqual(log.all, ["uncovered"])
  }

  func testASheetShowsItsItem() async throws {
    let stage = Stage(Album())
    stage.controller.view.find("second")?.simulateTap()
    try await stage.wait(for: "photo 2", in: "title")
    stage.controller.view.find("done")?.simulateTap()
    try await stage.phone.wait(until: { stage.text("title") == nil })
  }

  func testAButtonOfAnAlertEndsIt() async throws {
    let stage = Stage(Warning(log: log))
    stage.controller.view.find("warn")?.simulateTap()
    try await stage.wait(for: "Really?", in: "message")
    stage.controller.view.find("delete")?.simulateTap()
    try await stage.phone.wait(until: { stage.text("message") == nil })
    XCTAssertEqual(log.all, ["deleted"])
  }

  func testDismissDoesNothingInAViewThatIsNotPresented() async {
    let stage = Stage(Closing(identifier: "close"))
    stage.controller.view.find("close")?.simulateTap()
    await stage.turn()
    XCTAssertNotNil(stage.controller.view.find("close"))
  }

  func testTheSheetIsNotMeantByTheIdentifierOfTheView() async throws {
    let stage = Stage(Presenting(log: log).accessibilityIdentifier("screen"))
    stage.controller.view.find("open")?.simulateTap()
    try await stage.phone.wait(until: { !self.log.all.isEmpty })
    XCTAssertNotNil(stage.controller.view.find("close"))
  }
}

private struct Closing: View {
  let identifier: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() }.accessibilityIdentifier(identifier) }
}

private struct Presenting: View {
  let log: Log<String>
  @State private var isOpen = false
  @State private var isCovered = false

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }.accessibilityIdentifier("open")
      Button("Cover") { isCovered = true }.accessibilityIdentifier("cover")
    }
    .sheet(isPresented: $isOpen, onDismiss: noteDismissal) {
      Closing(identifier: "close")
        .onAppear { log.add("sheet appeared") }
        .onDisappear { log.add("sheet disappeared") }
    }
    .fullScreenCover(isPresented: $isCovered, onDismiss: noteUncovering) {
      Closing(identifier: "covered")
    }
  }

  private func noteDismissal() { log.add("dismissed") }

  private func noteUncovering() { log.add("uncovered") }
}

private struct Photo: Identifiable {
  let id: Int
}

private struct Album: View {
  @State private var chosen: Photo?

  var body: some View {
    VStack {
      Button("First") { chosen = Photo(id: 1) }.accessibilityIdentifier("first")
      Button("Second") { chosen = Photo(id: 2) }.accessibilityIdentifier("second")
    }
    .sheet(item: $chosen) { photo in
      Text("photo \(photo.id)").accessibilityIdentifier("title")
      Closing(identifier: "done")
    }
  }
}

private struct Warning: View {
  let log: Log<String>
  @State private var isWarning = false

  var body: some View {
    Button("Warn") { isWarning = true }
      .accessibilityIdentifier("warn")
      .alert("Delete", isPresented: $isWarning) {
        Button("Delete", role: .destructive) { log.add("deleted") }
          .accessibilityIdentifier("delete")
      } message: {
        Text("Really?").accessibilityIdentifier("message")
      }
  }
}
