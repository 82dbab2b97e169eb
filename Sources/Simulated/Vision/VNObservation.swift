/// An observation of something that a picture shows; a test creates it.
@Kept("let timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .zero)")
open class VNObservation: NSObject {
  /// The unique identifier of the observation.
  public let uuid = UUID()
  /// The confidence of the observation, from 0 to 1.
  public let confidence: Float

  init(confidence: Float) { self.confidence = confidence }
}

/// An object at a position in the picture.
open class VNDetectedObjectObservation: VNObservation {
  /// The bounds, as fractions of the width and the height; the origin is at the lower left.
  public let boundingBox: CGRect

  /// Creates an object for a test.
  public init(boundingBox: CGRect, confidence: Float = 1) {
    self.boundingBox = boundingBox
    super.init(confidence: confidence)
  }
}

/// A rectangle, which is upright unless a test sets its corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The corners.
  public let (topLeft, topRight, bottomLeft, bottomRight): (CGPoint, CGPoint, CGPoint, CGPoint)

  /// Creates a rectangle for a test.
  public override init(boundingBox: CGRect, confidence: Float = 1) {
    let box = boundingBox
    topLeft = CGPoint(x: box.minX, y: box.maxY)
    topRight = CGPoint(x: box.maxX, y: box.maxY)
    bottomLeft = CGPoint(x: box.minX, y: box.minY)
    bottomRight = CGPoint(x: box.maxX, y: box.minY)
    super.init(boundingBox: box, confidence: confidence)
  }

  /// Creates a rectangle for a test, by its corners.
  public init(
    topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint,
    confidence: Float = 1
  ) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    let corners = [topLeft, topRight, bottomLeft, bottomRight]
    let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    super.init(boundingBox: box, confidence: confidence)
  }
}

/// A code.
public final class VNBarcodeObservation: VNRectangleObservation {
  /// The kind of code.
  public let symbology: VNBarcodeSymbology
  /// The text of the code.
  public let payloadStringValue: String?

  /// Creates a code for a test.
  public init(
    simulated symbology: VNBarcodeSymbology, payloadStringValue: String?,
    boundingBox: CGRect = .zero, confidence: Float = 1
  ) {
    (self.symbology, self.payloadStringValue) = (symbology, payloadStringValue)
    super.init(boundingBox: boundingBox, confidence: confidence)
  }
}

/// A kind of code.
@RawText(
  "VNBarcodeSymbology",
  """
  qr; aztec; code128; code39; code93; ean8; ean13; upce; pdf417; dataMatrix; itf14; codabar; microQR; microPDF417
  gs1DataBar; i2of5
  """)
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {}

/// A face; the simulation knows neither its parts nor its rotation.
@Kept(
  "let landmarks: VNFaceLandmarks2D? = nil; let roll: NSNumber? = nil; let yaw: NSNumber? = nil; let pitch: NSNumber? = nil"
)
public final class VNFaceObservation: VNDetectedObjectObservation {}

/// The positions of the parts of a face; the simulation knows none.
@Kept(
  """
  let leftEye: VNFaceLandmarkRegion2D? = nil; let rightEye: VNFaceLandmarkRegion2D? = nil
  let nose: VNFaceLandmarkRegion2D? = nil; let outerLips: VNFaceLandmarkRegion2D? = nil
  let innerLips: VNFaceLandmarkRegion2D? = nil; let faceContour: VNFaceLandmarkRegion2D? = nil
  """)
public final class VNFaceLandmarks2D: NSObject {}

/// A part of a face.
@Kept(
  "let pointCount: Int = normalizedPoints.count; func pointsInImage(imageSize: CGSize) -> [CGPoint] = []"
)
@Fields("let", "normalizedPoints: [CGPoint]")
public final class VNFaceLandmarkRegion2D: NSObject {}

/// A text with possible readings, the most confident reading first.
@Kept(
  "func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] = Array(candidates.prefix(max(maxCandidateCount, 0)))"
)
public final class VNRecognizedTextObservation: VNRectangleObservation {
  private let candidates: [VNRecognizedText]

  /// Creates a text for a test.
  public init(simulated candidates: [VNRecognizedText], boundingBox: CGRect = .zero) {
    self.candidates = candidates
    super.init(boundingBox: boundingBox, confidence: candidates.first?.confidence ?? 0)
  }
}

/// A reading of a text.
@Fields("let", "string: String, confidence: Float = 1")
public final class VNRecognizedText: NSObject, Sendable {}

/// A classification: a word for what a picture shows.
public final class VNClassificationObservation: VNObservation {
  /// The word.
  public let identifier: String

  /// Creates a classification for a test.
  public init(simulated identifier: String, confidence: Float = 1) {
    self.identifier = identifier
    super.init(confidence: confidence)
  }
}
