import SwiftUI
import TestSupport
import XCTest

@MainActor
final class OpenURLActionTests: XCTestCase {
  private let log = Log<String>()

  func testTheHandlerInTheEnvironmentGetsTheURL() async {
    let log = log
    let handler = OpenURLAction { url in
      log.add(url.path)
      return .handled
    }
    let stage = Stage(Opening(log: log).environment(\.openURL, handler))
    stage.controller.view.find("open")?.simulateTap()
    XCTAssertEqual(log.all, ["/a", "/b", "accepted: true"])
  }

  func testALinkOpensItsDestination() async {
    let log = log
    let handler = OpenURLAction { url in
      log.add(url.path)
      return .handled
    }
    let stage = Stage(
      Link("Help", destination: URL(fileURLWithPath: "/help")).accessibilityIdentifier("link")
        .environment(\.openURL, handler))
    stage.controller.view.find("link")?.simulateTap()
    XCTAssertEqual(log.all, ["/help"])
  }

  func testWithoutAHandlerNothingIsOpened() async {
    let stage = Stage(Opening(log: log))
    stage.controller.view.find("open")?.simulateTap()
    XCTAssertEqual(log.all, ["accepted: false"])
  }

  func testAHandlerMayDiscardTheURL() async {
    let action = OpenURLAction { _ in .discarded }
    var answers: [Bool] = []
    action(URL(fileURLWithPath: "/c")) { answers.append($0) }
    XCTAssertEqual(answers, [false])
  }
}

private struct Opening: View {
  let log: Log<String>
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open") {
      openURL(URL(fileURLWithPath: "/a"))
      openURL(URL(fileURLWithPath: "/b")) { log.add("accepted: \($0)") }
    }
    .accessibilityIdentifier("open")
  }
}
