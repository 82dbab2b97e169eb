import CameraControl
import TestSupport
import XCTest

final class WorldContentTests: XCTestCase {
  /// LCK27, LCK37, LCK38, LCK39, LCK40: a consumer hears first of what there is, then of each directory that
  /// arrives and of each that the app deletes.
  func testAConsumerHearsOfEachDirectory() throws {
    let bench = try ProductBench(does: [.consume], hearing: [])
    XCTAssertEqual(bench.heard(), ["consumer gets initial: none"])
    for _ in 0..<2 {
      _ = try bench.visit()
      XCTAssertEqual(bench.heard(), [])
      bench.handle(.swipeUp)
    }
    XCTAssertEqual(bench.heard(), ["consumer gets added: session-2"])
    bench.product.invalidate("session-1")
    bench.check()
    XCTAssertEqual(bench.heard(), ["consumer gets removed: session-1"])
    XCTAssertEqual(bench.product.contentDirectories, ["session-2"])
    XCTAssertEqual(bench.code.files.asked.all.last, "delete session-1")
    for unknown in ["session-1", "session-3", ""] { bench.product.invalidate(unknown) }
    XCTAssertEqual(bench.heard(), [])
    XCTAssertEqual(bench.code.files.asked.all.filter { $0.hasPrefix("delete") }.count, 1)
  }

  /// LCK32, LCK33: a deletion is on record whether or not a consumer hears of it, and only if there was
  /// something to delete.
  func testADeletionIsOnRecord() throws {
    for deeds: ProductBenchCode.Deeds in [[], [.consume]] {
      let bench = try ProductBench(does: deeds, hearing: .content)
      _ = try bench.visit()
      bench.handle(.swipeUp)
      _ = bench.heard()
      bench.product.invalidate("session-2")
      XCTAssertEqual(bench.heard(), [])
      bench.product.invalidate("session-1")
      XCTAssertEqual(bench.heard().filter { $0 == "session-1 deleted by the app" }.count, 1)
    }
  }

  /// LCK34, LCK39: what was not deleted is offered again to the next process, in its first list, and a
  /// consumer of a process that has ended hears nothing more.
  func testTheNextProcessIsOfferedTheSame() throws {
    let bench = try ProductBench(does: [.consume], hearing: [])
    _ = try bench.visit()
    bench.handle(.swipeUp)
    _ = bench.heard()
    for _ in 0..<3 {
      bench.handle(.kill("Photos", .app))
      _ = try bench.visit()
      bench.handle(.swipeUp)
      XCTAssertEqual(bench.heard(), [])
      bench.handle(.start("Photos"))
      let all = bench.product.contentDirectories.joined(separator: ", ")
      XCTAssertEqual(bench.heard(), ["consumer gets initial: \(all)"])
    }
    XCTAssertEqual(bench.product.contentDirectories.count, 4)
    XCTAssertEqual(bench.diagnostics.filter { $0 == "second-consumer" }, [])
  }

  /// LCK72: an app that has ended consumes nothing, although its code still runs in a test.
  func testAnAppThatHasEndedConsumesNothing() throws {
    let bench = try ProductBench(hearing: [])
    bench.handle(.kill("Photos", .app))
    let consumer = bench.product.addConsumer()
    bench.check()
    bench.product.removeConsumer(consumer)
    _ = try bench.visit()
    bench.handle(.swipeUp)
    XCTAssertEqual(bench.heard(), [])
  }

  /// LCK42: a second consumer is a diagnostic, named once, at the same time or after the first.
  func testASecondConsumerIsNamed() throws {
    for isFirstGone in [true, false] {
      for option in PhoneBehavior.LockScreen.UpdateConsumers.allCases {
        let bench = try ProductBench(lockScreen: { $0.updateConsumers = option })
        let first = bench.product.addConsumer()
        if isFirstGone { bench.product.removeConsumer(first) }
        XCTAssertEqual(bench.diagnostics, [])
        for _ in 0..<2 { _ = bench.product.addConsumer() }
        XCTAssertEqual(bench.diagnostics, ["second-consumer"])
        XCTAssertEqual(bench.phone.diagnostics[0].source, "Photos")
        bench.check()
      }
    }
  }

