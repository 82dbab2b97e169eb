import CameraControl
import TestSupport
import XCTest

/// Findings about a system slider: things that work but are probably mistakes.
final class SystemSliderFindingsTests: XCTestCase {
  /// ZOM14: a device write from a system slider's action counts as the app's, and is a finding.
  func testADeviceWriteInTheActionIsAFinding() throws {
    let bench = try ControlBench()
    let camera = bench.camera
    try camera.lockForConfiguration()
    let calls = Log<Double>()
    let zoom = try SystemZoomSlider(device: camera) { factor in
      calls.add(factor)
      try? camera.setVideoZoomFactor(3)
    }
    let bias = try SystemExposureBiasSlider(device: camera) { _ in
      try? camera.setExposureTargetBias(0.5)
    }
    try bench.session.addControl(zoom)
    try bench.session.addControl(bias)
    bench.session.turn(zoom, byMillimetres: 10)
    XCTAssertEqual(camera.videoZoomFactor, 3)
    XCTAssertEqual(calls.all, [2])
    XCTAssertEqual(bench.phone.diagnostics.map(\.rule), ["ZOM14"])
    bench.session.turn(bias, byMillimetres: 15)
    XCTAssertEqual(camera.exposureTargetBias, 0.5)
    XCTAssertEqual(bench.phone.diagnostics.count, 1, "the same finding, once")
    try camera.setVideoZoomFactor(4)
    XCTAssertEqual(bench.phone.diagnostics.count, 1)
  }

  /// ZOM14: writing what the device already has, the usual mistake, is a finding; so is a ramp.
  func testAnActionThatEchoesItsValueToTheDeviceIsAFinding() throws {
    typealias Write = @MainActor @Sendable (CaptureDevice, Double) throws -> Void
    let zooms: [Write] = [
      { try $0.setVideoZoomFactor($1) }, { try $0.ramp(toVideoZoomFactor: $1, withRate: 1) },
    ]
    let biases: [Write] = [{ try $0.setExposureTargetBias(Float($1)) }]
    for (writes, isZoom) in [(zooms, true), (biases, false)] {
      for write in writes {
        let bench = try ControlBench()
        let camera = bench.camera
        try camera.lockForConfiguration()
        let slider: CaptureControl =
          isZoom
          ? try SystemZoomSlider(device: camera) { factor in try? write(camera, factor) }
          : try SystemExposureBiasSlider(device: camera) { bias in try? write(camera, Double(bias))
          }
        try bench.session.addControl(slider)
        bench.session.turn(slider, byMillimetres: 10)
        XCTAssertEqual(bench.phone.diagnostics.map(\.rule), ["ZOM14"])
      }
    }
  }

  /// ZOM14: only zoom and bias count, and no refused calls.
  func testAnActionMayDoTheRestToTheDevice() throws {
    let bench = try ControlBench()
    let camera = bench.camera
    let zoom = try SystemZoomSlider(device: camera) { factor in
      assertRefused(.notLocked, rule: "DEV03", exception: "NSGenericException") {
        try camera.setVideoZoomFactor(factor)
      }
      assertAccepted {
        try camera.lockForConfiguration()
        try camera.setFocusModeLocked(lensPosition: 0.2)
        camera.unlockForConfiguration()
      }
    }
    try bench.session.addControl(zoom)
    bench.session.turn(zoom, byMillimetres: 10)
    XCTAssertEqual(camera.lensPosition, 0.2)
    XCTAssertEqual(bench.phone.diagnostics, [])
  }

  /// ZOM14: an action that writes to another device does not concern the slider.
  func testAWriteOfAnotherDeviceInTheActionIsNoFinding() throws {
    let bench = try ControlBench()
    let other = bench.phone.cameras[1]
    try other.lockForConfiguration()
    let zoom = try SystemZoomSlider(device: bench.camera) { _ in try? other.setVideoZoomFactor(3) }
    try bench.session.addControl(zoom)
    bench.session.turn(zoom, byMillimetres: 10)
    XCTAssertEqual(other.videoZoomFactor, 3)
    XCTAssertEqual(bench.phone.diagnostics, [])
  }

  /// ZOM15: after a switch of the input the slider still drives the old device, which is a finding.
  func testASliderKeepsItsDevice() throws {
    let bench = try ControlBench()
    let other = bench.phone.cameras[1]
    let zoom = try SystemZoomSlider(device: bench.camera)
    try bench.session.addControl(zoom)
    bench.lightPress()
    bench.slide(millimetres: 5)
    XCTAssertEqual(bench.phone.diagnostics, [])
    bench.session.beginConfiguration()
    bench.session.removeInput(bench.input)
    try bench.session.addInput(CaptureDeviceInput(device: other))
    bench.session.commitConfiguration()
    bench.slide(millimetres: 5)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2, accuracy: 1e-12)
    XCTAssertEqual(other.videoZoomFactor, 1)
    XCTAssertEqual(bench.phone.diagnostics.map(\.rule), ["ZOM15"])
  }

  /// ZOM15: an input that a configuration removes is in force until the commit.
  func testAnInputCountsUntilTheCommit() throws {
    let bench = try ControlBench()
    let zoom = try SystemZoomSlider(device: bench.camera)
    try bench.session.addControl(zoom)
    bench.session.beginConfiguration()
    bench.session.removeInput(bench.input)
    bench.session.turn(zoom, byMillimetres: 5)
    XCTAssertEqual(bench.phone.diagnostics, [])
    bench.session.commitConfiguration()
    bench.session.turn(zoom, byMillimetres: 5)
    XCTAssertEqual(
      bench.phone.diagnostics.map(\.finding),
      ["The slider drives “Back Camera”, which is not an input of the session."])
  }
}
