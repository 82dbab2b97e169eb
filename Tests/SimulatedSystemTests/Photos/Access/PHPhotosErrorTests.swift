import Foundation
import Photos
import XCTest

final class PHPhotosErrorTests: XCTestCase {
  func testCodesHaveTheNumbersOfAPhone() {
    let numbers: [PHPhotosError.Code: Int] = [
      PHPhotosError.internalError: -1, .userCancelled: 3072, .changeNotSupported: 3300,
      PHPhotosError.invalidResource: 3302, PHPhotosError.missingResource: 3303,
      PHPhotosError.accessRestricted: 3310, PHPhotosError.accessUserDenied: 3311,
    ]
    XCTAssertEqual(numbers.count, 7)
    for (code, number) in numbers {
      XCTAssertEqual(code.rawValue, number)
      let error = PHPhotosError(code) as NSError
      XCTAssertEqual(error.code, number)
      XCTAssertEqual(error.domain, "PHPhotosErrorDomain")
      XCTAssertTrue(error.localizedDescription.contains("\(number)"))
    }
  }

  func testAnErrorIsCaughtByItsCode() {
    let thrown: any Error = PHPhotosError(.missingResource)
    XCTAssertTrue(PHPhotosError.missingResource ~= thrown)
    XCTAssertFalse(PHPhotosError.invalidResource ~= thrown)
    XCTAssertFalse(PHPhotosError.missingResource ~= CancellationError())
  }
}
