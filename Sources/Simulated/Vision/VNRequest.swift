/// A request to find what a picture shows.
///
/// A picture has no content, so a test sets what it shows, with `simulateObservations(_:)`.
@Kept(
  """
  revision = 1; func cancel(); regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  override convenience init() = self.init(completionHandler: nil)
  """)
open class VNRequest: NSObject {
  /// The closure that receives the request when the request is complete.
  public let completionHandler: ((VNRequest, (any Error)?) -> Void)?
  fileprivate var found: [VNObservation]?

  /// Creates a request.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {
    self.completionHandler = completionHandler
  }

  /// The type of the observations that answer the request.
  class var answers: VNObservation.Type { VNObservation.self }

  func isAnswered(by observation: VNObservation) -> Bool { observation.isKind(of: Self.answers) }

  final func answer(with observations: [VNObservation]) {
    found = observations.filter(isAnswered)
    completionHandler?(self, nil)
  }

  func results<Observation>(_ type: Observation.Type) -> [Observation]? {
    found?.compactMap { $0 as? Observation }
  }
}

// Each kind of request has its own type of results, and an override can't change the type. So this
// property is in a protocol extension, where the property of a request hides it.
extension NSObjectProtocol where Self: VNRequest {
  /// The observations, or `nil` before the app performs the request.
  public var results: [VNObservation]? { results(VNObservation.self) }
}

/// A request to find what a part of a picture shows.
open class VNImageBasedRequest: VNRequest {}

/// Looks for codes of some kinds.
@Kept(
  """
  symbologies: [VNBarcodeSymbology] = [.qr, .aztec, .code128, .code39, .ean8, .ean13, .upce, .pdf417, .dataMatrix]
  let results: [VNBarcodeObservation]? = results(VNBarcodeObservation.self)
  func supportedSymbologies() throws -> [VNBarcodeSymbology] = [.qr, .aztec, .code128, .ean8, .ean13]
  """)
public final class VNDetectBarcodesRequest: VNImageBasedRequest {
  override func isAnswered(by observation: VNObservation) -> Bool {
    (observation as? VNBarcodeObservation).map { symbologies.contains($0.symbology) } ?? false
  }
}

/// Looks for rectangles, such as sheets of paper; how they should look is kept.
@Kept(
  """
  minimumAspectRatio: Float = 0.5; maximumAspectRatio: Float = 1; quadratureTolerance: Float = 30
  minimumSize: Float = 0.2; minimumConfidence: Float = 0; maximumObservations = 1
  let results: [VNRectangleObservation]? = results(VNRectangleObservation.self)
  """)
public final class VNDetectRectanglesRequest: VNImageBasedRequest {
  override func isAnswered(by observation: VNObservation) -> Bool {
    type(of: observation) == VNRectangleObservation.self
      && observation.confidence >= minimumConfidence
  }
}

/// A request that looks for a document.
@Kept("let results: [VNRectangleObservation]? = results(VNRectangleObservation.self)")
public final class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
  override func isAnswered(by observation: VNObservation) -> Bool {
    type(of: observation) == VNRectangleObservation.self
  }
}

/// A request that looks for faces.
@Kept("let results: [VNFaceObservation]? = results(VNFaceObservation.self)")
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNFaceObservation.self }
}

/// Looks for faces; the results have no places of their parts.
@Kept(
  """
  inputFaceObservations: [VNFaceObservation]? = nil
  let results: [VNFaceObservation]? = results(VNFaceObservation.self)
  """)
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNFaceObservation.self }
}

/// Reads texts.
@Kept(
  """
  recognitionLevel = VNRequestTextRecognitionLevel.accurate; recognitionLanguages: [String] = ["en-US"]
  usesLanguageCorrection = true; customWords: [String] = []; minimumTextHeight: Float = 0
  automaticallyDetectsLanguage = false
  let results: [VNRecognizedTextObservation]? = results(VNRecognizedTextObservation.self)
  """)
public final class VNRecognizeTextRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNRecognizedTextObservation.self }
}

/// A request that classifies what a picture shows.
@Kept("let results: [VNClassificationObservation]? = results(VNClassificationObservation.self)")
public final class VNClassifyImageRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNClassificationObservation.self }
}

/// Whether a request reads texts accurately or fast.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
