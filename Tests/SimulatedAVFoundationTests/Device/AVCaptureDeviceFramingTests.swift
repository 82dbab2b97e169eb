import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// Tests a camera with a square sensor, whose pictures can have several shapes.
final class AVCaptureDeviceFramingTests: XCTestCase {
  private func makePhone() throws -> (SimulatedPhone, AVCaptureDevice) {
    let camera = try CameraBlueprint(
      localizedName: "Front Camera", deviceType: .builtInUltraWideCamera, position: .front,
      formats: [
        CameraFormat(width: 4000, height: 4000, videoMaxZoomFactor: 4),
        CameraFormat(width: 1920, height: 1080, videoMaxZoomFactor: 4),
      ])
    let model = PhoneModel(
      name: "Square", hasCameraControl: true, hasActionButton: true, cameras: [camera])
    let phone = SimulatedPhone(model)
    let devices = phone.asCurrent {
      AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInUltraWideCamera], mediaType: .video, position: .front
      ).devices
    }
    return (phone, try XCTUnwrap(devices.first))
  }

  func testASquareFormatSupportsAllShapes() throws {
    let (phone, device) = try makePhone()
    XCTAssertEqual(device.formats.map(\.isSmartFramingSupported), [true, false])
    XCTAssertEqual(device.dynamicAspectRatio, .ratio4x3)
    try device.lockForConfiguration()
    let sizes = device.activeFormat.supportedDynamicAspectRatios.map { ratio in
      device.setDynamicAspectRatio(ratio)
      XCTAssertEqual(device.dynamicAspectRatio, ratio)
      return [device.dynamicDimensions.width, device.dynamicDimensions.height]
    }
    device.unlockForConfiguration()
    XCTAssertEqual(
      sizes, [[4000, 3000], [3000, 4000], [4000, 4000], [4000, 2250], [2250, 4000]])
    XCTAssertEqual(phone.faults, [])
  }

  /// DEV30: another shape raises an exception, and a new format restores its first shape.
  func testAShapeHasToBeSupported() throws {
    let (phone, device) = try makePhone()
    let called = Guarded(0)
    try device.lockForConfiguration()
    device.setDynamicAspectRatio(.ratio1x1) { _, error in
      called.withLock { $0 += error == nil ? 1 : 0 }
    }
    XCTAssertEqual(called.withLock { $0 }, 1)
    device.setDynamicAspectRatio(.init(rawValue: "7x5"))
    XCTAssertEqual(device.dynamicAspectRatio, .ratio1x1)
    device.activeFormat = device.formats[1]
    XCTAssertNil(device.dynamicAspectRatio)
    XCTAssertEqual(device.dynamicDimensions.width, 0)
    device.setDynamicAspectRatio(.ratio1x1) { _, _ in called.withLock { $0 += 1 } }
    device.activeFormat = device.formats[0]
    XCTAssertEqual(device.dynamicAspectRatio, .ratio4x3)
    device.unlockForConfiguration()
    XCTAssertEqual(called.withLock { $0 }, 1)
    let faults = phone.acknowledgeFaults()
    XCTAssertEqual(faults.map(\.rule), ["DEV30", "DEV30"])
    XCTAssertEqual(
      faults.map(\.exception?.name), Array(repeating: "NSInvalidArgumentException", count: 2))
  }

  /// DEV03, DEV30: a shape needs the configuration lock, in both versions of the call.
  func testAShapeNeedsTheLock() async throws {
    let (phone, device) = try makePhone()
    let time = try await device.setDynamicAspectRatio(.ratio1x1)
    XCTAssertFalse(time.isValid)
    XCTAssertEqual(device.dynamicAspectRatio, .ratio4x3)
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV03"])
    try device.lockForConfiguration()
    let start = try await device.setDynamicAspectRatio(.ratio1x1)
    device.unlockForConfiguration()
    XCTAssertTrue(start.isValid)
    XCTAssertEqual(device.dynamicAspectRatio, .ratio1x1)
  }

  func testAnAppFollowsTheShape() throws {
    let (phone, device) = try makePhone()
    defer { XCTAssertEqual(phone.faults, []) }
    let seen = Guarded<[Int32]>([])
    let observation = device.observe(\.dynamicDimensions, options: [.new]) { _, change in
      seen.withLock { $0.append(change.newValue?.height ?? -1) }
    }
    try device.lockForConfiguration()
    device.setDynamicAspectRatio(.ratio1x1)
    device.activeFormat = device.formats[1]
    device.unlockForConfiguration()
    observation.invalidate()
    XCTAssertEqual(seen.withLock { $0 }, [4000, 0])
  }

  func testTheMonitorRecommendsTheFirstEnabledFraming() throws {
    let (phone, device) = try makePhone()
    defer { XCTAssertEqual(phone.faults, []) }
    let monitor = try XCTUnwrap(device.smartFramingMonitor)
    XCTAssertIdentical(monitor, device.smartFramingMonitor)
    let seen = Guarded<[AVCaptureDevice.AspectRatio?]>([])
    let observation = monitor.observe(\.recommendedFraming, options: [.new]) { monitor, _ in
      let ratio = monitor.recommendedFraming?.aspectRatio
      seen.withLock { $0.append(ratio) }
    }
    monitor.enabledFramings = monitor.supportedFramings.filter { $0.aspectRatio == .ratio3x4 }
    XCTAssertNil(monitor.recommendedFraming)
    try monitor.startMonitoring()
    XCTAssertTrue(monitor.isMonitoring)
    try device.lockForConfiguration()
    device.activeFormat = device.formats[1]
    device.activeFormat = device.formats[0]
    device.unlockForConfiguration()
    monitor.stopMonitoring()
    observation.invalidate()
    XCTAssertEqual(seen.withLock { $0 }, [.ratio3x4, nil, .ratio3x4, nil])
  }

  func testACameraOfAStockPhoneHasNoSquareFormat() throws {
    let phone = SimulatedPhone(.iPhone17Pro)
    let device = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    XCTAssertNil(device.dynamicAspectRatio)
    XCTAssertNil(device.smartFramingMonitor)
  }
}
