import CoreImage
import XCTest

/// What apps name of filters, in Swift 5 and in Swift 6.
@MainActor
final class FilterNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      CIDetectorAccuracyLow, CIDetectorTypeFace, CIDetectorTypeRectangle, kCIInputAngleKey,
      kCIInputBackgroundImageKey, kCIInputBrightnessKey, kCIInputCenterKey, kCIInputColorKey,
      kCIInputContrastKey, kCIInputEVKey, kCIInputExtentKey, kCIInputIntensityKey,
      kCIInputMaskImageKey, kCIInputRadiusKey, kCIInputSaturationKey, kCIInputScaleKey,
      kCIOutputImageKey,
    ]
  }

  func testValuesAreThere() async {
    assertDistinct([CIContextOption.outputColorSpace, .useSoftwareRenderer, .workingColorSpace])
    assertDistinct([CIContextOption.priorityRequestLow, .cacheIntermediates])
    assertDistinct([CIFormat.ARGB8, .BGRA8, .L8, .RGBA16, .RGBAh])
    assertDistinct([
      CIImageOption.applyOrientationProperty, .auxiliaryDepth, .auxiliaryDisparity, .expandToHDR,
    ])
    assertDistinct([
      CIImageRepresentationOption.depthImage, .hdrImage, .portraitEffectsMatteImage,
    ])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \CIFilter.amount, \.bVector, \.backgroundImage, \.cubeData, \.cubeDimension, \.ev,
      \.gVector, \.highlightAmount, \.maskImage, \.neutral, \.rVector, \.shadowAmount,
      \.sharpness, \.targetNeutral, \.vibrance
    )
    assertProperties(\CIQRCodeFeature.messageString)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [
      CIFilter.areaAverage(), CIFilter.blendWithMask(), CIFilter.bloom(), CIFilter.boxBlur(),
      CIFilter.colorControls(), CIFilter.colorCube(), CIFilter.colorMatrix(),
      CIFilter.colorMonochrome(), CIFilter.comicEffect(), CIFilter.crystallize(),
      CIFilter.exposureAdjust(), CIFilter.gammaAdjust(), CIFilter.gaussianBlur(),
      CIFilter.highlightShadowAdjust(), CIFilter.hueAdjust(), CIFilter.lanczosScaleTransform(),
      CIFilter.lineOverlay(), CIFilter.motionBlur(), CIFilter.noiseReduction(),
      CIFilter.photoEffectChrome(), CIFilter.photoEffectFade(), CIFilter.photoEffectInstant(),
      CIFilter.photoEffectMono(), CIFilter.photoEffectProcess(), CIFilter.photoEffectTonal(),
      CIFilter.photoEffectTransfer(), CIFilter.pixellate(), CIFilter.sharpenLuminance(),
      CIFilter.sourceOverCompositing(), CIFilter.temperatureAndTint(), CIFilter.thermal(),
      CIFilter.toneCurve(), CIFilter.unsharpMask(), CIFilter.vibrance(), CIFilter.vignette(),
      CIFilter.vignetteEffect(), CIFilter.xRay(),
    ]
    let _ = { (object: CIContext) in
      (
        object.heifRepresentation(of:format:colorSpace:options:),
        object.jpegRepresentation(of:colorSpace:options:),
        object.pngRepresentation(of:format:colorSpace:options:),
        object.writeHEIFRepresentation(of:to:format:colorSpace:options:),
        object.writePNGRepresentation(of:to:format:colorSpace:options:)
      )
    }
    let _ = { (object: CIFilter) in object.setDefaults }
    let _ = { (object: CIImage) in
      (
        object.applyingFilter(_:parameters:), object.autoAdjustmentFilters,
        object.composited(over:), object.cropped(to:), object.samplingLinear,
        object.samplingNearest, object.settingProperties(_:)
      )
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [CIFeature.self, CIRectangleFeature.self]
  }
}
