/// A filter for pictures; the simulation stores its name and values, and computes no pixels.
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
  func setDefaults() = values = [:]
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

  /// The value for a key.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The output picture; a generator needs no input picture.
  open var outputImage: CIImage? {
    guard name.hasSuffix("Generator") else { return inputImage?.applyingFilter(name) }
    return CIImage(CGRect(x: 0, y: 0, width: 27, height: 27), [name])
  }

  /// The input picture.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }

  #kept(
    #"""
    class func sepiaTone() -> CIFilter = made(); class func photoEffectMono() -> CIFilter = made()
    class func photoEffectNoir() -> CIFilter = made(); class func photoEffectChrome() -> CIFilter = made()
    class func photoEffectFade() -> CIFilter = made(); class func photoEffectInstant() -> CIFilter = made()
    class func photoEffectProcess() -> CIFilter = made(); class func photoEffectTonal() -> CIFilter = made()
    class func photoEffectTransfer() -> CIFilter = made(); class func gaussianBlur() -> CIFilter = made()
    class func colorControls() -> CIFilter = made(); class func colorInvert() -> CIFilter = made()
    class func exposureAdjust() -> CIFilter = made(); class func vibrance() -> CIFilter = made()
    class func vignette() -> CIFilter = made(); class func pixellate() -> CIFilter = made()
    class func comicEffect() -> CIFilter = made(); class func bloom() -> CIFilter = made()
    class func hueAdjust() -> CIFilter = made(); class func unsharpMask() -> CIFilter = made()
    class func crystallize() -> CIFilter = made(); class func edges() -> CIFilter = made()
    class func highlightShadowAdjust() -> CIFilter = made(); class func temperatureAndTint() -> CIFilter = made()
    class func colorMonochrome() -> CIFilter = made(); class func lineOverlay() -> CIFilter = made()
    class func noiseReduction() -> CIFilter = made(); class func sharpenLuminance() -> CIFilter = made()
    class func thermal() -> CIFilter = made(); class func xRay() -> CIFilter = made()
    class func motionBlur() -> CIFilter = made(); class func boxBlur() -> CIFilter = made()
    class func gammaAdjust() -> CIFilter = made(); class func blendWithMask() -> CIFilter = made()
    class func sourceOverCompositing() -> CIFilter = made(); class func lanczosScaleTransform() -> CIFilter = made()
    class func perspectiveCorrection() -> CIFilter = made(); class func areaAverage() -> CIFilter = made()
    class func colorCube() -> CIFilter = made(); class func colorMatrix() -> CIFilter = made()
    class func vignetteEffect() -> CIFilter = made(); class func toneCurve() -> CIFilter = made()
    class func qrCodeGenerator() -> CIFilter = .init("CIQRCodeGenerator")
    """#)

  /// Returns the filter whose name is that of the function with a prefix.
  private static func made(_ function: String = #function) -> CIFilter {
    CIFilter("CI\(function.prefix(1).uppercased())\(function.dropFirst().dropLast(2))")
  }
}

// The names of values. The backticks exempt them from the lint rule on names.
/// The keys for the images, the intensity, and the radius of a filter.
public let (`kCIInputImageKey`, `kCIInputIntensityKey`, `kCIInputRadiusKey`, `kCIOutputImageKey`) =
  ("inputImage", "inputIntensity", "inputRadius", "outputImage")
/// The keys for the saturation, contrast, brightness, and exposure of a filter.
public let (
  `kCIInputSaturationKey`, `kCIInputContrastKey`, `kCIInputBrightnessKey`, `kCIInputEVKey`
) =
  ("inputSaturation", "inputContrast", "inputBrightness", "inputEV")
/// The keys for the scale, center, angle, and background image of a filter.
public let (
  `kCIInputScaleKey`, `kCIInputCenterKey`, `kCIInputAngleKey`, `kCIInputBackgroundImageKey`
) =
  ("inputScale", "inputCenter", "inputAngle", "inputBackgroundImage")

// A picture has no content, so there is nothing in it.

/// A detector of features in a picture; it never finds any.
@Kept(
  """
  init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] = []
  """)
public final class CIDetector: NSObject {}

/// A feature in a picture.
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
/// The types of a detector, and its accuracy.
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

/// The keys for the extent, color, and mask of a filter.
public let (`kCIInputExtentKey`, `kCIInputColorKey`, `kCIInputMaskImageKey`) = (
  "inputExtent", "inputColor", "inputMaskImage"
)
