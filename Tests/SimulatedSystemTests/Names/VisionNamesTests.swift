import Vision
import XCTest

/// What apps name of what a picture shows, in Swift 5 and in Swift 6.
@MainActor
final class VisionNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([
      VNBarcodeSymbology.aztec, .codabar, .code128, .code39, .code93, .dataMatrix, .ean8,
      .gs1DataBar, .i2of5, .itf14, .microPDF417, .microQR, .pdf417, .upce,
    ])
    assertDistinct([
      VNHumanBodyPoseObservation.JointName.leftAnkle, .leftEar, .leftElbow, .leftEye, .leftHip,
      .leftKnee, .leftShoulder, .neck, .rightAnkle, .rightEar, .rightElbow, .rightEye, .rightHip,
      .rightKnee, .rightShoulder, .rightWrist,
    ])
    assertDistinct([VNHumanBodyPoseObservation.JointsGroupName.leftLeg, .rightArm, .torso])
    assertDistinct([
      VNHumanHandPoseObservation.JointName.indexDIP, .indexMCP, .indexPIP, .littleDIP,
      .littleMCP, .littlePIP, .littleTip, .middleDIP, .middleMCP, .middlePIP, .middleTip,
      .ringDIP, .ringMCP, .ringPIP, .ringTip, .thumbCMC, .thumbIP, .thumbMP,
    ])
    assertDistinct([
      VNHumanHandPoseObservation.JointsGroupName.littleFinger, .middleFinger, .ringFinger, .thumb,
    ])
    assertDistinct([VNImageOption.cameraIntrinsics, .ciContext])
  }

  func testPropertiesAreThere() async {
    assertProperties(\VNBarcodeObservation.symbology)
    assertProperties(\VNDetectFaceLandmarksRequest.inputFaceObservations)
    assertProperties(
      \VNDetectRectanglesRequest.maximumAspectRatio, \.maximumObservations, \.minimumAspectRatio,
      \.minimumSize, \.quadratureTolerance
    )
    assertProperties(\VNFaceLandmarkRegion2D.normalizedPoints, \.pointCount)
    assertProperties(
      \VNFaceLandmarks2D.faceContour, \.innerLips, \.leftEye, \.outerLips, \.rightEye
    )
    assertProperties(\VNFaceObservation.landmarks, \.roll, \.yaw)
    assertProperties(\VNGeneratePersonSegmentationRequest.outputPixelFormat)
    assertProperties(\VNObservation.timeRange, \.uuid)
    assertProperties(
      \VNRecognizeTextRequest.automaticallyDetectsLanguage, \.customWords, \.minimumTextHeight,
      \.recognitionLanguages, \.recognitionLevel, \.usesLanguageCorrection
    )
    assertProperties(\VNRequest.regionOfInterest, \.revision)
    assertProperties(\VNTrackObjectRequest.inputObservation, \.isLastFrame)
  }

  func testFunctionsAreThere() async {
    let _ = { (object: VNDetectBarcodesRequest) in object.supportedSymbologies }
    let _ = { (object: VNFaceLandmarkRegion2D) in object.pointsInImage(imageSize:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      VNChirality.self, VNDetectDocumentSegmentationRequest.self,
      VNGeneratePersonSegmentationRequest.QualityLevel.self, VNImageBasedRequest.self,
      VNRecognizedPointsObservation.self, VNRequestTextRecognitionLevel.self,
      VNRequestTrackingLevel.self,
    ]
  }
}
