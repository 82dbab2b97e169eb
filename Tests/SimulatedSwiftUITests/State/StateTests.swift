import AVKit
import CameraControlTesting
import SwiftUI
import XCTest

final class StateTests: XCTestCase {
  @MainActor
  func testAStateLastsAndABindingChangesIt() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (model, window) = try phone.asCurrent {
      let (model, window) = (CameraModel(), UIWindow(frame: .zero))
      window.rootViewController = UIHostingController(rootView: Around())
      try model.start()
      return (model, window)
    }
    XCTAssertEqual(window.text("count"), "0 photos")
    XCTAssertFalse(window.activate("reset"))
    await phone.click()
    try await phone.wait(until: { window.text("count") == "1 photos" })
    await phone.click()
    try await phone.wait(until: { window.text("count") == "2 photos" })

    // The view around it is recreated with a counter that begins at 0, but keeps its old value.
    XCTAssertTrue(window.activate("other"))
    try await phone.wait(until: { window.text("taps") == "1" })
    XCTAssertEqual(window.text("count"), "2 photos")

    XCTAssertTrue(window.activate("reset"))
    try await phone.wait(until: { window.text("count") == "0 photos" })
    XCTAssertFalse(window.activate("reset"))
    withExtendedLifetime(model) {}
  }

  @MainActor
  func testAStateBeginsAnewWithItsView() async {
    let controller = UIHostingController(rootView: Stepped(place: .first))
    XCTAssertTrue(controller.view.activate("step"))
    await Task.yield()
    controller.rootView = Stepped(place: .first)
    XCTAssertEqual(controller.view.text("steps"), "1")
    controller.rootView = Stepped(place: .second)
    XCTAssertEqual(controller.view.text("steps"), "0", "the other branch has a place of its own")
    controller.rootView = Stepped(place: .nowhere)
    XCTAssertNil(controller.view.text("steps"))
    controller.rootView = Stepped(place: .first)
    XCTAssertEqual(controller.view.text("steps"), "0", "a state is forgotten with its view")
  }
}

private struct Stepped: View {
  enum Place { case first, second, nowhere }

  let place: Place

  var body: some View {
    if place == .first {
      Steps()
    } else if place == .second {
      Steps()
    }
  }
}

private struct Steps: View {
  @State private var steps = 0

  var body: some View {
    Text("\(steps)").accessibilityIdentifier("steps")
    Button("Step") { steps += 1 }.accessibilityIdentifier("step")
  }
}

private struct Around: View {
  @State private var taps = 0

  var body: some View {
    HStack {
      Text("\(taps)").accessibilityIdentifier("taps")
      Button("Other") { taps += 1 }.accessibilityIdentifier("other")
      Counter()
    }
  }
}
