import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests of installing products, and of running code in their processes.
final class ProductsTests: XCTestCase {
  private let phone = SimulatedPhone(
    settings: PhoneSettings { $0.lockScreenLaunches = "Photos" })
  private let recorder = Recorder()

  /// A product that notes when the code of its app starts.
  private var product: CaptureProduct {
    var product = CaptureProduct("Photos")
    product.code.startApp = { [recorder] app in
      recorder.note("\(app.identifier), as itself: \(AmbientPhone.app == app)")
      return nil
    }
    return product
  }

  func testTheCodeOfTheAppHasStartedOnceTheProductIsInstalled() async throws {
    let photos = try await phone.install(product)
    XCTAssertEqual(recorder.log, ["Photos, as itself: true"])
    XCTAssertFalse(photos.app.isInFront)
    XCTAssertTrue(phone.app.isInFront)
  }

  func testASynchronousTestSeesItTooAndInstallsAProductOnce() throws {
    try phone.install(product)
    XCTAssertEqual(recorder.log, ["Photos, as itself: true"])
    XCTAssertThrowsError(try phone.install(product)) { error in
      XCTAssertEqual((error as? CaptureError)?.code, .knownProduct)
    }
    XCTAssertEqual(phone.products.map(\.name), ["Photos"])
    XCTAssertEqual(recorder.log.count, 1)
  }

  /// GST18: what would wait for itself is refused.
  func testAnObserverCannotInstallAProduct() throws {
    let token = phone.core.observe([.input]) { [phone, recorder] _ in
      do {
        try phone.install(CaptureProduct("Photos"), line: 7)
      } catch {
        recorder.note("\(error)".unwrapped)
      }
    }
    phone.leaveApp()
    token.cancel()
    XCTAssertEqual(
      recorder.log,
      [
        "CameraControlTestingTests/ProductsTests.swift:7: “install” was called inside an "
          + "observer, and the phone waits until that code returns. Call it after the gesture has "
          + "returned, or in a new task that your code doesn't wait for."
      ])
    XCTAssertEqual(phone.products, [])
  }

  func testCodeRunsInTheProcessThatItIsGiven() async throws {
    let photos = try await phone.install(product)
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    let inApp = await phone.asCurrent(in: photos.app) { await Task { AmbientPhone.app }.value }
    XCTAssertEqual(inApp, photos.app)
    let inVisit = try await phone.asCurrent(in: photos.captureExtension) {
      await Task { AmbientPhone.app }.value
    }
    XCTAssertEqual(inVisit, photos.captureExtension)
    XCTAssertNotEqual(inVisit, inApp)
    XCTAssertNil(AmbientPhone.app)
  }

  func testCodeOfASynchronousTestDoesToo() throws {
    let photos = try phone.install(product)
    phone.lock()
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.asCurrent(in: photos.app) { AmbientPhone.app }, photos.app)
    let found = try phone.asCurrent(in: photos.captureExtension) { AmbientPhone.app }
    XCTAssertEqual(found, photos.captureExtension)
    XCTAssertNotEqual(found, photos.app)
  }

  func testAProcessThatIsMissingSaysWhy() async throws {
    let photos = try await phone.install(product)
    func message() -> String {
      do {
        return try phone.asCurrent(in: photos.captureExtension, line: 3) { "a process" }
      } catch {
        return "\(error)".unwrapped
      }
    }
    let start =
      "CameraControlTestingTests/ProductsTests.swift:3: the product has no process that can run this code. "
    XCTAssertEqual(message(), start + "Launch the capture extension first.")
    await phone.launch(from: .controlCenter)
    XCTAssertEqual(
      message(),
      start + "The last launch started nothing: no product is chosen for control-center. "
        + "Set the product in the phone's settings, as the person would.")
    await phone.launch(from: .icon("Photos"))
    XCTAssertEqual(message(), start + "The outcome of the last launch: Photos from icon of Photos.")
    do {
      try await phone.asCurrent(in: photos.captureExtension, line: 4) { await Task {}.value }
      XCTFail("there is no process")
    } catch {
      XCTAssertEqual((error as? MissingProcess)?.lastLaunch, phone.launches.last)
      XCTAssertTrue("\(error)".unwrapped.contains(".swift:4: "), "\(error)")
    }
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    XCTAssertEqual(message(), "a process")
  }

  /// An app that comes back after its process has ended runs its code again, whatever brings it back.
  func testTheCodeOfAnAppRunsAgainWhateverBringsItBack() throws {
    let photos = try phone.install(product)
    let ways: [(SimulatedPhone) -> Void] = [
      { $0.start("Photos") }, { $0.launch("Photos") }, { $0.launch(from: .icon("Photos")) },
      { _ = $0.core.startInBackground("Photos") }, { $0.core.launch("Photos") },
    ]
    for (index, way) in ways.enumerated() {
      let old = photos.app
      phone.kill("Photos", .app)
      way(phone)
      phone.settle()
      XCTAssertEqual(recorder.log.count, index + 2)
      XCTAssertEqual(phone.trace.only(.process).texts.last, "Photos started")
      XCTAssertNotEqual(photos.app, old)
      XCTAssertTrue(phone.core.apps.contains(photos.app))
    }
  }
}
