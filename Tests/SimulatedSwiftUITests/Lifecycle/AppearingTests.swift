import AVKit
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class AppearingTests: XCTestCase {
  private let log = Log<String>()

  func testAViewAppearsAndDisappearsWithItsWindow() async {
    let stage = Stage(Part(name: "a", log: log), isShown: false)
    stage.controller.loadViewIfNeeded()
    XCTAssertEqual(log.takeAll(), [], "a view in no window has not appeared")
    stage.show()
    XCTAssertEqual(log.takeAll(), ["+a"])
    stage.controller.rootView = Part(name: "a", log: log)
    XCTAssertEqual(log.takeAll(), [], "an update is no appearance")
    stage.hide()
    XCTAssertEqual(log.takeAll(), ["-a"])
    stage.show()
    XCTAssertEqual(log.takeAll(), ["+a"])
  }

  func testAViewDisappearsWhenItsWindowIsReleased() async {
    var stage: Stage? = Stage(Part(name: "a", log: log))
    XCTAssertEqual(log.takeAll(), ["+a"])
    stage = nil
    XCTAssertNil(stage)
    XCTAssertEqual(log.takeAll(), ["-a"])
  }

  func testAViewComesAndGoesInAnUpdate() async throws {
    let stage = Stage(Sometimes(log: log))
    XCTAssertEqual(log.takeAll(), ["+always"])
    stage.controller.view.find("switch")?.simulateTap()
    try await stage.phone.wait(until: { self.log.all == ["+some"] })
    stage.controller.view.find("switch")?.simulateTap()
    try await stage.phone.wait(until: { self.log.all == ["+some", "-some"] })
    stage.hide()
    XCTAssertEqual(log.all, ["+some", "-some", "-always"], "what is gone does not disappear again")
  }

  func testTheNewestActionsRun() async {
    let stage = Stage(Part(name: "old", log: log))
    stage.controller.rootView = Part(name: "new", log: log)
    stage.hide()
    XCTAssertEqual(log.all, ["+old", "-new"])
  }

  /// What an action makes belongs to the phone of the view, even if the test shows the window outside
  /// of `asCurrent`.
  func testAnActionRunsOnThePhoneOfTheView() async {
    let stage = Stage(Asking(log: log), isShown: false)
    stage.show()
    XCTAssertEqual(log.all, ["with a Camera Control"])
  }

  func testAnActionMayReplaceTheView() async {
    let stage = Stage(AnyView(EmptyView()))
    stage.controller.rootView = AnyView(
      Text("old").onAppear { [log, controller = stage.controller] in
        log.add("appeared")
        controller.rootView = AnyView(Text("new").accessibilityIdentifier("text"))
      })
    XCTAssertEqual(log.all, ["appeared"])
    XCTAssertEqual(stage.text("text"), "new")
  }

  func testAnActionMayTakeTheViewAway() async {
    var stage: Stage<AnyView>?
    let log = log
    let view = VStack {
      Text("first").onAppear { stage?.hide() }
      Text("second").onAppear { log.add("second") }
    }
    stage = Stage(AnyView(view), isShown: false)
    stage?.show()
    XCTAssertEqual(log.all, [])
  }
}

private struct Part: View {
  let name: String
  let log: Log<String>

  var body: some View {
    Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
  }
}

private struct Sometimes: View {
  let log: Log<String>
  @State private var isThere = false

  var body: some View {
    Part(name: "always", log: log)
    if isThere { Part(name: "some", log: log) }
    Button("Switch") { isThere.toggle() }.accessibilityIdentifier("switch")
  }
}

private struct Asking: View {
  let log: Log<String>

  var body: some View {
    Text("x").onAppear {
      log.add(AVCaptureSession().supportsControls ? "with a Camera Control" : "without")
    }
  }
}
