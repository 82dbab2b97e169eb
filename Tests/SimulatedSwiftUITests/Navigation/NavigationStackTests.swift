import SwiftUI
import TestSupport
import XCTest

@MainActor
final class NavigationStackTests: XCTestCase {
  private let log = Log<String>()

  func testALinkShowsAScreenInPlaceOfTheOneBelow() async throws {
    let stage = Stage(Camera(log: log))
    XCTAssertEqual(log.takeAll(), ["+camera"])
    XCTAssertNil(stage.controller.view.find("BackButton"))
    XCTAssertTrue(stage.activate("settings"))
    try await stage.phone.wait(until: { self.log.all == ["-camera", "+settings"] })
    XCTAssertNil(stage.controller.view.find("settings"))
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.phone.wait(until: { stage.controller.view.find("settings") != nil })
    XCTAssertEqual(log.all, ["-camera", "+settings", "-settings", "+camera"])
  }

  func testAScreenDismissesItselfAndTheOneBelowHasItsState() async throws {
    let stage = Stage(Camera(log: log))
    XCTAssertTrue(stage.activate("count"))
    try await stage.wait(for: "1", in: "sum")
    XCTAssertTrue(stage.activate("settings"))
    try await stage.phone.wait(until: { stage.controller.view.find("done") != nil })
    XCTAssertTrue(stage.activate("done"))
    try await stage.wait(for: "1", in: "sum")
  }

  func testAValueLeadsToItsScreenAndFurther() async throws {
    let stage = Stage(Lenses())
    XCTAssertTrue(stage.activate("lens"))
    try await stage.wait(for: "lens 2", in: "title")
    XCTAssertTrue(stage.activate("more"))
    try await stage.wait(for: "name tele", in: "title")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.wait(for: "lens 2", in: "title")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.phone.wait(until: { stage.controller.view.find("lens") != nil })
  }

  func testALinkWithoutAStackOrScreenDoesNothing() async {
    let alone = Stage(NavigationLink("x") { Text("y") }.accessibilityIdentifier("link"))
    XCTAssertTrue(alone.activate("link"))
    await alone.turn()
    XCTAssertEqual(alone.controller.view.textLines, ["x"])
    let unknown = Stage(
      NavigationStack { NavigationLink("x", value: 1.5).accessibilityIdentifier("link") })
    XCTAssertTrue(unknown.activate("link"))
    await unknown.turn()
    XCTAssertEqual(unknown.controller.view.textLines, ["x"])
  }

  func testEveryFormOfALinkLeadsToItsScreen() async throws {
    let title = "plain"
    let links: [AnyView] = [
      AnyView(NavigationLink("key") { Text("there") }.accessibilityIdentifier("link")),
      AnyView(NavigationLink(title) { Text("there") }.accessibilityIdentifier("link")),
      AnyView(
        NavigationLink(destination: Text("there")) { Text("x") }.accessibilityIdentifier("link")),
      AnyView(
        NavigationLink {
          Text("there")
        } label: {
          Text("x")
        }.accessibilityIdentifier("link")),
    ]
    for link in links {
      let stage = Stage(NavigationView { link })
      XCTAssertTrue(stage.activate("link"))
      try await stage.phone.wait(until: { stage.controller.view.textLines == ["there"] })
    }
  }

  func testADisabledLinkStaysWhereItIs() async {
    let stage = Stage(
      NavigationStack { NavigationLink("x") { Text("y") }.accessibilityIdentifier("link") }
        .disabled(true))
    XCTAssertFalse(stage.activate("link"))
    await stage.turn()
    XCTAssertEqual(stage.controller.view.textLines, ["x"])
  }

  func testALinkInTheOlderFormFollowsItsBinding() async throws {
    struct Links: View {
      @State var isActive = false
      @State var tag: Int?

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(
              "a", destination: Text("one").accessibilityIdentifier("title"), isActive: $isActive
            )
            .accessibilityIdentifier("a")
            NavigationLink(
              destination: Text("two").accessibilityIdentifier("title"), tag: 2, selection: $tag
            ) {
              Text("b")
            }.isDetailLink(false)
            Button("c") { tag = 2 }.accessibilityIdentifier("c")
          }
        }
      }
    }
    let stage = Stage(Links())
    XCTAssertTrue(stage.activate("a"))
    try await stage.wait(for: "one", in: "title")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.phone.wait(until: { stage.controller.view.find("c") != nil })
    XCTAssertTrue(stage.activate("c"))
    try await stage.wait(for: "two", in: "title")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.phone.wait(until: { stage.controller.view.find("c") != nil })
  }
}

private struct Camera: View {
  let log: Log<String>
  @State private var sum = 0

  var body: some View {
    NavigationStack {
      VStack {
        Sum()
        NavigationLink("Settings") {
          Settings()
            .onAppear { log.add("+settings") }.onDisappear { log.add("-settings") }
        }
        .accessibilityIdentifier("settings")
      }
      .onAppear { log.add("+camera") }.onDisappear { log.add("-camera") }
    }
  }
}

private struct Sum: View {
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").accessibilityIdentifier("sum")
    Button("Count") { sum += 1 }.accessibilityIdentifier("count")
  }
}

private struct Settings: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    if isPresented { Button("Done") { dismiss() }.accessibilityIdentifier("done") }
  }
}

private struct Lenses: View {
  var body: some View {
    NavigationStack {
      NavigationLink(value: 2) { Text("lens") }.accessibilityIdentifier("lens")
        .navigationDestination(for: Int.self) { number in
          Text("lens \(number)").accessibilityIdentifier("title")
          NavigationLink("More", value: "tele").accessibilityIdentifier("more")
        }
        .navigationDestination(for: String.self) { name in
          Text("name \(name)").accessibilityIdentifier("title")
        }
    }
  }
}
