import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class WorldContentTests: XCTestCase {
  /// LCK27, LCK37, LCK38, LCK39, LCK40: a consumer hears first of what there is, then of each directory that
  /// arrives and of each that the app deletes.
  func testAConsumerHearsOfEachDirectory() throws {
    let (phone, photos) = try Photos.install(does: [.consume], hearing: [])
    XCTAssertEqual(photos.heard(), ["consumer gets initial: none"])
    for _ in 0..<2 {
      _ = try photos.visit()
      XCTAssertEqual(photos.heard(), [])
      phone.swipeUp()
    }
    XCTAssertEqual(photos.heard(), ["consumer gets added: session-2"])
    photos.product.invalidate("session-1")
    photos.check()
    XCTAssertEqual(photos.heard(), ["consumer gets removed: session-1"])
    XCTAssertEqual(photos.product.contentDirectories, ["session-2"])
    XCTAssertEqual(photos.code.files.asked.all.last, "delete session-1")
    for unknown in ["session-1", "session-3", ""] { photos.product.invalidate(unknown) }
    XCTAssertEqual(photos.heard(), [])
    XCTAssertEqual(photos.code.files.asked.all.filter { $0.hasPrefix("delete") }.count, 1)
  }

  /// LCK32, LCK33: a deletion is on record whether or not a consumer hears of it, and only if there was
  /// something to delete.
  func testADeletionIsOnRecord() throws {
    for deeds: PhotosCode.Deeds in [[], [.consume]] {
      let (phone, photos) = try Photos.install(does: deeds, hearing: [.content])
      _ = try photos.visit()
      phone.swipeUp()
      _ = photos.heard()
      photos.product.invalidate("session-2")
      XCTAssertEqual(photos.heard(), [])
      photos.product.invalidate("session-1")
      XCTAssertEqual(photos.heard().filter { $0 == "session-1 deleted by the app" }.count, 1)
    }
  }

  /// LCK34, LCK39: what was not deleted is offered again to the next process, in its first list, and a
  /// consumer of a process that has ended hears nothing more.
  func testTheNextProcessIsOfferedTheSame() throws {
    let (phone, photos) = try Photos.install(does: [.consume], hearing: [])
    _ = try photos.visit()
    phone.swipeUp()
    _ = photos.heard()
    for _ in 0..<3 {
      phone.kill("Photos", .app)
      _ = try photos.visit()
      phone.swipeUp()
      XCTAssertEqual(photos.heard(), [])
      phone.start("Photos")
      let all = photos.product.contentDirectories.joined(separator: ", ")
      XCTAssertEqual(photos.heard(), ["consumer gets initial: \(all)"])
    }
    XCTAssertEqual(photos.product.contentDirectories.count, 4)
    XCTAssertEqual(photos.diagnostics.filter { $0 == "second-consumer" }, [])
  }

  /// LCK72: an app that has ended consumes nothing, although its code still runs in a test.
  func testAnAppThatHasEndedConsumesNothing() throws {
    let (phone, photos) = try Photos.install(hearing: [])
    phone.kill("Photos", .app)
    let consumer = photos.product.addConsumer()
    photos.check()
    photos.product.removeConsumer(consumer)
    _ = try photos.visit()
    phone.swipeUp()
    XCTAssertEqual(photos.heard(), [])
  }

  /// LCK42: a second consumer is a diagnostic, named once, at the same time or after the first.
  func testASecondConsumerIsNamed() throws {
    for isFirstGone in [true, false] {
      for option in PhoneBehavior.LockScreen.UpdateConsumers.allCases {
        let (phone, photos) = try Photos.install(lockScreen: { $0.updateConsumers = option })
        let first = photos.product.addConsumer()
        if isFirstGone { photos.product.removeConsumer(first) }
        XCTAssertEqual(photos.diagnostics, [])
        for _ in 0..<2 { _ = photos.product.addConsumer() }
        XCTAssertEqual(photos.diagnostics, ["second-consumer"])
        XCTAssertEqual(phone.diagnostics[0].source, "Photos")
        photos.check()
      }
    }
  }

  /// LCK61, LCK66: the list that the app reads follows a tenth of a second after the update.
  func testTheListFollowsLater() throws {
    let (phone, photos) = try Photos.install(does: [.consume])
    _ = try photos.visit()
    phone.swipeUp()
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    XCTAssertEqual(photos.product.listedDirectories, [])
    phone.wait(.nanoseconds(99_999_999))
    XCTAssertEqual(photos.product.listedDirectories, [])
    phone.wait(.nanoseconds(1))
    XCTAssertEqual(photos.product.listedDirectories, ["session-1"])
    photos.product.invalidate("session-1")
    photos.check()
    XCTAssertEqual(photos.product.listedDirectories, ["session-1"])
    phone.wait(.milliseconds(100))
    XCTAssertEqual(photos.product.listedDirectories, [])
  }

  /// LCK43, LCK44, LCK45, LCK49: a locked phone asks before the extension opens the app; if the person does
  /// not authenticate, nothing changes but a diagnostic, and the visit goes on.
  func testOpeningTheAppAsksFirst() throws {
    for answer in [.fails, .cancels] as [AuthenticationAnswer] {
      let (phone, photos) = try Photos.install()
      let visit = try photos.visit()
      visit.app.noteUserAction()
      phone.core.answersAuthentication = answer
      let before = phone.core.snapshot
      XCTAssertEqual(visit.openApplication(ticket: 7), .authenticationFailed)
      XCTAssertTrue(phone.core.snapshot == before)
      XCTAssertTrue(visit.isOpen)
      phone.click()
      XCTAssertEqual(
        photos.heard(), ["Photos extension hears began", "Photos extension hears ended"])
      // Who is unlocked is not asked.
      phone.authenticate()
      XCTAssertEqual(visit.openApplication(ticket: 8), .opened)
      photos.check()
      XCTAssertFalse(visit.isOpen)
      XCTAssertEqual(phone.core.frontApp, photos.product.app)
      XCTAssertFalse(phone.isLockScreenShown)
      XCTAssertEqual(photos.diagnostics, [])
    }
  }

  /// LCK06, LCK48, LCK67: success hands the activity to the app, dismisses the extension and brings
  /// the app to the front; the content arrives after the activity, or before it if the option says so.
  func testOpeningTheAppInBothOrders() throws {
    let content = [
      "Photos extension suspended", "session-1 copied to the app", "added: session-1",
      "session-1 erased from the extension",
    ]
    let activity = ["Photos continues the activity"]
    for isRunning in [true, false] {
      for order in PhoneBehavior.LockScreen.ContentArrival.allCases {
        let (phone, photos) = try Photos.install(
          lockScreen: { $0.contentArrival = order }, does: [.everything, .consume])
        let visit = try photos.visit()
        visit.app.noteUserAction()
        if !isRunning { phone.kill("Photos", .app) }
        let listed = Log<[String]>()
        let product = photos.product
        photos.code.onContinue.withLock { $0 = { _ in listed.add(product.listedDirectories) } }
        _ = photos.heard()
        XCTAssertEqual(visit.openApplication(ticket: 7), .opened)
        photos.check()
        let heard = photos.heard()
        XCTAssertEqual(heard.contains("Photos started"), !isRunning)
        let told = heard.filter { (content + activity).contains($0) }
        if isRunning {
          XCTAssertEqual(
            told, order == .afterContinuation ? activity + content : content + activity)
        }
        let heardOfActivity = heard.firstIndex(of: "activity 7 in Photos")
        let heardOfContent = heard.firstIndex(of: "consumer gets added: session-1")
        if isRunning {
          XCTAssertEqual(
            try XCTUnwrap(heardOfActivity) < XCTUnwrap(heardOfContent),
            order == .afterContinuation)
        } else {
          XCTAssertNotNil(heardOfActivity)
        }
        XCTAssertEqual(listed.all, [[]], "the list lacks the newest directory")
        XCTAssertEqual(phone.core.frontApp, photos.product.app)
        XCTAssertFalse(phone.isLocked)
        XCTAssertFalse(visit.isOpen)
      }
    }
  }

  /// LCK67: an activity that waits for the content is handed over whatever comes of the copy.
  func testAWaitingActivityIsNotLost() throws {
    for isFull in [true, false] {
      let (phone, photos) = try Photos.install(lockScreen: { lockScreen in
        lockScreen.contentArrival = .beforeContinuation
        lockScreen.emptySession = .none
      })
      photos.code.files.empty.withLock { $0 = ["session-1"] }
      let visit = try photos.visit()
      visit.app.noteUserAction()
      phone.core.handle(.storage(isFull: isFull), at: phone.now)
      XCTAssertEqual(visit.openApplication(ticket: 7), .opened)
      photos.check()
      XCTAssertTrue(photos.heard().contains("activity 7 in Photos"))
      XCTAssertEqual(phone.core.frontApp, photos.product.app)
      phone.freeStorage()
      XCTAssertFalse(photos.heard().contains("activity 7 in Photos"), "once is enough")
    }
  }

  /// LCK44, LCK49, LCK71: what cannot be opened says why; opening without an action of the person is a
  /// diagnostic unless the option allows it, and a capture that the extension makes by itself is none.
  func testOpeningWithoutReason() throws {
    let offloaded = try Photos(parts: { $0.hasApp = false })
    let visit = try offloaded.visit()
    XCTAssertEqual(visit.openApplication(ticket: 1), .applicationNotFound)
    XCTAssertTrue(visit.isOpen)
    offloaded.phone.swipeUp()
    XCTAssertEqual(visit.openApplication(ticket: 1), .unknown)
    XCTAssertEqual(offloaded.diagnostics, [])

    for option in PhoneBehavior.LockScreen.OpenWithoutUserAction.allCases {
      let photos = try Photos(lockScreen: { $0.openWithoutUserAction = option })
      let visit = try photos.visit()
      visit.app.noteCapture()
      XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
      XCTAssertEqual(
        photos.diagnostics, option == .warn ? ["opened-without-user-action"] : [])
    }
    let actions: [(Photos) -> Void] = [
      { $0.phone.click() }, { $0.phone.lightPress() }, { $0.product.visit?.app.noteUserAction() },
    ]
    for action in actions {
      let photos = try Photos()
      _ = try photos.visit()
      action(photos)
      // What the person did in an earlier visit does not count.
      XCTAssertEqual(photos.product.visit?.openApplication(ticket: 1), .opened)
      XCTAssertEqual(photos.diagnostics, [])
      _ = try photos.visit()
      XCTAssertEqual(photos.product.visit?.openApplication(ticket: 2), .opened)
      XCTAssertEqual(photos.diagnostics, ["opened-without-user-action"])
    }
  }

  /// LCK50, LCK51: a delay postpones the app's appearance until all delays are ended, and nothing else; a
  /// surplus end has no effect.
  func testTheAppearanceCanBeDelayed() throws {
    let (phone, photos) = try Photos.install(does: [.everything, .consume])
    photos.product.endDelayingAppearance()
    let product = photos.product
    photos.code.onContinue.withLock {
      $0 = { _ in
        product.beginDelayingAppearance()
        product.beginDelayingAppearance()
      }
    }
    let visit = try photos.visit()
    visit.app.noteUserAction()
    XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
    phone.settle()
    XCTAssertNil(phone.core.frontApp)
    XCTAssertFalse(phone.isLockScreenShown)
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"], "content does not wait")
    photos.product.endDelayingAppearance()
    photos.check()
    XCTAssertNil(phone.core.frontApp)
    photos.product.endDelayingAppearance()
    photos.check()
    XCTAssertEqual(phone.core.frontApp, photos.product.app)
    phone.swipeUp()
    photos.product.endDelayingAppearance()
    XCTAssertNil(phone.core.frontApp)
  }

  /// LCK69: a phone that is locked while the app delays its appearance stays locked; the app appears
  /// once the person has unlocked it, unless it has ended.
  func testALockDuringADelay() throws {
    let (phone, photos) = try Photos.install()
    let product = photos.product
    photos.code.onContinue.withLock { $0 = { _ in product.beginDelayingAppearance() } }
    let visit = try photos.visit()
    visit.app.noteUserAction()
    XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
    phone.lock()
    photos.product.endDelayingAppearance()
    photos.check()
    XCTAssertTrue(phone.isLocked)
    XCTAssertNil(phone.core.frontApp)
    phone.unlock()
    XCTAssertEqual(phone.core.frontApp, photos.product.app)

    _ = try photos.visit()
    photos.product.visit?.app.noteUserAction()
    XCTAssertEqual(photos.product.visit?.openApplication(ticket: 2), .opened)
    phone.kill("Photos", .app)
    photos.product.endDelayingAppearance()
    photos.check()
    XCTAssertNil(phone.core.frontApp)
    phone.start("Photos")
    photos.product.endDelayingAppearance()
    XCTAssertNil(phone.core.frontApp)
  }
}
