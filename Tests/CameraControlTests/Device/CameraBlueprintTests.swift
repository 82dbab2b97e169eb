import CameraControl
import XCTest

final class CameraBlueprintTests: XCTestCase {
  func testEveryStockCameraCouldBeMadeByHand() throws {
    for camera in PhoneModel.all.flatMap(\.cameras) {
      XCTAssertNoThrow(try camera.validate(), "\(camera)")
      XCTAssertGreaterThanOrEqual(camera.formats.count, 3, "\(camera)")
      XCTAssertEqual(Set(camera.formats.map(\.videoMaxZoomFactor)).count, camera.formats.count)
    }
  }

  func testCameraWithoutFormatIsRefused() {
    assertThrows(.emptyList) { _ = try CameraBlueprint(formats: []) }
  }

  /// DEV09: constituents and switch-over factors must go together.
  func testSwitchOverFactorsMustFitTheConstituents() throws {
    let format = try CaptureDevice.Format.zooming(to: 8)
    let part = try CameraBlueprint(formats: [format])
    assertThrows(.invalidCount) {
      _ = try CameraBlueprint(formats: [format], switchOverZoomFactors: [2])
    }
    assertThrows(.invalidCount) {
      _ = try CameraBlueprint(formats: [format], constituents: [part])
    }
    assertThrows(.outOfRange) {
      _ = try CameraBlueprint(
        formats: [format], constituents: [part, part, part], switchOverZoomFactors: [4, 2])
    }
  }

  func testImpossibleFormatsAreRefused() {
    assertThrows(.outOfRange) {
      _ = try CaptureDevice.Format(width: 1, height: 1, videoMaxZoomFactor: 0.5)
    }
    assertThrows(.notFinite) {
      _ = try CaptureDevice.Format(width: 1, height: 1, videoMaxZoomFactor: .nan)
    }
    assertThrows(.invalidCount) {
      _ = try CaptureDevice.Format(width: 0, height: 1, videoMaxZoomFactor: 1)
    }
    assertThrows(.outOfRange) {
      _ = try CaptureDevice.Format(width: 1, height: 1, maxFrameRate: 0, videoMaxZoomFactor: 1)
    }
    assertThrows(.notFinite) {
      _ = try CaptureDevice.Format(
        width: 1, height: 1, videoMaxZoomFactor: 1, exposureTargetBiasRange: 0...(.infinity))
    }
  }

  private func assertThrows(
    _ code: CaptureError.Code, file: StaticString = #filePath, line: UInt = #line,
    _ make: () throws -> Void
  ) {
    do {
      try make()
      XCTFail("Nothing was thrown.", file: file, line: line)
    } catch {
      XCTAssertEqual((error as? CaptureError)?.code, code, file: file, line: line)
    }
  }
}