  /// LCK61, LCK66: the list that the app reads follows a tenth of a second after the update.
  func testTheListFollowsLater() throws {
    let bench = try ProductBench(does: [.consume])
    _ = try bench.visit()
    bench.handle(.swipeUp)
    XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
    XCTAssertEqual(bench.product.listedDirectories, [])
    bench.pass(.nanoseconds(99_999_999))
    XCTAssertEqual(bench.product.listedDirectories, [])
    bench.pass(.nanoseconds(1))
    XCTAssertEqual(bench.product.listedDirectories, ["session-1"])
    bench.product.invalidate("session-1")
    bench.check()
    XCTAssertEqual(bench.product.listedDirectories, ["session-1"])
    bench.pass(.milliseconds(100))
    XCTAssertEqual(bench.product.listedDirectories, [])
  }

  /// LCK43, LCK44, LCK45, LCK49: a locked phone asks before the extension opens the app; if the person does
  /// not authenticate, nothing changes but a diagnostic, and the visit goes on.
  func testOpeningTheAppAsksFirst() throws {
    for answer in [.fails, .cancels] as [AuthenticationAnswer] {
      let bench = try ProductBench()
      let visit = try bench.visit()
      visit.app.noteUserAction()
      bench.phone.answersAuthentication = answer
      let before = bench.phone.snapshot
      XCTAssertEqual(visit.openApplication(ticket: 7), .authenticationFailed)
      XCTAssertTrue(bench.phone.snapshot == before)
      XCTAssertTrue(visit.isOpen)
      bench.click()
      XCTAssertEqual(
        bench.heard(), ["Photos extension hears began", "Photos extension hears ended"])
      // Who is unlocked is not asked.
      bench.handle(.authenticate)
      XCTAssertEqual(visit.openApplication(ticket: 8), .opened)
      bench.check()
      XCTAssertFalse(visit.isOpen)
      XCTAssertEqual(bench.phone.frontApp, bench.product.app)
      XCTAssertFalse(bench.phone.isLockScreenShown)
      XCTAssertEqual(bench.diagnostics, [])
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
        let bench = try ProductBench(
          lockScreen: { $0.contentArrival = order }, does: [.everything, .consume])
        let visit = try bench.visit()
        visit.app.noteUserAction()
        if !isRunning { bench.handle(.kill("Photos", .app)) }
        let listed = Log<[String]>()
        let product = bench.product
        bench.code.onContinue.withLock { $0 = { _ in listed.add(product.listedDirectories) } }
        _ = bench.heard()
        XCTAssertEqual(visit.openApplication(ticket: 7), .opened)
        bench.check()
        let heard = bench.heard()
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
        XCTAssertEqual(bench.phone.frontApp, bench.product.app)
        XCTAssertFalse(bench.phone.isLocked)
        XCTAssertFalse(visit.isOpen)
      }
    }
  }

  /// LCK67: an activity that waits for the content is handed over whatever comes of the copy.
  func testAWaitingActivityIsNotLost() throws {
    for isFull in [true, false] {
      let bench = try ProductBench(lockScreen: { lockScreen in
        lockScreen.contentArrival = .beforeContinuation
        lockScreen.emptySession = .none
      })
      bench.code.files.empty.withLock { $0 = ["session-1"] }
      let visit = try bench.visit()
      visit.app.noteUserAction()
      bench.handle(.storage(isFull: isFull))
      XCTAssertEqual(visit.openApplication(ticket: 7), .opened)
      bench.check()
      XCTAssertTrue(bench.heard().contains("activity 7 in Photos"))
      XCTAssertEqual(bench.phone.frontApp, bench.product.app)
      bench.handle(.storage(isFull: false))
      XCTAssertFalse(bench.heard().contains("activity 7 in Photos"), "once is enough")
    }
  }

  /// LCK44, LCK49, LCK71: what cannot be opened says why; opening without an action of the person is a
  /// diagnostic unless the option allows it, and a capture that the extension makes by itself is none.
  func testOpeningWithoutReason() throws {
    let offloaded = try ProductBench(parts: { $0.hasApp = false })
    let visit = try offloaded.visit()
    XCTAssertEqual(visit.openApplication(ticket: 1), .applicationNotFound)
    XCTAssertTrue(visit.isOpen)
    offloaded.handle(.swipeUp)
    XCTAssertEqual(visit.openApplication(ticket: 1), .unknown)
    XCTAssertEqual(offloaded.diagnostics, [])

    for option in PhoneBehavior.LockScreen.OpenWithoutUserAction.allCases {
      let bench = try ProductBench(lockScreen: { $0.openWithoutUserAction = option })
      let visit = try bench.visit()
      visit.app.noteCapture()
      XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
      XCTAssertEqual(
        bench.diagnostics, option == .warn ? ["opened-without-user-action"] : [])
    }
    let actions: [(ProductBench) -> Void] = [
      { $0.click() }, { $0.lightPress() }, { $0.product.visit?.app.noteUserAction() },
    ]
    for action in actions {
      let bench = try ProductBench()
      _ = try bench.visit()
      action(bench)
      // What the person did in an earlier visit does not count.
      XCTAssertEqual(bench.product.visit?.openApplication(ticket: 1), .opened)
      XCTAssertEqual(bench.diagnostics, [])
      _ = try bench.visit()
      XCTAssertEqual(bench.product.visit?.openApplication(ticket: 2), .opened)
      XCTAssertEqual(bench.diagnostics, ["opened-without-user-action"])
    }
  }

  /// LCK50, LCK51: a delay postpones the app's appearance until all delays are ended, and nothing else; a
  /// surplus end has no effect.
  func testTheAppearanceCanBeDelayed() throws {
    let bench = try ProductBench(does: [.everything, .consume])
    bench.product.endDelayingAppearance()
    let product = bench.product
    bench.code.onContinue.withLock {
      $0 = { _ in
        product.beginDelayingAppearance()
        product.beginDelayingAppearance()
      }
    }
    let visit = try bench.visit()
    visit.app.noteUserAction()
    XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
    XCTAssertNil(bench.phone.frontApp)
    XCTAssertFalse(bench.phone.isLockScreenShown)
    XCTAssertEqual(bench.product.contentDirectories, ["session-1"], "content does not wait")
    bench.product.endDelayingAppearance()
    bench.check()
    XCTAssertNil(bench.phone.frontApp)
    bench.product.endDelayingAppearance()
    bench.check()
    XCTAssertEqual(bench.phone.frontApp, bench.product.app)
    bench.handle(.swipeUp)
    bench.product.endDelayingAppearance()
    XCTAssertNil(bench.phone.frontApp)
  }

  /// LCK69: a phone that is locked while the app delays its appearance stays locked; the app appears
  /// once the person has unlocked it, unless it has ended.
  func testALockDuringADelay() throws {
    let bench = try ProductBench()
    let product = bench.product
    bench.code.onContinue.withLock { $0 = { _ in product.beginDelayingAppearance() } }
    let visit = try bench.visit()
    visit.app.noteUserAction()
    XCTAssertEqual(visit.openApplication(ticket: 1), .opened)
    bench.handle(.lock)
    bench.product.endDelayingAppearance()
    bench.check()
    XCTAssertTrue(bench.phone.isLocked)
    XCTAssertNil(bench.phone.frontApp)
    bench.handle(.unlock)
    XCTAssertEqual(bench.phone.frontApp, bench.product.app)

    _ = try bench.visit()
    bench.product.visit?.app.noteUserAction()
    XCTAssertEqual(bench.product.visit?.openApplication(ticket: 2), .opened)
    bench.handle(.kill("Photos", .app))
    bench.product.endDelayingAppearance()
    bench.check()
    XCTAssertNil(bench.phone.frontApp)
    bench.handle(.start("Photos"))
    bench.product.endDelayingAppearance()
    XCTAssertNil(bench.phone.frontApp)
  }
}
