import AVKit
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class TapTests: XCTestCase {
  private let log = Log<String>()

  func testATapRunsTheAction() async {
    let log = log
    let stage = Stage(
      Text("x").onTapGesture { log.add("tapped") }.accessibilityIdentifier("x"))
    XCTAssertTrue(stage.controller.view.activate("x"))
    XCTAssertEqual(log.takeAll(), ["tapped"])
    XCTAssertEqual(stage.controller.view.find("x")?.simulateTap(), true)
    XCTAssertEqual(log.takeAll(), ["tapped"])
  }

  func testTheNumberOfTapsChoosesTheAction() async {
    let log = log
    let stage = Stage(
      Text("x")
        .onTapGesture(count: 2) { log.add("double") }
        .onTapGesture { log.add("single") }
        .accessibilityIdentifier("x"))
    let view = stage.controller.view.find("x")
    XCTAssertEqual(view?.simulateTap(count: 2), true)
    XCTAssertEqual(view?.simulateTap(), true)
    XCTAssertEqual(view?.simulateTap(count: 3), false)
    XCTAssertEqual(log.all, ["double", "single"])
  }

  func testATapGoesToTheNearestViewThatTakesIt() async {
    let log = log
    let view = VStack {
      Text("x").accessibilityIdentifier("text")
      Button("y") { log.add("button") }.accessibilityIdentifier("button")
    }
    let stage = Stage(view.onTapGesture { log.add("stack") })
    XCTAssertTrue(stage.controller.view.activate("text"))
    XCTAssertTrue(stage.controller.view.activate("button"))
    XCTAssertEqual(log.all, ["stack", "button"])
  }

  func testTheLocationIsThatInTheView() async {
    let log = log
    let stage = Stage(
      Spot().onTapGesture { location in log.add("\(Int(location.x)) \(Int(location.y))") })
    let spot = stage.controller.view.find("spot")
    spot?.frame = CGRect(x: 100, y: 200, width: 40, height: 60)
    spot?.simulateTap()
    spot?.simulateTap(at: CGPoint(x: 1, y: 2))
    XCTAssertEqual(log.all, ["20 30", "1 2"])
  }

  func testALocationIsConvertedForAViewAround() async {
    let log = log
    let stage = Stage(
      VStack { Spot() }
        .onTapGesture(coordinateSpace: .local) { location in
          log.add("\(Int(location.x)) \(Int(location.y))")
        })
    let spot = stage.controller.view.find("spot")
    spot?.frame = CGRect(x: 100, y: 200, width: 40, height: 60)
    spot?.simulateTap(at: CGPoint(x: 1, y: 2))
    XCTAssertEqual(log.all, ["101 202"])
  }

  func testADisabledViewTakesNoTaps() async {
    for (isDisabled, isReachable) in [(true, true), (false, false), (false, true)] {
      let log = log
      let stage = Stage(
        VStack {
          Text("x").onTapGesture { log.add("text") }.accessibilityIdentifier("text")
          Button("y") { log.add("button") }.accessibilityIdentifier("button").disabled(false)
        }
        .disabled(isDisabled)
        .allowsHitTesting(isReachable)
      )
      let isActive = !isDisabled && isReachable
      XCTAssertEqual(stage.controller.view.activate("text"), isActive)
      XCTAssertEqual(stage.controller.view.activate("button"), isActive)
      XCTAssertEqual(log.takeAll(), isActive ? ["text", "button"] : [])
    }
  }

  func testTheNewestActionRuns() async {
    let stage = Stage(Named(name: "one", log: log))
    stage.controller.rootView = Named(name: "two", log: log)
    XCTAssertTrue(stage.controller.view.activate("name"))
    XCTAssertEqual(log.all, ["two"])
  }

  /// What an action makes belongs to the phone of the view, even if the test taps outside of
  /// `asCurrent`.
  func testAnActionRunsOnThePhoneOfTheView() async {
    let log = log
    let stage = Stage(
      Text("x").accessibilityIdentifier("x").onTapGesture {
        log.add(AVCaptureSession().supportsControls ? "with a Camera Control" : "without")
      })
    XCTAssertTrue(stage.controller.view.activate("x"))
    XCTAssertEqual(log.all, ["with a Camera Control"])
  }

  func testAViewWithoutActionTakesNoTaps() async {
    let stage = Stage(Text("x").accessibilityIdentifier("x"))
    XCTAssertFalse(stage.controller.view.activate("x"))
    XCTAssertEqual(stage.controller.view.find("x")?.simulateTap(), false)
  }
}

private struct Spot: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.accessibilityIdentifier = "spot"
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Named: View {
  let name: String
  let log: Log<String>

  var body: some View {
    Text(name).onTapGesture { log.add(name) }.accessibilityIdentifier("name")
  }
}
