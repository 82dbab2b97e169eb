import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class InstalledProductTests: XCTestCase {
  /// LCK54, LCK55, LCK58: a context is `nil` at first and after it was forgotten; what one target writes
  /// every target reads, the last one wins, and it outlives visits, processes, locks and launches.
  func testTheAppContext() throws {
    let (phone, photos) = try Photos.install()
    XCTAssertNil(photos.product.appContext)
    try photos.product.setAppContext([1, 2])
    let visit = try photos.visit()
    let inExtension = try XCTUnwrap(visit.app.membership)
    XCTAssertTrue(inExtension.isExtension)
    XCTAssertEqual(inExtension.product.appContext, [1, 2])
    try inExtension.product.setAppContext([3])
    phone.swipeUp()
    phone.kill("Photos", .app)
    phone.unlock()
    phone.start("Photos")
    let inApp = try XCTUnwrap(photos.product.app.membership)
    XCTAssertFalse(inApp.isExtension)
    XCTAssertEqual(inApp.product, photos.product)
    XCTAssertEqual(inApp.product.appContext, [3])
    try inApp.product.setAppContext([])
    XCTAssertEqual(photos.product.appContext, [])
    try inApp.product.setAppContext(nil)
    XCTAssertNil(photos.product.appContext)
    XCTAssertNil(phone.core.launch("Notes").membership)
  }

  /// LCK56, LCK57: a context at the limit is stored; one byte more keeps the earlier one, throws, and is a
  /// finding at once; with the option it is kept silently.
  func testAContextThatIsTooLarge() throws {
    let (phone, photos) = try Photos.install(hearing: [])
    let records = Log<String>()
    let observation = phone.core.observe([.diagnostic]) { record in
      if case .diagnostic(let diagnostic) = record.event { records.add(diagnostic.name) }
    }
    let fitting = [UInt8](repeating: 7, count: 4096)
    try photos.product.setAppContext(fitting)
    XCTAssertEqual(photos.product.appContext, fitting)
    XCTAssertThrowsError(try photos.product.setAppContext(fitting + [7])) { error in
      let error = error as? CaptureError
      XCTAssertEqual(error?.code, .contextTooLarge)
      XCTAssertEqual(error?.source, "Photos")
      XCTAssertEqual(
        error?.problem, "The app context has 4097 bytes, but the phone stores at most 4096.")
      XCTAssertEqual(
        error?.remedy, "Store less in the app context. The phone keeps the earlier app context.")
    }
    XCTAssertEqual(photos.product.appContext, fitting)
    XCTAssertEqual(records.all, ["app-context-too-large"])
    observation.cancel()

    let strict = try Photos(lockScreen: { lockScreen in
      lockScreen.contextLimit = 4000
      lockScreen.overLimitUpdate = .keepOldSilently
    })
    try strict.product.setAppContext([1])
    try strict.product.setAppContext([UInt8](repeating: 7, count: 4001))
    XCTAssertEqual(strict.product.appContext, [1])
    XCTAssertEqual(strict.diagnostics, ["app-context-too-large"])
    try strict.product.setAppContext([UInt8](repeating: 7, count: 4000))
    XCTAssertEqual(strict.product.appContext?.count, 4000)
  }

  /// LCK05: the handles of a visit say whether it lasts, and the product finds its present one.
  func testTheHandlesOfAVisit() throws {
    let (phone, photos) = try Photos.install()
    XCTAssertNil(photos.product.visit)
    XCTAssertNil(photos.product.captureExtension)
    let visit = try photos.visit()
    XCTAssertTrue(visit.isOpen)
    XCTAssertEqual(photos.product.captureExtension, visit.app)
    XCTAssertEqual(visit.app.identifier, "Photos extension")
    phone.swipeUp()
    let next = try photos.visit()
    XCTAssertFalse(visit.isOpen)
    XCTAssertTrue(next.isOpen)
    XCTAssertEqual(photos.product.captureExtension, next.app)
    XCTAssertEqual(Set([photos.product, try XCTUnwrap(next.app.membership?.product)]).count, 1)
  }

  /// LCK26: access that is set for one process is set for the product.
  func testAccessBelongsToTheProduct() throws {
    let (phone, photos) = try Photos.install(does: [])
    XCTAssertEqual(photos.product.cameraAccess, .authorized)
    let visit = try photos.visit()
    photos.product.cameraAccess = .notDetermined
    visit.app.personAllowsAccess = false
    XCTAssertFalse(try visit.app.requestAccess(for: .video))
    XCTAssertEqual(photos.product.cameraAccess, .denied)
    XCTAssertEqual(try photos.product.app.authorizationStatus(for: .video), .denied)
    XCTAssertEqual(
      try phone.core.launch("Notes").authorizationStatus(for: .video), .authorized)
  }
}
