import UIKit
import XCTest

final class NSUserActivityTests: XCTestCase {
  func testAnActivityKeepsWhatItIsGiven() {
    let activity = NSUserActivity(activityType: "com.example.review")
    activity.title = "Review"
    activity.addUserInfoEntries(from: ["photo": 3])
    activity.addUserInfoEntries(from: ["photo": 4, "mode": "clown"])
    XCTAssertEqual(activity.activityType, "com.example.review")
    XCTAssertEqual(activity.userInfo?["photo"] as? Int, 4)
    XCTAssertEqual(activity.userInfo?["mode"] as? String, "clown")
    XCTAssertTrue(activity.isEligibleForHandoff)
    XCTAssertFalse(activity.isEligibleForSearch)
  }

  func testAnActivityIsCurrentUntilItIsInvalidated() {
    let activity = NSUserActivity(activityType: "x")
    XCTAssertFalse(activity.isCurrent)
    activity.becomeCurrent()
    XCTAssertTrue(activity.isCurrent)
    activity.resignCurrent()
    XCTAssertFalse(activity.isCurrent)
    activity.invalidate()
    activity.becomeCurrent()
    XCTAssertFalse(activity.isCurrent)
    XCTAssertTrue(activity.isInvalidated)
  }
}
