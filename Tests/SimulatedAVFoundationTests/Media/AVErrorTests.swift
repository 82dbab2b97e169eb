import AVFoundation
import XCTest

final class AVErrorTests: XCTestCase {
  func testCodesHaveTheNumbersOfAPhone() {
    let numbers: [AVError.Code: Int] = [
      AVError.unknown: -11800, .sessionNotRunning: -11803, AVError.deviceNotConnected: -11814,
      AVError.deviceInUseByAnotherApplication: -11815,
      .deviceLockedForConfigurationByAnotherProcess: -11817,
      AVError.mediaServicesWereReset: -11819,
      AVError.applicationIsNotAuthorizedToUseDevice: -11852,
      AVError.unsupportedDeviceActiveFormat: -11873,
    ]
    for (code, number) in numbers {
      XCTAssertEqual(code.rawValue, number)
      XCTAssertEqual(AVError(code).errorCode, number)
    }
  }

  func testAnErrorIsAlsoOneOfFoundation() {
    let error = AVError(.deviceNotConnected)
    XCTAssertEqual((error as NSError).domain, "AVFoundationErrorDomain")
    XCTAssertEqual((error as NSError).code, -11814)
    XCTAssertEqual((error as any Error).localizedDescription, error.localizedDescription)
    XCTAssertTrue(error.localizedDescription.contains("-11814"))
    XCTAssertEqual(error.errorDescription, error.localizedDescription)
    XCTAssertEqual(error, AVError(.deviceNotConnected))
    XCTAssertNotEqual(error, AVError(.unknown))
  }

  func testAnErrorIsCaughtByItsCode() {
    let thrown: any Error = AVError(.mediaServicesWereReset)
    XCTAssertTrue(AVError.mediaServicesWereReset ~= thrown)
    XCTAssertFalse(AVError.unknown ~= thrown)
    XCTAssertFalse(AVError.unknown ~= CancellationError())
  }
}
