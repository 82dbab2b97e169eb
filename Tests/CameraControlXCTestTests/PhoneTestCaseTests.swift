import CameraControl
import CameraControlTesting
import CameraControlXCTest
import XCTest

/// Tests that each test of such a class has a phone of its own.
final class PhoneTestCaseTests: PhoneTestCase {
  private var phoneInSetUp: SimulatedPhone?
  private var phoneInAsynchronousSetUp: SimulatedPhone?

  override func makePhone() -> SimulatedPhone { SimulatedPhone(.iPhone16) }

  override func setUp() { phoneInSetUp = phone }

  override func setUp() async throws { phoneInAsynchronousSetUp = phone }

  override func tearDown() { phone.note("tearDown") }

  func testThePhoneIsThereFromSetUpOn() {
    XCTAssertTrue(phone === phoneInSetUp)
    XCTAssertTrue(phone === phoneInAsynchronousSetUp)
    XCTAssertEqual(phone.model, .iPhone16)
  }

  func testCodeThatCannotBePassedAPhoneFindsItsApp() {
    XCTAssertEqual(AmbientPhone.app, phone.app)
    let onAQueue = DispatchQueue(label: "app").sync { AmbientPhone.app }
    XCTAssertEqual(onAQueue, phone.app)
  }

  func testAnAsynchronousTestHasThePhone() async throws {
    let phone = phone
    XCTAssertTrue(phone === phoneInSetUp)
    XCTAssertEqual(AmbientPhone.app, phone.app)
    let inATask = await Task.detached { AmbientPhone.app }.value
    XCTAssertEqual(inATask, phone.app)
    await phone.click()
    XCTAssertEqual(phone.unanswered.count, 1)
  }

  @MainActor func testATestOnTheMainActorHasThePhone() async throws {
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(recorder.interaction())
    await phone.click()
    XCTAssertEqual(recorder.log, ["press began", "press ended"])
    try session.stopRunning()
  }
}
