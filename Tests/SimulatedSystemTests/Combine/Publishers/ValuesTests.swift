import Combine
import Foundation
import XCTest

final class ValuesTests: XCTestCase {
  func testValuesAreReadInOrderUntilTheEnd() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var iterator = subject.values.makeAsyncIterator()
    subject.send(2)
    subject.send(completion: .finished)
    var heard: [Int] = []
    while let value = await iterator.next() { heard.append(value) }
    XCTAssertEqual(heard, [1, 2])
  }

  func testJustTellsItsValueAndEnds() {
    let reader = Reader<String>()
    Just("a").subscribe(reader)
    XCTAssertEqual(reader.values, [])
    reader.subscription?.request(.max(1))
    XCTAssertEqual(reader.values, ["a"])
    XCTAssertTrue(reader.isFinished)
  }

  func testANotificationIsPublishedUntilItIsCancelled() {
    let center = NotificationCenter()
    let (name, object) = (Notification.Name("zoomed"), NSObject())
    var heard: [Int] = []
    let subscription = center.publisher(for: name, object: object)
      .compactMap { $0.userInfo?["value"] as? Int }
      .sink { heard.append($0) }
    center.post(name: name, object: object, userInfo: ["value": 1])
    center.post(name: name, object: NSObject(), userInfo: ["value": 2])
    subscription.cancel()
    center.post(name: name, object: object, userInfo: ["value": 3])
    XCTAssertEqual(heard, [1])
  }
}
