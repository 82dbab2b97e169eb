#if canImport(XCTest)
  public import CameraControlTesting
  public import XCTest

  /// A test case class that gives each test a simulated phone.
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
  /// The phone exists from `setUp` to `tearDown`. Objects that your app creates between `setUp` and
  /// `tearDown`, such as a session, belong to the phone. After `tearDown`, the class calls
  /// `finish()`, and reports unfinished work as a failure.
  ///
  /// If a test fails, the failure's message lists the likely causes that the phone noticed, such as
  /// an ignored gesture. The class prints causes that it notices later, and attaches the trace, a picture of the trace, and the phone's report,
  /// where XCTest supports attachments. If the environment variable `CAMERA_CONTROL_ARTIFACTS`
  /// contains the path of a folder, the class writes the attachments to that folder.
  open class PhoneTestCase: XCTestCase {
    private var current: SimulatedPhone?
    private var causes = LikelyCauses()

    /// The phone of the test that is running.
    public var phone: SimulatedPhone {
      if let current { return current }
      let phone = makePhone()
      current = phone
      return phone
    }

    /// Creates the phone of a test; override this method for another model or for other settings.
    open func makePhone() -> SimulatedPhone { SimulatedPhone(.iPhone16Pro) }

    /// The kinds of unfinished work that cause no failure when a test ends; none by default.
    open var allowedUnfinishedWork: Set<UnfinishedWork.Kind> { [] }

    /// Runs the test with a phone, and then reports unfinished work.
    open override func invokeTest() {
      let phone = phone
      causes = LikelyCauses()
      // The app may create its objects on its own queues, and there is one test at a time.
      phone.install()
      do {
        defer { phone.uninstall() }
        phone.asCurrent { super.invokeTest() }
      }
      if hasEndedEarly {
        // The test couldn't finish its work on the phone.
        phone.onUnfinishedWork = { _ in }
      } else {
        finish(phone)
      }
      if let testRun, testRun.totalFailureCount > 0 {
        for cause in causes.news(of: phone.likelyCauses) { print("\(name) : \(cause.description)") }
        keep(phone.artifacts)
      }
      current = nil
    }

    /// Returns the message of a failure with the likely causes that no failure has named.
    private func explained(_ message: String) -> String {
      causes.add(message)
      let lines = causes.news(of: phone.likelyCauses).map {
        "\n  " + TextLine.wrapped($0.description, indent: 4)
      }
      return message + lines.joined()
    }

    /// Whether the test has thrown an error, which may be that it is to be skipped.
    private var hasEndedEarly: Bool {
      guard let testRun else { return false }
      return testRun.unexpectedExceptionCount > 0 || testRun.hasBeenSkipped
    }

    /// Checks the phone for unfinished work, unless the test has done so.
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

    #if canImport(Darwin)
      /// Records a failure, with the likely causes that the phone noticed.
      open override func record(_ issue: XCTIssue) {
        var issue = issue
        issue.compactDescription = explained(issue.compactDescription)
        super.record(issue)
      }
    #else
      /// Records a failure, with the likely causes that the phone noticed, and with the line of the
      /// throwing call if XCTest doesn't know a line.
      open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        let place = lineNumber == 0 ? place(ofErrorIn: description) : nil
        super.recordFailure(
          withDescription: explained(description), inFile: place.map { "\($0.fileID)" } ?? filePath,
          atLine: place?.line ?? lineNumber, expected: expected)
      }

      private func place(ofErrorIn description: String) -> CallPlace? {
        CallPlace(ofErrorIn: description)
          ?? phone.place(ofErrorIn: description).flatMap { CallPlace($0) }
      }
    #endif
  }
#endif
