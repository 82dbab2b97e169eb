public import CameraControl
import SimulatedAVFoundation
// What Apple's module exports.
@_exported import SimulatedCoreImage
@_exported import SimulatedCoreMedia

/// Answers requests about a picture: what a test has said is in it.
@Kept(
  """
  init(cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  init(ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  init(data imageData: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  init(url imageURL: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  func perform(_ requests: [VNRequest]) throws = Sight.answer(requests)
  """)
public final class VNImageRequestHandler: NSObject {}

/// Answers requests about pictures that belong together.
@Kept(
  """
  func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up) throws = Sight.answer(requests)
  func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up) throws = Sight.answer(requests)
  func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up) throws = Sight.answer(requests)
  func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up) throws = Sight.answer(requests)
  """)
public final class VNSequenceRequestHandler: NSObject {}

/// An option for reading a picture.
@RawText("cameraIntrinsics; ciContext; properties")
public struct VNImageOption: RawRepresentable, Hashable, Sendable {}

extension Phone {
  /// Sets what every picture shows from now on; a request finds the observations of its kind.
  public func simulateObservations(_ observations: [VNObservation]) {
    Sight.of(self).seen.withLock { $0 = Handoff(observations) }
  }
}

/// The observations that a test has set for all pictures of a phone.
private final class Sight: PhoneOwned {
  // Observations do not change.
  let seen = Guarded(Handoff<[VNObservation]>([]))

  static func answer(_ requests: [VNRequest]) {
    let seen = of(PhoneApp.ambient.phone).seen.withLock { $0 }.value
    for request in requests { request.answer(with: seen) }
  }
}

// The backticks exempt Apple's names from the lint rule on names.
/// Converts a rectangle from fractions of a picture's size to pixels.
public func `VNImageRectForNormalizedRect`(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height,
    width: normalizedRect.width * width, height: normalizedRect.height * height)
}

/// Converts a point from fractions of a picture's size to pixels.
public func `VNImagePointForNormalizedPoint`(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
