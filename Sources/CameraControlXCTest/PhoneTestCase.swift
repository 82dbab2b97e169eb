#if canImport(XCTest)
  public import CameraControlTesting
  public import XCTest

  /// A class of tests, each of which has a simulated phone of its own.
  ///
  /// ```swift
  /// final class ShutterTests: PhoneTestCase {
  ///   func testAClickTakesAPhoto() throws {
  ///     let camera = try Camera(on: phone)
  ///     phone.click()
  ///     XCTAssertEqual(camera.photos, 1)
  ///   }
  /// }
  /// ```
  ///
  /// The phone is there from `setUp` to `tearDown`, and what app code makes meanwhile under Apple's names
  /// belongs to it. After `tearDown`, `finish()` is called, and whatever is left over on the phone is a
  /// failure.
  ///
  /// If a test fails, the trace, a picture of it and the phone's report are attached to it where XCTest
  /// has attachments. If the environment has `CAMERA_CONTROL_ARTIFACTS`, they are files in the folder of
  /// that path, which is created if necessary.
  open class PhoneTestCase: XCTestCase {
    private var current: SimulatedPhone?

    /// The phone of the test that is running.
    public var phone: SimulatedPhone {
      if let current { return current }
      let phone = makePhone()
      current = phone
      return phone
    }

    /// Creates the phone of a test; override this for another model, or for other settings.
    open func makePhone() -> SimulatedPhone { SimulatedPhone(.iPhone16Pro) }

    /// The kinds of unfinished work that are no failure when a test has ended; by default there are none.
    open var allowedUnfinishedWork: Set<UnfinishedWork.Kind> { [] }

    /// Runs the test with a phone, and finishes the phone.
    open override func invokeTest() {
      let phone = phone
      // The app may make its objects on queues of its own, and there is one test at a time.
      phone.install()
      do {
        defer { phone.uninstall() }
        phone.asCurrent { super.invokeTest() }
      }
      if hasEndedEarly {
        // It could not leave the phone in order.
        phone.onUnfinishedWork = { _ in }
      } else {
        finish(phone)
      }
      if let testRun, testRun.totalFailureCount > 0 { keep(phone.artifacts) }
      current = nil
    }

    /// Whether the test has thrown an error, which may be that it is to be skipped.
    private var hasEndedEarly: Bool {
      guard let testRun else { return false }
      return testRun.unexpectedExceptionCount > 0 || testRun.hasBeenSkipped
    }

    /// Checks what is left over on the phone, unless the test has done so.
    private func finish(_ phone: SimulatedPhone) {
      guard !phone.isFinished else { return }
      do {
        try phone.finish(allowing: allowedUnfinishedWork)
      } catch let unfinished as UnfinishedPhone {
        for work in unfinished.unfinishedWork {
          let place = work.place.flatMap { CallPlace($0) }
          report(TextLine.wrapped("\(work)", indent: 2), at: place)
        }
      } catch {
        report("\(error)", at: nil)
      }
    }

    #if !canImport(Darwin)
      /// Records a failure at the line of the call that threw an error, where XCTest knows none.
      open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        let place = lineNumber == 0 ? CallPlace(ofErrorIn: description) : nil
        super.recordFailure(
          withDescription: description, inFile: place.map { "\($0.fileID)" } ?? filePath,
          atLine: place?.line ?? lineNumber, expected: expected)
      }
    #endif
  }
#endif
