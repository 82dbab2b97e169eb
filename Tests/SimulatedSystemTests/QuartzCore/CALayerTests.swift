import AVFoundation
import CameraControlTesting
import XCTest

final class CALayerTests: XCTestCase {
  func testALayerIsInOneLayerAtATime() {
    let (first, second, inner, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    first.addSublayer(inner)
    XCTAssertTrue(inner.superlayer === first)
    first.insertSublayer(other, at: 0)
    XCTAssertTrue(first.sublayers?.first === other)
    XCTAssertTrue(first.sublayers?.last === inner)
    second.insertSublayer(inner, at: 9)
    XCTAssertEqual(first.sublayers, [other])
    XCTAssertEqual(second.sublayers, [inner])
    inner.removeFromSuperlayer()
    XCTAssertNil(inner.superlayer)
    XCTAssertEqual(second.sublayers, [])
  }

  func testTheBoundsAreTheSizeOfTheFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    XCTAssertEqual(layer.frame, CGRect(x: 1, y: 2, width: 10, height: 20))
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertFalse(layer.isHidden || layer.masksToBounds)
    XCTAssertEqual(layer.cornerRadius, 0)
  }

  func testAPointInAPreviewIsAPartOfIt() {
    let phone = SimulatedPhone()
    let (session, layer) = phone.asCurrent {
      let session = AVCaptureSession()
      return (session, AVCaptureVideoPreviewLayer(session: session))
    }
    XCTAssertEqual(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 3, y: 4)), .zero,
      "a layer without a size has no points")
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let part = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 300))
    XCTAssertEqual(part, CGPoint(x: 0.25, y: 0.75))
    XCTAssertEqual(
      layer.layerPointConverted(fromCaptureDevicePoint: part), CGPoint(x: 50, y: 300))
    XCTAssertEqual(layer.videoGravity, .resizeAspect)
    XCTAssertFalse(layer.isPreviewing)
    session.startRunning()
    XCTAssertTrue(layer.isPreviewing)
    layer.session = nil
    XCTAssertFalse(layer.isPreviewing)
  }

  /// SES36: a layer without a session previews nothing, and one that is moved while its old session is being
  /// configured previews the new one at once.
  func testALayerPreviewsItsSession() throws {
    let phone = SimulatedPhone()
    let (first, second) = phone.asCurrent { (AVCaptureSession(), AVCaptureSession()) }
    let layer = phone.asCurrent { AVCaptureVideoPreviewLayer() }
    XCTAssertFalse(layer.isPreviewing)
    first.startRunning()
    XCTAssertFalse(layer.isPreviewing)
    layer.session = first
    XCTAssertTrue(layer.isPreviewing)
    first.beginConfiguration()
    layer.session = second
    XCTAssertFalse(layer.isPreviewing)
    second.startRunning()
    XCTAssertTrue(layer.isPreviewing)
    first.commitConfiguration()
    XCTAssertEqual(phone.faults, [])
    for session in [first, second] { session.stopRunning() }
  }
}
