import SwiftUI
import TestSupport
import XCTest

@MainActor
final class CompositionTests: XCTestCase {
  func testWhatIsBehindComesFirstAndWhatIsInFrontComesLast() async {
    XCTAssertEqual(lines(Text("a").background { Text("b") }), ["b", "a"])
    XCTAssertEqual(lines(Text("a").background(Text("b"))), ["b", "a"])
    XCTAssertEqual(lines(Text("a").mask { Text("b") }), ["b", "a"])
    XCTAssertEqual(lines(Text("a").overlay { Text("b") }), ["a", "b"])
    XCTAssertEqual(lines(Text("a").overlay(Text("b"))), ["a", "b"])
    XCTAssertEqual(lines(Text("a").safeAreaInset(edge: .bottom) { Text("b") }), ["a", "b"])
  }

  func testTheIdentifierMeansTheViewItself() async {
    let stage = Stage(Text("a").background { Text("b") }.accessibilityIdentifier("text"))
    XCTAssertEqual(stage.text("text"), "a")
  }

  func testWhatIsInFrontRuns() async {
    let log = Log<String>()
    let stage = Stage(
      Text("a").overlay(alignment: .top) {
        Button("b") { log.add("tapped") }.accessibilityIdentifier("button")
      })
    XCTAssertTrue(stage.controller.view.activate("button"))
    XCTAssertEqual(log.all, ["tapped"])
  }

  func testWhatIsBesideAViewKnowsWhatTheViewsInItPass() async {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let screen = UIScreen.main.bounds
    let view = Text("a").anchorPreference(key: Places.self, value: .bounds) { [$0] }
    let framed = view.overlayPreferenceValue(Places.self) { places in
      GeometryReader { Text("\(places.count), \($0[places[0]] == screen)") }
    }
    XCTAssertEqual(lines(framed), ["a", "1, true"])
    let outer = framed.backgroundPreferenceValue(Places.self, alignment: .top) {
      Text("\($0.count)")
    }
    XCTAssertEqual(lines(outer), ["1", "a", "1, true"])
    let parts = Text("a").anchorPreference(
      key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    ) { [$0] }
    let part = parts.overlayPreferenceValue(Places.self) { places in
      GeometryReader { Text("\($0[places[0]].width)") }
    }
    XCTAssertEqual(lines(part), ["a", "3.0"])
    struct Point: PreferenceKey {
      static let defaultValue: Anchor<CGPoint>? = nil
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = nextValue()
      }
    }
    for (source, expected) in [
      (Anchor<CGPoint>.Source.point(CGPoint(x: 1, y: 2)), 1), (.center, screen.midX),
    ] {
      let pointed = Text("a").anchorPreference(key: Point.self, value: source) { $0 }
        .overlayPreferenceValue(Point.self) { point in
          GeometryReader { proxy in Text("\(point.map { proxy[$0].x } ?? 0)") }
        }
      XCTAssertEqual(lines(pointed), ["a", "\(expected)"])
    }
  }
}
