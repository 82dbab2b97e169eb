import Foundation
import XCTest
import os

final class OSAllocatedUnfairLockTests: XCTestCase {
  func testOneThreadAtATimeHasTheState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in lock.withLock { $0 += 1 } }
    XCTAssertEqual(lock.withLock { $0 }, 1_000)
  }

  func testALockThatIsTakenIsNotAvailable() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let inside = lock.withLockUnchecked { _ in lock.withLockIfAvailable { $0 } }
    XCTAssertNil(inside)
    XCTAssertEqual(lock.withLockIfAvailable { $0 }, 1)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    XCTAssertFalse(plain.lockIfAvailable())
    plain.unlock()
    XCTAssertEqual(plain.withLock { 5 }, 5)
    XCTAssertTrue(plain.lockIfAvailable())
    plain.unlock()
  }
}
