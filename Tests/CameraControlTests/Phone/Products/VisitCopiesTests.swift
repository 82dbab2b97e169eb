import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// How the directory of a visit gets to the app.
final class VisitCopiesTests: XCTestCase {
  /// LCK10: a failed copy leaves the content where it is until there is room; nothing is erased before,
  /// and a later visit is not held up.
  func testACopyThatFailsIsRepeated() throws {
    let (phone, photos) = try Photos.install()
    phone.fillStorage()
    for _ in 0..<2 {
      _ = try photos.visit()
      phone.swipeUp()
    }
    XCTAssertEqual(
      photos.heard(), ["Photos extension suspended", "session-2 could not be copied"])
    XCTAssertEqual(photos.code.files.asked.all, ["make session-1", "make session-2"])
    XCTAssertEqual(photos.product.contentDirectories, [])
    _ = try photos.visit()
    phone.freeStorage()
    XCTAssertEqual(
      photos.heard(),
      [
        "session-1 copied to the app", "session-1 erased from the extension",
        "session-2 copied to the app", "session-2 erased from the extension",
      ])
    phone.swipeUp()
    XCTAssertEqual(
      photos.product.contentDirectories, ["session-1", "session-2", "session-3"])
    // With room there is nothing to repeat.
    _ = photos.heard()
    phone.freeStorage()
    XCTAssertEqual(photos.heard(), [])

    let option = try Photos(lockScreen: { $0.failedCopy = .lose })
    option.phone.fillStorage()
    _ = try option.visit()
    option.phone.swipeUp()
    XCTAssertEqual(
      option.heard(),
      ["Photos extension suspended", "session-1 could not be copied", "session-1 lost"])
    XCTAssertEqual(option.code.files.asked.all, ["make session-1", "erase session-1"])
    option.phone.freeStorage()
    XCTAssertEqual(option.product.contentDirectories, [])
  }

  /// LCK10: a copy that comes twice counts once, although the app has deleted its result in between.
  func testACopyCountsOnce() throws {
    let (phone, photos) = try Photos.install()
    let visit = try photos.visit()
    phone.swipeUp()
    photos.product.invalidate("session-1")
    _ = photos.heard()
    phone.core.host.change { state in
      state.world.copied(
        ContentDirectory(visit: visit.id, name: visit.directory), of: photos.product.id,
        .copied(isEmpty: false))
    }
    XCTAssertEqual(photos.heard(), [])
    XCTAssertEqual(photos.product.contentDirectories, [])
  }

  /// LCK35: a visit that wrote nothing leaves an empty directory, or nothing if the option says so.
  func testAVisitThatWroteNothing() throws {
    for option in PhoneBehavior.LockScreen.EmptySession.allCases {
      let (phone, photos) = try Photos.install(lockScreen: { $0.emptySession = option })
      photos.code.files.empty.withLock { $0 = ["session-1"] }
      for _ in 0..<2 {
        _ = try photos.visit()
        phone.swipeUp()
      }
      let isKept = option == .emptyDirectory
      XCTAssertEqual(
        photos.product.contentDirectories, isKept ? ["session-1", "session-2"] : ["session-2"])
      XCTAssertEqual(photos.code.files.asked.all.contains("delete session-1"), !isKept)
    }
  }

  /// LCK30, LCK31: the extension can empty its directory during the visit, which the app does not hear
  /// of; after the visit the call does nothing.
  func testAnExtensionEmptiesItsDirectory() throws {
    let (phone, photos) = try Photos.install(does: [.consume])
    let visit = try photos.visit()
    visit.emptyContent()
    XCTAssertEqual(photos.heard(), ["session-1 emptied"])
    XCTAssertEqual(photos.code.files.asked.all, ["make session-1", "empty session-1"])
    phone.swipeUp()
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    _ = photos.heard()
    visit.emptyContent()
    XCTAssertEqual(photos.heard(), [])
  }

  /// LCK73: of a directory that the extension deleted nothing is copied, kept or offered, whether or not
  /// there is room.
  func testADirectoryThatTheExtensionDeleted() throws {
    for isFull in [true, false] {
      let (phone, photos) = try Photos.install(does: [.consume])
      phone.core.handle(.storage(isFull: isFull), at: phone.now)
      _ = try photos.visit()
      photos.code.files.gone.withLock { $0 = ["session-1"] }
      phone.swipeUp()
      XCTAssertEqual(
        photos.heard(),
        [
          "Photos extension suspended", "session-1 gone, deleted by the extension",
          "session-1 erased from the extension",
        ])
      XCTAssertEqual(photos.code.files.asked.all, ["make session-1", "erase session-1"])
      XCTAssertEqual(photos.product.contentDirectories, [])
      phone.freeStorage()
      XCTAssertEqual(photos.heard(), [])
    }
  }
}
