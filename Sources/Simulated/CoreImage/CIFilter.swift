/// A change of a picture, as the name of the filter; the picture stays without a content.
@Kept(
  #"""
  intensity: Float = 1; radius: Float = 10; amount: Float = 0; scale: Float = 1; angle: Float = 0
  brightness: Float = 0; contrast: Float = 1; saturation: Float = 1; ev: Float = 0
  vibrance: Float = 0; message = Data(); correctionLevel: String = "M"; backgroundImage: CIImage? = nil
  maskImage: CIImage? = nil; color: CIColor? = nil; center = CGPoint.zero; sharpness: Float = 0; levels: Float = 6
  shadowAmount: Float = 0; highlightAmount: Float = 1; extent = CGRect.zero; aspectRatio: Float = 1
  neutral: CIVector? = nil; targetNeutral: CIVector? = nil; topLeft = CGPoint.zero; topRight = CGPoint.zero
  bottomLeft = CGPoint.zero; bottomRight = CGPoint.zero; count = 64; cubeDimension: Float = 2; cubeData = Data()
  colorSpace: CGColorSpace? = nil; mask: CIImage? = nil; rVector: CIVector? = nil; gVector: CIVector? = nil; bVector: CIVector? = nil
  init?(name: String) = self.name = name
  func setValue(_ value: Any?, forKey key: String) = values[key] = value
  func value(forKey key: String) -> Any? = key == "outputImage" ? outputImage : values[key]
  func setDefaults() = values = [:]
  let outputImage: CIImage? \
    = name.hasSuffix("Generator") ? CIImage(CGRect(x: 0, y: 0, width: 27, height: 27), \
    [name]) : inputImage?.applyingFilter(name)
  """#)
open class CIFilter: NSObject {
  /// The name.
  open var name: String
  private var values: [String: Any] = [:]

  init(_ name: String) { self.name = name }

  /// Creates the filter with a name and values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name)
    values = params ?? [:]
  }

  /// The picture that goes in.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
}

// The names of values. The backticks exempt them from the lint rule on names.
/// The names of the values of filters.
public let (`kCIInputImageKey`, `kCIInputIntensityKey`, `kCIInputRadiusKey`, `kCIOutputImageKey`) =
  ("inputImage", "inputIntensity", "inputRadius", "outputImage")
/// The names of more values.
public let (
  `kCIInputSaturationKey`, `kCIInputContrastKey`, `kCIInputBrightnessKey`, `kCIInputEVKey`
) =
  ("inputSaturation", "inputContrast", "inputBrightness", "inputEV")
/// The names of further values.
public let (
  `kCIInputScaleKey`, `kCIInputCenterKey`, `kCIInputAngleKey`, `kCIInputBackgroundImageKey`
) =
  ("inputScale", "inputCenter", "inputAngle", "inputBackgroundImage")

extension CIFilter {
  #kept(
    #"""
    class func sepiaTone() -> CIFilter = .init("CISepiaTone")
    class func photoEffectMono() -> CIFilter = .init("CIPhotoEffectMono")
    class func photoEffectNoir() -> CIFilter = .init("CIPhotoEffectNoir")
    class func photoEffectChrome() -> CIFilter = .init("CIPhotoEffectChrome")
    class func photoEffectFade() -> CIFilter = .init("CIPhotoEffectFade")
    class func photoEffectInstant() -> CIFilter = .init("CIPhotoEffectInstant")
    class func photoEffectProcess() -> CIFilter = .init("CIPhotoEffectProcess")
    class func photoEffectTonal() -> CIFilter = .init("CIPhotoEffectTonal")
    class func photoEffectTransfer() -> CIFilter = .init("CIPhotoEffectTransfer")
    class func gaussianBlur() -> CIFilter = .init("CIGaussianBlur")
    class func colorControls() -> CIFilter = .init("CIColorControls")
    class func colorInvert() -> CIFilter = .init("CIColorInvert")
    class func exposureAdjust() -> CIFilter = .init("CIExposureAdjust")
    class func vibrance() -> CIFilter = .init("CIVibrance")
    class func vignette() -> CIFilter = .init("CIVignette")
    class func pixellate() -> CIFilter = .init("CIPixellate")
    class func comicEffect() -> CIFilter = .init("CIComicEffect")
    class func bloom() -> CIFilter = .init("CIBloom")
    class func hueAdjust() -> CIFilter = .init("CIHueAdjust")
    class func unsharpMask() -> CIFilter = .init("CIUnsharpMask")
    class func crystallize() -> CIFilter = .init("CICrystallize")
    class func edges() -> CIFilter = .init("CIEdges")
    class func highlightShadowAdjust() -> CIFilter = .init("CIHighlightShadowAdjust")
    class func temperatureAndTint() -> CIFilter = .init("CITemperatureAndTint")
    class func colorMonochrome() -> CIFilter = .init("CIColorMonochrome")
    class func lineOverlay() -> CIFilter = .init("CILineOverlay")
    class func noiseReduction() -> CIFilter = .init("CINoiseReduction")
    class func sharpenLuminance() -> CIFilter = .init("CISharpenLuminance")
    class func thermal() -> CIFilter = .init("CIThermal")
    class func xRay() -> CIFilter = .init("CIXRay")
    class func motionBlur() -> CIFilter = .init("CIMotionBlur")
    class func boxBlur() -> CIFilter = .init("CIBoxBlur")
    class func gammaAdjust() -> CIFilter = .init("CIGammaAdjust")
    class func blendWithMask() -> CIFilter = .init("CIBlendWithMask")
    class func sourceOverCompositing() -> CIFilter = .init("CISourceOverCompositing")
    class func lanczosScaleTransform() -> CIFilter = .init("CILanczosScaleTransform")
    class func perspectiveCorrection() -> CIFilter = .init("CIPerspectiveCorrection")
    class func areaAverage() -> CIFilter = .init("CIAreaAverage")
    class func colorCube() -> CIFilter = .init("CIColorCube")
    class func colorMatrix() -> CIFilter = .init("CIColorMatrix")
    class func vignetteEffect() -> CIFilter = .init("CIVignetteEffect")
    class func toneCurve() -> CIFilter = .init("CIToneCurve")
    class func qrCodeGenerator() -> CIFilter = .init("CIQRCodeGenerator")
    """#)
}

// A picture has no content, so there is nothing in it.

/// Looks for things in a picture, and finds none.
@Kept(
  """
  init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] = []
  """)
public final class CIDetector: NSObject {}

/// A thing in a picture.
@Kept("let bounds: CGRect = .zero; let type: String = String(describing: Self.self)")
open class CIFeature: NSObject {}

/// A code in a picture.
@Kept(
  """
  let messageString: String? = nil; let topLeft: CGPoint = .zero; let topRight: CGPoint = .zero
  let bottomLeft: CGPoint = .zero; let bottomRight: CGPoint = .zero
  """)
public final class CIQRCodeFeature: CIFeature {}

// The backticks exempt the names from the lint rule on names.
/// What a detector looks for, and how well.
public let (
  `CIDetectorTypeQRCode`, `CIDetectorTypeFace`, `CIDetectorTypeRectangle`, `CIDetectorAccuracy`,
  `CIDetectorAccuracyHigh`, `CIDetectorAccuracyLow`
) = (
  "CIDetectorTypeQRCode", "CIDetectorTypeFace", "CIDetectorTypeRectangle", "CIDetectorAccuracy",
  "CIDetectorAccuracyHigh", "CIDetectorAccuracyLow"
)

/// A rectangle in a picture.
@Kept(
  """
  let topLeft: CGPoint = .zero; let topRight: CGPoint = .zero
  let bottomLeft: CGPoint = .zero; let bottomRight: CGPoint = .zero
  """)
public final class CIRectangleFeature: CIFeature {}

/// The names of the values of filters of an area.
public let (`kCIInputExtentKey`, `kCIInputColorKey`, `kCIInputMaskImageKey`) = (
  "inputExtent", "inputColor", "inputMaskImage"
)
