import CameraControl
import XCTest

/// A list that a handler on any thread can add to.
final class Log<Entry: Sendable>: Sendable {
  private let entries = Guarded<[Entry]>([])

  var all: [Entry] { entries.withLock { $0 } }

  func add(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  func takeAll() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

extension CaptureDevice {
  /// A camera with one format, or with several.
  static func single(
    _ formats: CaptureDevice.Format..., name: String = "Camera"
  ) throws -> CaptureDevice {
    let formats = formats.isEmpty ? [try .zooming(to: 8)] : formats
    return CaptureDevice(try CameraBlueprint(localizedName: name, formats: formats))
  }

  /// A virtual camera whose zoom can be limited.
  static func virtual(zoomingTo factor: Double = 8) throws -> CaptureDevice {
    let part = try CameraBlueprint(formats: [.zooming(to: factor)])
    return CaptureDevice(
      try CameraBlueprint(
        deviceType: .builtInDualWideCamera, formats: [.zooming(to: factor)],
        constituents: [part, part], switchOverZoomFactors: [2], displayZoomFactorMultiplier: 0.5))
  }

  /// Everything that an observer could see, for "it is as it was".
  var snapshot: [String] {
    [
      "\(videoZoomFactor) of \(minAvailableVideoZoomFactor)...\(maxAvailableVideoZoomFactor)",
      "ramping \(isRampingVideoZoom) \(String(describing: nextDeadline))",
      "bias \(exposureTargetBias), lens \(lensPosition), format \(activeFormat)",
    ]
  }

  func log() -> (log: Log<Change>, observation: ObservationToken) {
    let log = Log<Change>()
    return (log, observe { log.add($0) })
  }
}

extension CaptureDevice.Format {
  static func zooming(
    to factor: Double,
    recommended: ClosedRange<Double>? = nil,
    bias: ClosedRange<Float> = -8...8,
    recommendedBias: ClosedRange<Float>? = nil,
    width: Int = 1920
  ) throws -> CaptureDevice.Format {
    try CaptureDevice.Format(
      width: width, height: 1080, videoMaxZoomFactor: factor,
      systemRecommendedVideoZoomRange: recommended,
      systemRecommendedExposureBiasRange: recommendedBias, exposureTargetBiasRange: bias)
  }
}

extension PhoneInstant {
  static func seconds(_ seconds: Double) -> PhoneInstant {
    PhoneInstant(nanoseconds: Int64(seconds * 1e9))
  }
}

/// Checks that a call is refused in a given way and changes nothing that the device shows.
func assertRefused(
  _ code: CaptureError.Code, rule: String, exception: String?, on device: CaptureDevice,
  file: StaticString = #filePath, line: UInt = #line,
  _ call: () throws -> Void
) {
  let before = device.snapshot
  let (log, observation) = device.log()
  do {
    try call()
    XCTFail("The call was accepted.", file: file, line: line)
  } catch {
    let error = error as? CaptureError
    XCTAssertEqual(error?.code, code, file: file, line: line)
    XCTAssertEqual(error?.rule, rule, file: file, line: line)
    XCTAssertEqual(error?.exception?.name, exception, file: file, line: line)
  }
  observation.cancel()
  XCTAssertEqual(device.snapshot, before, file: file, line: line)
  XCTAssertEqual(log.all, [], file: file, line: line)
}
