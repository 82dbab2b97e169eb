import CameraControl
import XCTest

final class CaptureDeviceTests: XCTestCase {
  func testTwoDevicesOfOnePlanAreNotTheSame() throws {
    let plan = try CameraBlueprint(formats: [.zooming(to: 8)])
    let device = CaptureDevice.alone(plan)
    XCTAssertEqual(device, device)
    XCTAssertNotEqual(device, CaptureDevice.alone(plan))
    XCTAssertEqual(device.uniqueID, CaptureDevice.alone(plan).uniqueID)
    XCTAssertEqual(device.uniqueID, "back.builtInWideAngleCamera")
  }

  /// DEV09: a plain device has its whole zoom available and no switch-over factors.
  func testPlainDeviceHasItsWholeZoomAvailable() throws {
    let device = try CaptureDevice.single(.zooming(to: 12))
    XCTAssertFalse(device.isVirtualDevice)
    XCTAssertEqual(device.minAvailableVideoZoomFactor, 1)
    XCTAssertEqual(device.maxAvailableVideoZoomFactor, 12)
    XCTAssertEqual(device.virtualDeviceSwitchOverVideoZoomFactors, [])
  }

  /// DEV09: only a virtual device can have its zoom limited.
  func testPlainDeviceRefusesLimits() throws {
    let device = try CaptureDevice.single()
    assertRefused(.deviceUnable, rule: "DEV09", exception: nil, on: device) {
      try device.limitAvailableZoom(to: 2...3)
    }
  }

  /// DEV09: a virtual device has one switch-over factor fewer than constituents, in their order.
  func testVirtualDeviceHasOneSwitchOverFactorFewer() {
    let device = CaptureDevice.alone(.triple(.five))
    XCTAssertTrue(device.isVirtualDevice)
    XCTAssertEqual(
      device.constituentDevices.map(\.deviceType),
      [.builtInUltraWideCamera, .builtInWideAngleCamera, .builtInTelephotoCamera])
    XCTAssertEqual(device.virtualDeviceSwitchOverVideoZoomFactors, [2, 10])
  }

  /// ZOM11: a device that starts at the ultra wide displays half of its factor.
  func testDisplayMultiplierIsHalfWhereTheUltraWideBegins() {
    XCTAssertEqual(CaptureDevice.alone(.triple(.five)).displayVideoZoomFactorMultiplier, 0.5)
    XCTAssertEqual(CaptureDevice.alone(.dualWide).displayVideoZoomFactorMultiplier, 0.5)
    XCTAssertEqual(CaptureDevice.alone(.dual(.five)).displayVideoZoomFactorMultiplier, 1)
    XCTAssertEqual(CaptureDevice.alone(.wide()).displayVideoZoomFactorMultiplier, 1)
  }

  /// ZOM02: zooming requires more than one factor, and setting the bias more than one bias.
  func testAbilityFollowsFromTheRanges() throws {
    let able = try CaptureDevice.single(.zooming(to: 1.5, bias: 0...0.5))
    XCTAssertTrue(able.activeFormat.canZoom)
    XCTAssertTrue(able.activeFormat.canSetExposureBias)
    let unable = try CaptureDevice.single(.zooming(to: 1, bias: 0...0))
    XCTAssertFalse(unable.activeFormat.canZoom)
    XCTAssertFalse(unable.activeFormat.canSetExposureBias)
  }

  func testDevicesOfAPhoneShareTheirConstituents() {
    let devices = Phone(.iPhone16Pro).cameras
    let wide = devices.first { $0.deviceType == .builtInWideAngleCamera }
    for virtual in devices where virtual.isVirtualDevice {
      XCTAssertTrue(virtual.constituentDevices.contains { $0 == wide }, "\(virtual)")
    }
  }
}
