import CameraControl
import TestSupport
import XCTest

final class FollowerTests: XCTestCase {
  func testTheOthersGoOnInTheirOrderWhenOneEnds() {
    let phone = Phone()
    let log = Log<Int>()
    func follow(as number: Int) -> ObservationToken {
      phone.observe([.input]) { _ in log.add(number) }
    }
    let tokens = (1...4).map(follow)
    for (ended, left) in [(nil, [1, 2, 3, 4]), (0, [2, 3, 4]), (2, [2, 4]), (1, [4]), (3, [])] {
      if let ended { tokens[ended].cancel() }
      let before = log.all.count
      phone.handle(.leaveApp, at: phone.now)
      XCTAssertEqual(Array(log.all.dropFirst(before)), left)
    }
    let last = follow(as: 5)
    phone.handle(.leaveApp, at: phone.now)
    XCTAssertEqual(log.all.last, 5)
    withExtendedLifetime(last) {}
  }

  func testAFollowerGetsOnlyTheKindsThatItWantsBesideOneThatWantsMore() {
    let phone = Phone()
    let (all, inputs) = (Log<PhoneRecord.Kind>(), Log<PhoneRecord.Kind>())
    let tokens = [
      phone.observe { all.add($0.event.kind) },
      phone.observe([.input]) { inputs.add($0.event.kind) },
    ]
    phone.handle(.button(.volumeUp, isDown: true), at: phone.now)
    XCTAssertTrue(all.all.contains(.system))
    XCTAssertEqual(inputs.all, [.input])
    withExtendedLifetime(tokens) {}
  }
}
