import CameraControl
import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ArrivalsTests: XCTestCase {
  private let log = Log<String>()

  func testAShownViewTakesActivitiesOfItsType() async {
    let stage = Stage(Receiving(log: log))
    let activity = NSUserActivity(activityType: "com.example.review")
    activity.userInfo = ["photo": 3]
    XCTAssertTrue(stage.continues(activity))
    XCTAssertEqual(log.takeAll(), ["review 3"])
    XCTAssertFalse(stage.continues(NSUserActivity(activityType: "com.example.other")))
    stage.hide()
    XCTAssertFalse(stage.continues(activity))
    XCTAssertEqual(log.all, [])
  }

  func testAShownViewTakesAddresses() async throws {
    let stage = Stage(Receiving(log: log))
    let url = try XCTUnwrap(URL(string: "camera://mode/clown"))
    XCTAssertTrue(stage.phone.asCurrent { UIApplication.shared.simulateOpen(url) })
    XCTAssertEqual(log.takeAll(), ["camera://mode/clown"])
    stage.hide()
    XCTAssertFalse(stage.phone.asCurrent { UIApplication.shared.simulateOpen(url) })
  }

  func testAnActivityIsACopyAsFromAnotherProcess() async {
    let stage = Stage(Changing(log: log))
    let activity = NSUserActivity(activityType: "x")
    activity.title = "Mine"
    XCTAssertTrue(stage.continues(activity))
    XCTAssertEqual(log.all, ["Mine"])
    XCTAssertEqual(activity.title, "Mine")
  }

  func testAnotherAppGetsNothing() async {
    let stage = Stage(Receiving(log: log))
    let other = stage.phone.core.launch("Other")
    let activity = NSUserActivity(activityType: "com.example.review")
    XCTAssertFalse(
      AmbientPhone.withApp(other) { UIApplication.shared.simulateContinue(activity) })
    XCTAssertEqual(log.all, [])
  }

  /// The action belongs to the present description, as other actions do.
  func testTheActionIsTheLatest() async throws {
    let stage = Stage(Counting(log: log))
    let activity = NSUserActivity(activityType: "count")
    XCTAssertTrue(stage.continues(activity))
    try await stage.wait(for: "1", in: "count")
    XCTAssertTrue(stage.continues(activity))
    XCTAssertEqual(log.all, ["0", "1"])
  }
}

extension Stage {
  fileprivate func continues(_ activity: NSUserActivity) -> Bool {
    phone.asCurrent { UIApplication.shared.simulateContinue(activity) }
  }
}

private struct Receiving: View {
  let log: Log<String>

  var body: some View {
    Text("x")
      .onContinueUserActivity("com.example.review") { activity in
        log.add("review \(activity.userInfo?["photo"] as? Int ?? 0)")
      }
      .onOpenURL { url in log.add(url.absoluteString) }
  }
}

private struct Changing: View {
  let log: Log<String>

  var body: some View {
    Text("x").onContinueUserActivity("x") { activity in
      log.add(activity.title ?? "")
      activity.title = "Changed"
    }
  }
}

private struct Counting: View {
  let log: Log<String>
  @State private var count = 0

  var body: some View {
    Text("\(count)").accessibilityIdentifier("count")
      .onContinueUserActivity("count") { _ in
        log.add("\(count)")
        count += 1
      }
  }
}
