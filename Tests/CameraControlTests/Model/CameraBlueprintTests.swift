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

  /// A format says what it is, whatever its numbers are.
  func testAFormatOfAnyNumbersCanBeWritten() throws {
    for (rate, text) in [(29.97, "29.97"), (60, "60"), (1e300, "1e+300")] as [(Double, String)] {
      let format = try CaptureDevice.Format(
        width: 4, height: 3, maxFrameRate: rate, videoMaxZoomFactor: 2)
      XCTAssertEqual("\(format)", "4x3 \(text) fps up to 2.0x")
    }
  }

  /// DEV01, DEV09, DEV10, DEV11, ZOM11: what is wrong with a camera's plan is said in a sentence.
  func testARefusedPlanIsExplained() throws {
    func format(
      width: Int = 4, rate: Double = 30, zoom: Double = 2, recommended: ClosedRange<Double>? = nil,
      bias: ClosedRange<Float> = -1...1
    ) throws -> CaptureDevice.Format {
      try CaptureDevice.Format(
        width: width, height: 3, maxFrameRate: rate, videoMaxZoomFactor: zoom,
        systemRecommendedVideoZoomRange: recommended, exposureTargetBiasRange: bias)
    }
    func plan(
      _ formats: [CaptureDevice.Format], factors: [Double] = [], multiplier: Double = 1
    ) throws {
      let parts =
        try factors.isEmpty
        ? []
        : (0...factors.count).map { _ in
          try CameraBlueprint(formats: formats)
        }
      _ = try CameraBlueprint(
        localizedName: "Mine", formats: formats, constituents: parts,
        switchOverZoomFactors: factors, displayZoomFactorMultiplier: multiplier)
    }
    let cases: [(String, () throws -> Void)] = [
      (
        "A format of 0 by 3 pixels has no picture; give it at least one pixel each way. [DEV11]",
        { _ = try format(width: 0) }
      ),
      (
        "The maxFrameRate of a format of 4 by 3 pixels is nan; give it a finite number. [DEV11]",
        { _ = try format(rate: .nan) }
      ),
      (
        "The maxFrameRate of a format of 4 by 3 pixels is 0.0; give it one above 0. [DEV11]",
        { _ = try format(rate: 0) }
      ),
      (
        "The videoMaxZoomFactor of a format of 4 by 3 pixels is 0.5; give it at least 1, which is "
          + "no zoom. [DEV01]", { _ = try format(zoom: 0.5) }
      ),
      (
        "The systemRecommendedVideoZoomRange of a format of 4 by 3 pixels is 1.0...inf; give it "
          + "finite bounds. [DEV10]", { _ = try format(recommended: 1...(.infinity)) }
      ),
      (
        "The exposureTargetBiasRange of a format of 4 by 3 pixels is -inf...0.0; give it finite "
          + "bounds. [DEV07]", { _ = try format(bias: -(.infinity)...0) }
      ),
      ("The camera “Mine” has no format; give it at least one. [DEV11]", { try plan([]) }),
      (
        "The switch-over factors of the camera “Mine” are 3.0, 2.0; let them ascend from 1 like its "
          + "constituents. [DEV09]", { try plan([try format()], factors: [3, 2]) }
      ),
      (
        "The display multiplier of the camera “Mine” is 0.0; give it one above 0, or 1 for none. "
          + "[ZOM11]", { try plan([try format()], multiplier: 0) }
      ),
    ]
    for (sentence, make) in cases {
      XCTAssertThrowsError(try make(), sentence) { error in
        guard let error = error as? CaptureError else { return XCTFail("\(error)") }
        XCTAssertEqual("\(error.message) [\(error.rule)]", sentence)
      }
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
