import SwiftUI
import TestSupport
import XCTest

@MainActor
final class TabViewTests: XCTestCase {
  private let log = Log<String>()

  func testATapOnAnItemShowsItsScreen() async throws {
    let stage = Stage(Chosen(log: log))
    XCTAssertEqual(log.takeAll(), ["+photos"])
    XCTAssertNil(stage.controller.view.find("settings"))
    XCTAssertTrue(stage.activate("settings item"))
    try await stage.phone.wait(until: { self.log.all == ["-photos", "+settings"] })
    XCTAssertNil(stage.controller.view.find("photos"))
    XCTAssertNotNil(stage.controller.view.find("settings"))
    XCTAssertEqual(stage.text("choice"), "settings")
  }

  func testTheBindingChoosesAScreen() async throws {
    let stage = Stage(Chosen(log: log))
    XCTAssertTrue(stage.activate("go"))
    try await stage.phone.wait(until: { stage.controller.view.find("settings") != nil })
  }

  func testAScreenKeepsItsStateWhileAnotherIsShown() async throws {
    let stage = Stage(Unbound())
    XCTAssertTrue(stage.activate("count"))
    try await stage.wait(for: "1", in: "sum")
    XCTAssertTrue(stage.activate("item 2"))
    try await stage.phone.wait(until: { stage.text("sum") == nil })
    XCTAssertEqual(stage.text("page"), "2")
    XCTAssertTrue(stage.activate("item 0"))
    try await stage.wait(for: "1", in: "sum")
  }

  func testATabHasATitleAndAScreen() async throws {
    let stage = Stage(Newer())
    XCTAssertEqual(stage.controller.view.textLines, ["zoom", "Zoom", "Focus"])
    stage.controller.rootView = Newer(chosen: "focus")
    XCTAssertEqual(stage.controller.view.textLines, ["focus", "Zoom", "Focus"])
  }

  func testPagesWithoutItemsFollowTheBinding() async {
    XCTAssertEqual(lines(Pages(page: 20)), ["20"])
    XCTAssertEqual(lines(Pages(page: 10)), ["10"])
    XCTAssertEqual(lines(Pages(page: 99)), ["first"], "no page has the number")
  }

  func testStylesAreKept() async {
    XCTAssertEqual(
      look(TabView { Text("x") }.tabViewStyle(.page(indexDisplayMode: .never))),
      ["tabViewStyle(page(indexDisplayMode: never))"])
    XCTAssertEqual(look(TabView { Text("x") }.tabViewStyle(.page)), ["tabViewStyle(page)"])
    XCTAssertEqual(
      look(TabView { Text("x") }.tabViewStyle(.automatic)), ["tabViewStyle(automatic)"])
  }
}

private struct Screen: View {
  let name: String
  let log: Log<String>

  var body: some View {
    Text(name).accessibilityIdentifier(name)
      .onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
  }
}

private struct Chosen: View {
  let log: Log<String>
  @State private var choice = "photos"

  var body: some View {
    TabView(selection: $choice) {
      Screen(name: "photos", log: log)
        .tabItem { Label("Photos", systemImage: "photo") }.tag("photos")
      Group {
        if choice != "never" {
          Screen(name: "settings", log: log).tag("settings")
            .tabItem { Text("Settings").accessibilityIdentifier("settings item") }
            .task {}.onChange(of: choice) {}.onTapGesture {}.id(1).disabled(false).opacity(1)
            .overlay { EmptyView() }.sheet(isPresented: .constant(false)) { EmptyView() }
        }
      }
    }
    Text(choice).accessibilityIdentifier("choice")
    Button("Go") { choice = "settings" }.accessibilityIdentifier("go")
  }
}

private struct CountedScreen: View {
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").accessibilityIdentifier("sum")
    Button("Count") { sum += 1 }.accessibilityIdentifier("count")
  }
}

private struct Unbound: View {
  var body: some View {
    TabView {
      VStack { CountedScreen() }.tabItem { Text("0").accessibilityIdentifier("item 0") }
      ForEach([1, 2], id: \.self) { number in
        Text("\(number)").accessibilityIdentifier("page")
          .tabItem { Text("\(number)").accessibilityIdentifier("item \(number)") }
      }
    }
  }
}

private struct Newer: View {
  var chosen = "zoom"

  var body: some View {
    TabView(selection: .constant(chosen)) {
      Tab("Zoom", systemImage: "plus", value: "zoom") { Text("zoom") }
      Tab("Focus", systemImage: "scope", value: "focus") { Text("focus") }
    }
  }
}

private struct Pages: View {
  let page: Int

  var body: some View {
    TabView(selection: .constant(page)) {
      Text("first").tag(1)
      ForEach([10, 20], id: \.self) { Text("\($0)") }
    }
  }
}
