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

  /// Every camera of an iPhone has a flash; those of the tablet and a microphone have none.
  func testWhichStockCamerasHaveAFlash() {
    for model in PhoneModel.all {
      for camera in model.cameras.flatMap({ [$0] + $0.constituents }) {
        XCTAssertEqual(camera.hasFlash, model != .iPad, "\(camera) of \(model.name)")
      }
      for device in Phone(model).cameras {
        XCTAssertEqual(device.hasFlash, model != .iPad, "\(device) of \(model.name)")
      }
    }
    XCTAssertFalse(CameraBlueprint.microphone.hasFlash)
  }

  func testCameraWithoutFormatIsRefused() {
    assertRefused(.emptyList, rule: "DEV11", exception: nil) { try CameraBlueprint(formats: []) }
  }

  /// DEV09: constituents and switch-over factors must go together.
  func testSwitchOverFactorsMustFitTheConstituents() throws {
    let format = try CaptureDevice.Format.zooming(to: 8)
    let part = try CameraBlueprint(formats: [format])
    assertRefused(.invalidCount, rule: "DEV09", exception: nil) {
      try CameraBlueprint(formats: [format], switchOverZoomFactors: [2])
    }
    assertRefused(.invalidCount, rule: "DEV09", exception: nil) {
      try CameraBlueprint(formats: [format], constituents: [part])
    }
    assertRefused(.outOfRange, rule: "DEV09", exception: nil) {
      try CameraBlueprint(
        formats: [format], constituents: [part, part, part], switchOverZoomFactors: [4, 2])
    }
  }

  func testImpossibleFormatsAreRefused() {
    assertRefused(.outOfRange, rule: "DEV01", exception: nil) {
      try CaptureDevice.Format(width: 1, height: 1, videoMaxZoomFactor: 0.5)
    }
    assertRefused(.notFinite, rule: "DEV01", exception: nil) {
      try CaptureDevice.Format(width: 1, height: 1, videoMaxZoomFactor: .nan)
    }
    assertRefused(.invalidCount, rule: "DEV11", exception: nil) {
      try CaptureDevice.Format(width: 0, height: 1, videoMaxZoomFactor: 1)
    }
    assertRefused(.outOfRange, rule: "DEV11", exception: nil) {
      try CaptureDevice.Format(width: 1, height: 1, maxFrameRate: 0, videoMaxZoomFactor: 1)
    }
    assertRefused(.notFinite, rule: "DEV07", exception: nil) {
      try CaptureDevice.Format(
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
      width: Int = 4, rate: Double = 30, zoom: Double = 2, secondary: [Double] = [],
      recommended: ClosedRange<Double>? = nil, bias: ClosedRange<Float> = -1...1
    ) throws -> CaptureDevice.Format {
      try CaptureDevice.Format(
        width: width, height: 3, maxFrameRate: rate, videoMaxZoomFactor: zoom,
        systemRecommendedVideoZoomRange: recommended, exposureTargetBiasRange: bias,
        secondaryNativeResolutionZoomFactors: secondary)
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
    assertRefusals([
      ExpectedRefusal(
        "DEV11", on: "CaptureDevice.Format", "A format of 0 by 3 pixels has no picture.",
        "Give it a width and a height of at least one pixel.", { _ = try format(width: 0) }),
      ExpectedRefusal(
        "DEV11", on: "CaptureDevice.Format",
        "The maxFrameRate of a format of 4 by 3 pixels is nan.", "Give it a finite number.",
        { _ = try format(rate: .nan) }),
      ExpectedRefusal(
        "DEV11", on: "CaptureDevice.Format",
        "The maxFrameRate of a format of 4 by 3 pixels is 0.0.", "Give it one above 0.",
        { _ = try format(rate: 0) }),
      ExpectedRefusal(
        "DEV01", on: "CaptureDevice.Format",
        "The videoMaxZoomFactor of a format of 4 by 3 pixels is 0.5.",
        "Give it at least 1, which is no zoom.", { _ = try format(zoom: 0.5) }),
      ExpectedRefusal(
        "DEV01", on: "CaptureDevice.Format",
        "The secondaryNativeResolutionZoomFactors of a format of 4 by 3 pixels is inf.",
        "Give it a finite number.", { _ = try format(secondary: [2, .infinity]) }),
      ExpectedRefusal(
        "DEV10", on: "CaptureDevice.Format",
        "The systemRecommendedVideoZoomRange of a format of 4 by 3 pixels is 1.0...inf.",
        "Give it finite bounds.", { _ = try format(recommended: 1...(.infinity)) }),
      ExpectedRefusal(
        "DEV07", on: "CaptureDevice.Format",
        "The exposureTargetBiasRange of a format of 4 by 3 pixels is -inf...0.0.",
        "Give it finite bounds.", { _ = try format(bias: -(.infinity)...0) }),
      ExpectedRefusal(
        "DEV11", on: "Mine", "The camera “Mine” has no format.", "Give it at least one format.",
        { try plan([]) }),
      ExpectedRefusal(
        "DEV09", on: "Mine", "The camera “Mine” has no constituents and 1 switch-over factor.",
        "Give a virtual camera two or more constituents, and one switch-over factor fewer. Give "
          + "any other camera neither.",
        {
          _ = try CameraBlueprint(
            localizedName: "Mine", formats: [try format()], switchOverZoomFactors: [2])
        }),
      ExpectedRefusal(
        "DEV09", on: "Mine", "The switch-over factors of the camera “Mine” are 3.0, 2.0.",
        "List finite factors of at least 1 in ascending order.",
        { try plan([try format()], factors: [3, 2]) }),
      ExpectedRefusal(
        "ZOM11", on: "Mine", "The display multiplier of the camera “Mine” is 0.0.",
        "Give it a finite multiplier above 0, or 1 for none.",
        { try plan([try format()], multiplier: 0) }),
    ])
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
