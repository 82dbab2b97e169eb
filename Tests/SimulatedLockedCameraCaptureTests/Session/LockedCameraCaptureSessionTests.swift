import LockedCameraCapture
import XCTest

final class LockedCameraCaptureSessionTests: XCTestCase {
  private typealias LaunchError = LockedCameraCaptureSession.ApplicationLaunchError

  /// LCK04.
  func testTheTypeOfTheActivityIsItsOwnName() {
    XCTAssertEqual(
      NSUserActivityTypeLockedCameraCapture, "NSUserActivityTypeLockedCameraCapture")
  }

  /// LCK02 and LCK52.
  func testLaunchErrorsAreNumberedInTheOrderOfTheirDeclaration() {
    let errors: [LaunchError] = [.unknown, .applicationNotFound, .authenticationFailed]
    XCTAssertEqual(errors.map(\.errorCode), [0, 1, 2])
    for error in errors {
      XCTAssertEqual((error as NSError).domain, LaunchError.errorDomain)
      XCTAssertEqual((error as NSError).code, error.errorCode)
      XCTAssertNotNil(error.failureReason)
    }
  }
}
