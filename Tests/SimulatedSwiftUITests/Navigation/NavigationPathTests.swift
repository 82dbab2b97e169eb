import SwiftUI
import TestSupport
import XCTest

@MainActor
final class NavigationPathTests: XCTestCase {
  func testAPathTakesValuesOfEveryKind() {
    var path = NavigationPath([1, 2])
    path.append("lens")
    XCTAssertEqual(path.count, 3)
    XCTAssertNotEqual(path, NavigationPath([1, 2]))
    path.removeLast()
    XCTAssertEqual(path, NavigationPath([1, 2]))
    path.removeLast(2)
    XCTAssertTrue(path.isEmpty)
    XCTAssertEqual(path, NavigationPath())
  }

  func testTheAppLeadsToScreensAndBack() async throws {
    let stage = Stage(Album(log: Log()))
    XCTAssertEqual(stage.controller.view.textLines, ["root", "Deep", "Go"])
    XCTAssertTrue(stage.activate("deep"))
    try await stage.wait(for: "caption 5", in: "screen")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.wait(for: "photo 1", in: "screen")
    XCTAssertTrue(stage.activate("home"))
    try await stage.phone.wait(until: { stage.controller.view.find("deep") != nil })
    XCTAssertNil(stage.controller.view.find("BackButton"))
  }

  func testALinkAddsToTheAppsPath() async throws {
    let log = Log<String>()
    let stage = Stage(Album(log: log))
    XCTAssertTrue(stage.activate("link"))
    try await stage.wait(for: "photo 7", in: "screen")
    try await stage.phone.wait(until: { log.all == ["1"] })
    XCTAssertTrue(stage.activate("home"))
    try await stage.phone.wait(until: { log.all == ["1", "0"] })
  }

  func testAPathOfOneTypeIsAnArray() async throws {
    let stage = Stage(Numbers())
    XCTAssertEqual(stage.text("screen"), "2", "the app starts on a screen")
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.wait(for: "1", in: "screen")
    XCTAssertTrue(stage.activate("more"))
    try await stage.wait(for: "9", in: "screen")
    XCTAssertTrue(stage.activate("word"))
    await stage.turn()
    XCTAssertEqual(stage.text("screen"), "9", "a value of another type is no part of the path")
  }

  func testAScreenFollowsTheOneBelow() async throws {
    let stage = Stage(Counting())
    XCTAssertTrue(stage.activate("link"))
    try await stage.wait(for: "0", in: "sum")
    XCTAssertTrue(stage.activate("add"))
    try await stage.wait(for: "1", in: "sum")
  }

  func testAValueThatNothingShowsIsAnEmptyScreen() async throws {
    let stage = Stage(Unknown())
    XCTAssertEqual(stage.controller.view.textLines, [])
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["root"] })
  }

  func testAViewGoesAboveThePath() async throws {
    let stage = Stage(Numbers())
    XCTAssertTrue(stage.activate("view"))
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["above"] })
    XCTAssertTrue(stage.activate("BackButton"))
    try await stage.wait(for: "2", in: "screen")
  }
}

private struct Album: View {
  let log: Log<String>
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root")
        Button("Deep") {
          path.append(1)
          path.append("caption 5")
        }
        .accessibilityIdentifier("deep")
        NavigationLink("Go", value: 7).accessibilityIdentifier("link")
      }
      .navigationDestination(for: Int.self) { number in
        Text("photo \(number)").accessibilityIdentifier("screen")
        Button("Home") { path.removeLast(path.count) }.accessibilityIdentifier("home")
          .navigationDestination(for: String.self) { caption in
            Text(caption).accessibilityIdentifier("screen")
          }
      }
    }
    .onChange(of: path) { log.add("\(path.count)") }
  }
}

private struct Numbers: View {
  @State private var path = [1, 2]

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("\(number)").accessibilityIdentifier("screen")
        NavigationLink("More", value: 9).accessibilityIdentifier("more")
        NavigationLink("Word", value: "word").accessibilityIdentifier("word")
        NavigationLink("View") { Text("above") }.accessibilityIdentifier("view")
      }
    }
  }
}

private struct Unknown: View {
  @State private var path = NavigationPath([1.5])

  var body: some View { NavigationStack(path: $path) { Text("root") } }
}

private struct Counting: View {
  @State private var sum = 0

  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: 1).accessibilityIdentifier("link")
        .navigationDestination(for: Int.self) { _ in
          Text("\(sum)").accessibilityIdentifier("sum")
          Button("Add") { sum += 1 }.accessibilityIdentifier("add")
        }
    }
  }
}
