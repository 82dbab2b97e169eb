import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class PhoneProductsTests: XCTestCase {
  /// LCH18: a name is installed once, and none of a product's processes has the name of another
  /// product; a refusal changes nothing.
  func testANameIsInstalledOnce() throws {
    let phone = Phone(mainQueue: .inPlace)
    let photos = try phone.install(CaptureProduct("Photos"))
    let other = try phone.install(CaptureProduct("Other extension"))
    XCTAssertEqual(phone.products, [photos, other])
    XCTAssertEqual(phone.products.map(\.name), ["Photos", "Other extension"])
    let before = phone.snapshot
    for name in ["Photos", "Photos extension", "Other"] {
      XCTAssertThrowsError(try phone.install(CaptureProduct(name))) { error in
        let error = error as? CaptureError
        XCTAssertEqual(error?.code, .knownProduct)
        XCTAssertEqual(error?.rule, "LCH18")
        XCTAssertEqual(error?.problem.contains("“\(name)”"), true)
      }
    }
    XCTAssertTrue(phone.snapshot == before)
  }

  /// LCH22: an app that ran before its product was installed keeps its process, and the product's code
  /// starts in it.
  func testAProductOfAnAppThatRuns() throws {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("Photos")
    let log = Log<String>()
    let records = Log<String>()
    let observation = phone.observe([.process]) { records.add("\($0.event)") }
    let code = PhotosCode()
    let product = try phone.install(code.product("Photos", log))
    XCTAssertEqual(product.app, app)
    XCTAssertNotNil(code.appRun.withLock { $0.run })
    XCTAssertEqual(records.all, [])
    observation.cancel()
  }

  /// LCH17: a product that does not say what it uses the camera for is installed and launched, with a
  /// diagnostic for each target; so is one that the phone does not offer, which says why.
  func testWhatAProductLacksIsADiagnostic() throws {
    let cases: [((inout ProductParts) -> Void, [String])] = [
      ({ _ in }, []),
      ({ $0.cameraUsageDescriptions = [] }, ["LCH17 app", "LCH17 capture extension"]),
      ({ $0.cameraUsageDescriptions = [.app] }, ["LCH17 capture extension"]),
      ({ $0.cameraUsageDescriptions = [.captureExtension] }, ["LCH17 app"]),
      (
        { parts in
          parts.cameraUsageDescriptions = [.app]
          parts.hasCaptureExtension = false
        }, []
      ),
      ({ $0.extensionPoint = "x" }, ["LCH06"]), ({ $0.intentTargets.remove(.app) }, ["LCH16"]),
      ({ $0.intentTargets.remove(.captureExtension) }, ["LCH16"]),
      ({ $0.intentTargets.remove(.widgetExtension) }, ["LCH16"]),
      ({ $0.hasControl = false }, ["LCH03"]),
    ]
    for (change, expected) in cases {
      let phone = Phone(mainQueue: .inPlace)
      try phone.install(CaptureProduct("P", parts: ProductParts(change)))
      let found = phone.diagnostics.map { diagnostic -> String in
        XCTAssertEqual(diagnostic.source, "P")
        guard diagnostic.rule == "LCH17" else { return diagnostic.rule }
        let target = ["app", "capture extension"].first { diagnostic.finding.contains(" \($0) ") }
        return "LCH17 \(target ?? "")"
      }
      XCTAssertEqual(found, expected)
    }
    let undescribed = try Photos(parts: { $0.cameraUsageDescriptions = [] }, does: [])
    XCTAssertNoThrow(try undescribed.visit())
  }

  /// LCK06: two products on one phone have processes, visits, content and access of their own.
  func testTwoProducts() throws {
    let (phone, photos) = try Photos.install()
    let code = PhotosCode()
    code.deeds.withLock { $0 = [] }
    let other = try phone.core.install(code.product("Other", photos.log))
    other.cameraAccess = .denied
    XCTAssertEqual(photos.product.cameraAccess, .authorized)
    other.cameraAccess = .authorized
    _ = try photos.visit()
    phone.kill("Other", .captureExtension)
    XCTAssertNotNil(photos.product.visit)
    phone.settings.lockScreenLaunches = "Other"
    phone.swipeUp()
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(other.visit?.directory, "session-2")
    XCTAssertNil(photos.product.visit)
    phone.kill("Photos", .app)
    XCTAssertTrue(phone.core.apps.contains(other.app))
    phone.swipeUp()
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    XCTAssertEqual(other.contentDirectories, ["session-2"])
    other.invalidate("session-1")
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    try other.setAppContext([1])
    XCTAssertNil(photos.product.appContext)
    XCTAssertEqual(phone.products, [photos.product, other])
  }

  /// A phone goes with its code, although the code's objects refer to the phone.
  func testAPhoneWithAProductIsReleased() throws {
    weak var phone: Phone?
    weak var run: PhotosCode.Run?
    try autoreleased {
      let code = PhotosCode()
      let simulated = Phone(mainQueue: .inPlace)
      let product = try simulated.install(code.product("Photos", Log()))
      phone = simulated
      run = code.appRun.withLock { $0.run }
      XCTAssertNotNil(run)
      simulated.settings.controlCenterLaunches = "Photos"
      simulated.handle(.lock, at: .zero)
      simulated.handle(.launch(.controlCenter), at: .zero)
      XCTAssertNotNil(product.visit)
      simulated.host.releaseOwners()
    }
    XCTAssertNil(phone)
    XCTAssertNil(run)
  }

  /// What a process has made is released when it ends, and the next process gets its own.
  func testWhatAProcessMadeGoesWithIt() throws {
    let (phone, photos) = try Photos.install()
    weak var app = photos.code.appRun.withLock { $0.run }
    XCTAssertNotNil(app)
    phone.perform([.endApp("Photos")])
    XCTAssertNil(app)
    _ = try photos.visit()
    weak let visit = photos.code.visitRun.withLock { $0.run }
    XCTAssertNotNil(visit)
    phone.start("Photos")
    app = photos.code.appRun.withLock { $0.run }
    XCTAssertNotNil(app)
    phone.kill("Photos", .captureExtension)
    XCTAssertNil(visit)
    XCTAssertNotNil(app)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
