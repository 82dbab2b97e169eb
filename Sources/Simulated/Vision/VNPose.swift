/// A point in a picture, as fractions of its width and height; the origin is at the lower left.
@Fields("let", "location: CGPoint, confidence: Float = 1")
@Kept("let x: Double = location.x; let y: Double = location.y")
public final class VNRecognizedPoint: NSObject, Sendable {}

/// Points of a body that a picture shows.
open class VNRecognizedPointsObservation: VNObservation {}

/// A hand.
public final class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
  /// Whether it is a left hand.
  public let chirality: VNChirality
  private let points: [JointName: VNRecognizedPoint]

  /// Creates a hand for a test.
  public init(
    simulated points: [JointName: VNRecognizedPoint], chirality: VNChirality = .unknown,
    confidence: Float = 1
  ) {
    (self.points, self.chirality) = (points, chirality)
    super.init(confidence: confidence)
  }

  /// Returns a point; its confidence is 0 if the picture doesn't show the point.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    points[jointName] ?? VNRecognizedPoint(location: .zero, confidence: 0)
  }

  /// Returns the points of a part that the picture shows.
  public func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] {
    points.filter {
      jointsGroupName == .all || $0.key.rawValue.hasPrefix(jointsGroupName.rawValue)
    }
  }

  /// A point of a hand.
  @RawText(
    """
    wrist; thumbCMC; thumbMP; thumbIP; thumbTip; indexMCP; indexPIP; indexDIP; indexTip; middleMCP; middlePIP; middleDIP
    middleTip; ringMCP; ringPIP; ringDIP; ringTip; littleMCP; littlePIP; littleDIP; littleTip
    """)
  public struct JointName: RawRepresentable, Hashable, Sendable {}

  /// A part of a hand.
  @RawText(
    #"thumb; indexFinger = "index"; middleFinger = "middle"; ringFinger = "ring"; littleFinger = "little"; all"#
  )
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {}
}

/// Whether a hand is a left or a right hand.
public enum VNChirality: Int, Sendable {
  case left = -1
  case unknown, right
}

/// A body.
public final class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
  private let points: [JointName: VNRecognizedPoint]

  /// Creates a body for a test.
  public init(simulated points: [JointName: VNRecognizedPoint], confidence: Float = 1) {
    self.points = points
    super.init(confidence: confidence)
  }

  /// Returns a point; its confidence is 0 if the picture doesn't show the point.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    points[jointName] ?? VNRecognizedPoint(location: .zero, confidence: 0)
  }

  /// Returns the points of a part that the picture shows.
  public func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] {
    points.filter {
      jointsGroupName == .all
        || jointsGroupName.rawValue.split(separator: "_").map(String.init)
          .contains($0.key.rawValue)
    }
  }

  /// A point of a body.
  @RawText(
    """
    nose; leftEye; rightEye; leftEar; rightEar; neck; leftShoulder; rightShoulder; leftElbow; rightElbow; leftWrist
    rightWrist; root; leftHip; rightHip; leftKnee; rightKnee; leftAnkle; rightAnkle
    """)
  public struct JointName: RawRepresentable, Hashable, Sendable {}

  /// A part of a body, as the points in it.
  @RawText(
    """
    face = "nose_leftEye_rightEye_leftEar_rightEar"; torso = "neck_leftShoulder_rightShoulder_root_leftHip_rightHip"
    leftArm = "leftShoulder_leftElbow_leftWrist"; rightArm = "rightShoulder_rightElbow_rightWrist"
    leftLeg = "leftHip_leftKnee_leftAnkle"; rightLeg = "rightHip_rightKnee_rightAnkle"; all
    """)
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {}
}

/// A mask of a picture.
public final class VNPixelBufferObservation: VNObservation {
  /// The mask.
  public let pixelBuffer: CVPixelBuffer

  /// Creates a mask for a test.
  public init(simulated pixelBuffer: CVPixelBuffer, confidence: Float = 1) {
    self.pixelBuffer = pixelBuffer
    super.init(confidence: confidence)
  }
}

/// Looks for hands.
@Kept(
  """
  maximumHandCount = 2
  let results: [VNHumanHandPoseObservation]? = results(VNHumanHandPoseObservation.self).map { Array($0.prefix(maximumHandCount)) }
  """)
public final class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNHumanHandPoseObservation.self }
}

/// A request that looks for bodies.
@Kept("let results: [VNHumanBodyPoseObservation]? = results(VNHumanBodyPoseObservation.self)")
public final class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNHumanBodyPoseObservation.self }
}

/// Tells people from what is behind them.
@Kept(
  """
  qualityLevel = QualityLevel.accurate; outputPixelFormat = kCVPixelFormatType_OneComponent8
  let results: [VNPixelBufferObservation]? = results(VNPixelBufferObservation.self)
  """)
public final class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  override class var answers: VNObservation.Type { VNPixelBufferObservation.self }

  /// How exactly a request separates people from the rest of a picture.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
}

/// A request that tracks an object through several pictures.
@Kept("trackingLevel = VNRequestTrackingLevel.fast; isLastFrame = false")
public final class VNTrackObjectRequest: VNImageBasedRequest {
  /// The object that the request tracks.
  public var inputObservation: VNDetectedObjectObservation

  /// Creates a request.
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }

  override class var answers: VNObservation.Type { VNDetectedObjectObservation.self }
}

/// Whether a request tracks an object accurately or fast.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
