import AVFoundation
import XCTest

/// The sequence of notifications that Foundation lacks on Linux.
final class NotificationsTests: XCTestCase {
  private let center = NotificationCenter()
  private let kind = Notification.Name("test")

  func testNotificationsComeInTheirOrder() async {
    var iterator = center.notifications(named: kind).makeAsyncIterator()
    for number in 1...2 { center.post(name: kind, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    let first = await iterator.next()
    let second = await iterator.next(isolation: nil)
    XCTAssertEqual(first?.userInfo?["number"] as? Int, 1)
    XCTAssertEqual(second?.userInfo?["number"] as? Int, 2)
  }

  func testOnlyAnObjectsNotificationsComeWhereOneIsNamed() async {
    let (mine, other) = (Poster(), Poster())
    var iterator = center.notifications(named: kind, object: mine).makeAsyncIterator()
    center.post(name: kind, object: other)
    center.post(name: kind, object: mine)
    let notification = await iterator.next()
    XCTAssertTrue(notification?.object as? Poster === mine)
  }
}

private final class Poster: Sendable {}
