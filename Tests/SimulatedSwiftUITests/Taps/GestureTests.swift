import SwiftUI
import TestSupport
import XCTest

@MainActor
final class GestureTests: XCTestCase {
  private let log = Log<String>()

  func testTheEndOfATapGestureRuns() async {
    let stage = Stage(Gestures(log: log, isOn: true))
    let view = stage.controller.view.find("view")
    view?.simulateTap()
    view?.simulateTap(count: 2)
    view?.simulateTap(count: 3, at: CGPoint(x: 4, y: 5))
    XCTAssertEqual(log.all, ["single", "double", "triple at 4.0 5.0"])
  }

  func testADisabledViewHasNoGestures() async {
    let stage = Stage(Gestures(log: log, isOn: false))
    XCTAssertEqual(stage.controller.view.find("view")?.simulateTap(), false)
    XCTAssertEqual(log.all, [])
  }

  func testACombinationHasTheTapsOfBoth() async {
    let log = log
    let single = TapGesture().onEnded { log.add("single") }
    let double = TapGesture(count: 2).onEnded { log.add("double") }
    for view in [
      AnyView(Text("x").gesture(double.exclusively(before: single)).accessibilityIdentifier("x")),
      AnyView(Text("x").gesture(single.simultaneously(with: double)).accessibilityIdentifier("x")),
    ] {
      let stage = Stage(view)
      stage.controller.view.find("x")?.simulateTap()
      stage.controller.view.find("x")?.simulateTap(count: 2)
      XCTAssertEqual(log.takeAll(), ["single", "double"])
    }
  }

  func testACombinationHasTheTapsOfAGestureOfAnAppAndNoneOfADrag() async {
    let log = log
    let own = OwnTap { log.add("own") }
    let ended = own.onEnded { log.add("the end of an app's own gesture is not simulated") }
    for view in [
      AnyView(Text("x").gesture(DragGesture().simultaneously(with: own))),
      AnyView(Text("x").gesture(own.exclusively(before: DragGesture()))),
      AnyView(Text("x").gesture(DragGesture().simultaneously(with: ended))),
    ] {
      let stage = Stage(view.accessibilityIdentifier("x"))
      XCTAssertEqual(stage.controller.view.find("x")?.simulateTap(), false)
      stage.controller.view.find("x")?.simulateTap(count: 2)
      XCTAssertEqual(log.takeAll(), ["own"])
    }
  }

  func testAGestureOfAnAppIsWhatItConsistsOf() async {
    let log = log
    let stage = Stage(
      Text("x").gesture(OwnTap { log.add("own") }).accessibilityIdentifier("x"))
    stage.controller.view.find("x")?.simulateTap(count: 2)
    XCTAssertEqual(log.all, ["own"])
  }

  func testOtherGesturesAreAcceptedAndTakeNoTaps() async {
    let stage = Stage(Moving(log: log))
    XCTAssertEqual(stage.controller.view.find("view")?.simulateTap(), false)
    XCTAssertEqual(log.all, [])
    XCTAssertEqual(stage.text("offset"), "0.0")
    XCTAssertEqual(
      stage.controller.view.find("view")?.simulatedLook,
      ["onLongPressGesture()"])
  }

  func testAMaskSaysWhichGesturesCount() async {
    for (mask, heard) in [
      (GestureMask.all, ["added", "own"]), (.gesture, ["added"]), (.subviews, ["own"]), (.none, []),
    ] {
      let log = Log<String>()
      let stage = Stage(
        Text("x").onTapGesture { log.add("own") }
          .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("added") }, including: mask)
          .accessibilityIdentifier("x"))
      let view = stage.controller.view.find("x")
      view?.simulateTap()
      view?.simulateTap(count: 2)
      XCTAssertEqual(log.all.sorted(), heard, "\(mask)")
    }
  }

  func testTheEndOfACombinationTellsWhichGestureItWas() async {
    let log = log
    let taps = TapGesture().exclusively(before: SpatialTapGesture(count: 2)).onEnded { value in
      switch value {
      case .first: log.add("first")
      case .second(let tap): log.add("second at \(tap.location.x)")
      }
    }
    let both = TapGesture().map { 1 }.simultaneously(with: SpatialTapGesture(count: 2)).onEnded {
      log.add("\($0.first ?? 0) \($0.second?.location.x ?? 0)")
    }
    for (view, expected) in [
      (AnyView(Text("x").gesture(taps)), ["first", "second at 4.0"]),
      (AnyView(Text("x").gesture(both)), ["1 0.0", "0 4.0"]),
    ] {
      let shown = Stage(view).controller.view.subviews.first
      shown?.simulateTap()
      shown?.simulateTap(count: 2, at: CGPoint(x: 4, y: 5))
      XCTAssertEqual(log.takeAll(), expected)
    }
  }

  func testASequenceTellsHowFarItHasCome() async {
    let log = log
    let hold = LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      guard case .second(true, let drag?) = value else { return }
      log.add("dragged to \(drag.location)")
    }
    XCTAssertFalse(
      Stage(Text("x").gesture(hold)).controller.view.subviews.first?.simulateTap() ?? true)
    XCTAssertEqual(log.all, [])
  }
}

private struct Gestures: View {
  let log: Log<String>
  let isOn: Bool

  var body: some View {
    Text("x")
      .gesture(TapGesture().onEnded { log.add("single") })
      .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("double") })
      .highPriorityGesture(
        SpatialTapGesture(count: 3).onEnded {
          log.add("triple at \($0.location.x) \($0.location.y)")
        }
      )
      .accessibilityIdentifier("view")
      .disabled(!isOn)
  }
}

private struct OwnTap: Gesture {
  let action: () -> Void

  var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
}

private struct Moving: View {
  let log: Log<String>
  @GestureState private var offset: CGFloat = 0
  @GestureState(initialValue: 1) private var scale: CGFloat

  var body: some View {
    Text("\(offset * scale)").accessibilityIdentifier("offset")
    Text("x")
      .gesture(
        DragGesture(minimumDistance: 50, coordinateSpace: .global)
          .updating($offset) { value, state, _ in state = value.translation.width }
          .onChanged { log.add("changed \($0.location)") }
          .onEnded { log.add("ended \($0.translation)") }
      )
      .gesture(MagnifyGesture().onChanged { log.add("magnified \($0.magnification)") })
      .gesture(MagnificationGesture().onEnded { log.add("magnified \($0)") })
      .gesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture(minimumDistance: 0))
      )
      .onLongPressGesture { log.add("pressed") }
      .accessibilityIdentifier("view")
  }
}
