import CameraControl
import TestSupport
import XCTest

/// How the directory of a visit gets to the app.
final class VisitCopiesTests: XCTestCase {
  /// LCK10: a failed copy leaves the content where it is until there is room; nothing is erased before,
  /// and a later visit is not held up.
  func testACopyThatFailsIsRepeated() throws {
    let bench = try ProductBench()
    bench.handle(.storage(isFull: true))
    for _ in 0..<2 {
      _ = try bench.visit()
      bench.handle(.swipeUp)
    }
    XCTAssertEqual(
      bench.heard(), ["Photos extension suspended", "session-2 could not be copied"])
    XCTAssertEqual(bench.code.files.asked.all, ["make session-1", "make session-2"])
    XCTAssertEqual(bench.product.contentDirectories, [])
    _ = try bench.visit()
    bench.handle(.storage(isFull: false))
    XCTAssertEqual(
      bench.heard(),
      [
        "session-1 copied to the app", "session-1 erased from the extension",
        "session-2 copied to the app", "session-2 erased from the extension",
      ])
    bench.handle(.swipeUp)
    XCTAssertEqual(
      bench.product.contentDirectories, ["session-1", "session-2", "session-3"])
    // With room there is nothing to repeat.
    _ = bench.heard()
    bench.handle(.storage(isFull: false))
    XCTAssertEqual(bench.heard(), [])

    let option = try ProductBench(lockScreen: { $0.failedCopy = .lose })
    option.handle(.storage(isFull: true))
    _ = try option.visit()
    option.handle(.swipeUp)
    XCTAssertEqual(
      option.heard(),
      ["Photos extension suspended", "session-1 could not be copied", "session-1 lost"])
    XCTAssertEqual(option.code.files.asked.all, ["make session-1", "erase session-1"])
    option.handle(.storage(isFull: false))
    XCTAssertEqual(option.product.contentDirectories, [])
  }

  /// LCK10: a copy that comes twice counts once, although the app has deleted its result in between.
  func testACopyCountsOnce() throws {
    let bench = try ProductBench()
    let visit = try bench.visit()
    bench.handle(.swipeUp)
    bench.product.invalidate("session-1")
    _ = bench.heard()
    bench.phone.host.step { state in
      state.world.copied(
        ContentDirectory(visit: visit.id, name: visit.directory), of: bench.product.id,
        .copied(isEmpty: false))
    }
    XCTAssertEqual(bench.heard(), [])
    XCTAssertEqual(bench.product.contentDirectories, [])
  }

  /// LCK35: a visit that wrote nothing leaves an empty directory, or nothing if the option says so.
  func testAVisitThatWroteNothing() throws {
    for option in PhoneBehavior.LockScreen.EmptySession.allCases {
      let bench = try ProductBench(lockScreen: { $0.emptySession = option })
      bench.code.files.empty.withLock { $0 = ["session-1"] }
      for _ in 0..<2 {
        _ = try bench.visit()
        bench.handle(.swipeUp)
      }
      let isKept = option == .emptyDirectory
      XCTAssertEqual(
        bench.product.contentDirectories, isKept ? ["session-1", "session-2"] : ["session-2"])
      XCTAssertEqual(bench.code.files.asked.all.contains("delete session-1"), !isKept)
    }
  }

  /// LCK30, LCK31: the extension can empty its directory during the visit, which the app does not hear
  /// of; after the visit the call does nothing.
  func testAnExtensionEmptiesItsDirectory() throws {
    let bench = try ProductBench(does: [.consume])
    let visit = try bench.visit()
    visit.emptyContent()
    XCTAssertEqual(bench.heard(), ["session-1 emptied"])
    XCTAssertEqual(bench.code.files.asked.all, ["make session-1", "empty session-1"])
    bench.handle(.swipeUp)
    XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
    _ = bench.heard()
    visit.emptyContent()
    XCTAssertEqual(bench.heard(), [])
  }

  /// LCK73: of a directory that the extension deleted nothing is copied, kept or offered, whether or not
  /// there is room.
  func testADirectoryThatTheExtensionDeleted() throws {
    for isFull in [true, false] {
      let bench = try ProductBench(does: [.consume])
      bench.handle(.storage(isFull: isFull))
      _ = try bench.visit()
      bench.code.files.gone.withLock { $0 = ["session-1"] }
      bench.handle(.swipeUp)
      XCTAssertEqual(
        bench.heard(),
        [
          "Photos extension suspended", "session-1 gone, deleted by the extension",
          "session-1 erased from the extension",
        ])
      XCTAssertEqual(bench.code.files.asked.all, ["make session-1", "erase session-1"])
      XCTAssertEqual(bench.product.contentDirectories, [])
      bench.handle(.storage(isFull: false))
      XCTAssertEqual(bench.heard(), [])
    }
  }
}
