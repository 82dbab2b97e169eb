import CameraControlTesting
import Vision
import XCTest

/// Hands and bodies are where a test says.
final class VNPoseTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testAHandHasThePointsThatWereSaid() throws {
    let (tip, wrist) = (
      VNRecognizedPoint(location: CGPoint(x: 0.5, y: 0.7), confidence: 0.8),
      VNRecognizedPoint(location: CGPoint(x: 0.5, y: 0.1))
    )
    let hand = VNHumanHandPoseObservation(
      simulated: [.indexTip: tip, .wrist: wrist], chirality: .left)
    let other = VNHumanHandPoseObservation(simulated: [:])
    phone.app.phone.simulateObservations([hand, other])
    let request = VNDetectHumanHandPoseRequest()
    request.maximumHandCount = 1
    try perform([request])
    let found = try XCTUnwrap(request.results?.first)
    XCTAssertEqual(request.results?.count, 1)
    XCTAssertEqual(found.chirality, .left)
    XCTAssertEqual(try found.recognizedPoint(.indexTip).y, 0.7)
    XCTAssertEqual(try found.recognizedPoint(.thumbTip).confidence, 0)
    XCTAssertEqual(try found.recognizedPoints(.indexFinger), [.indexTip: tip])
    XCTAssertEqual(try found.recognizedPoints(.all).count, 2)
  }

  func testABodyHasParts() throws {
    let point = VNRecognizedPoint(location: CGPoint(x: 0.2, y: 0.2))
    let body = VNHumanBodyPoseObservation(simulated: [.leftWrist: point, .nose: point])
    phone.app.phone.simulateObservations([body])
    let request = VNDetectHumanBodyPoseRequest()
    try perform([request])
    let found = try XCTUnwrap(request.results?.first)
    XCTAssertEqual(try found.recognizedPoints(.leftArm), [.leftWrist: point])
    XCTAssertEqual(try found.recognizedPoints(.face), [.nose: point])
    XCTAssertEqual(try found.recognizedPoints(.rightLeg), [:])
    XCTAssertEqual(try found.recognizedPoint(.nose).x, 0.2)
  }

  func testMasksAndFollowedThingsAreFound() throws {
    let mask = VNPixelBufferObservation(
      simulated: CVPixelBuffer(width: 4, height: 2, format: kCVPixelFormatType_OneComponent8))
    let thing = VNDetectedObjectObservation(boundingBox: CGRect(x: 0, y: 0, width: 0.5, height: 1))
    phone.app.phone.simulateObservations([mask, thing])
    let people = VNGeneratePersonSegmentationRequest()
    people.qualityLevel = .balanced
    let track = VNTrackObjectRequest(detectedObjectObservation: thing)
    track.trackingLevel = .accurate
    try perform([people, track])
    XCTAssertEqual(people.results, [mask])
    XCTAssertEqual(track.results, [thing])
  }

  private func perform(_ requests: [VNRequest]) throws {
    try phone.asCurrent {
      let picture = CIImage(color: CIColor(red: 0, green: 0, blue: 0))
      try VNImageRequestHandler(ciImage: picture).perform(requests)
    }
  }
}
