import CameraControlTesting
import Vision
import XCTest

/// What requests find in pictures: what a test says is there.
final class VNRequestTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let sheet = VNRectangleObservation(
    topLeft: CGPoint(x: 0.1, y: 0.9), topRight: CGPoint(x: 0.8, y: 0.8),
    bottomLeft: CGPoint(x: 0.1, y: 0.2), bottomRight: CGPoint(x: 0.9, y: 0.1), confidence: 0.7)
  private let code = VNBarcodeObservation(simulated: .qr, payloadStringValue: "camera")
  private let text = VNRecognizedTextObservation(
    simulated: [
      VNRecognizedText(string: "Clown", confidence: 0.9), VNRecognizedText(string: "Crown"),
    ])

  func testARequestFindsWhatIsOfItsKind() throws {
    let face = VNFaceObservation(boundingBox: CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    let word = VNClassificationObservation(simulated: "clown")
    phone.app.phone.simulateObservations([sheet, code, text, face, word])
    let (sheets, codes, texts) = (
      VNDetectRectanglesRequest(), VNDetectBarcodesRequest(), VNRecognizeTextRequest()
    )
    let (faces, words) = (VNDetectFaceRectanglesRequest(), VNClassifyImageRequest())
    XCTAssertNil(codes.results, "it has not been performed")
    try perform([sheets, codes, texts, faces, words])
    XCTAssertEqual(sheets.results, [sheet])
    XCTAssertEqual(codes.results?.map(\.payloadStringValue), ["camera"])
    XCTAssertEqual(texts.results?.first?.topCandidates(1).map(\.string), ["Clown"])
    XCTAssertEqual(faces.results?.first?.boundingBox.width, 0.5)
    XCTAssertEqual(words.results?.map(\.identifier), ["clown"])
  }

  func testARequestFindsNothingElse() throws {
    let (sheets, codes) = (VNDetectRectanglesRequest(), VNDetectBarcodesRequest())
    try perform([sheets])
    XCTAssertEqual(sheets.results, [], "nothing is in the picture")
    phone.app.phone.simulateObservations([sheet, code])
    (sheets.minimumConfidence, codes.symbologies) = (0.8, [.ean13])
    try perform([sheets, codes])
    XCTAssertEqual(sheets.results, [])
    XCTAssertEqual(codes.results, [])
  }

  func testAClosureIsCalledWithTheRequest() throws {
    phone.app.phone.simulateObservations([code])
    var found: [String?] = []
    let request = VNDetectBarcodesRequest { request, error in
      XCTAssertNil(error)
      found = (request.results as? [VNBarcodeObservation] ?? []).map(\.payloadStringValue)
    }
    try perform([request])
    XCTAssertEqual(found, ["camera"])
  }

  func testARectangleIsAroundItsCorners() {
    let box = CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)
    XCTAssertEqual(sheet.boundingBox.maxX, box.maxX, accuracy: 0.001)
    XCTAssertEqual(sheet.boundingBox.minY, box.minY, accuracy: 0.001)
    XCTAssertEqual(VNRectangleObservation(boundingBox: box).topRight.x, box.maxX)
    XCTAssertEqual(
      VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 400, 300),
      CGRect(x: 200, y: 0, width: 200, height: 300))
  }

  private func perform(_ requests: [VNRequest]) throws {
    let image = try XCTUnwrap(CIImage(data: Data("photo".utf8)))
    try phone.asCurrent { try VNImageRequestHandler(ciImage: image).perform(requests) }
  }
}
