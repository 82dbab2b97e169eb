public import Foundation
import SimulatedCoreGraphics

/// A change of a picture, as the name of the filter; the picture stays without a content.
@Kept(
  """
  intensity: Float = 1; radius: Float = 10; amount: Float = 0; scale: Float = 1; angle: Float = 0
  brightness: Float = 0; contrast: Float = 1; saturation: Float = 1; ev: Float = 0
  vibrance: Float = 0
  """)
open class CIFilter: NSObject {
  /// The name.
  open var name: String
  private var values: [String: Any] = [:]

  init(_ name: String) { self.name = name }

  /// Creates the filter with a name.
  public init?(name: String) { self.name = name }

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

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a value.
  open func value(forKey key: String) -> Any? { key == "outputImage" ? outputImage : values[key] }

  /// Sets all values to the usual ones.
  open func setDefaults() { values = [:] }

  /// The picture that comes out: the one that went in.
  open var outputImage: CIImage? { inputImage?.applyingFilter(name) }
}

// The names of values. The backticks exempt them from the lint rule on names.
/// The names of the values of filters.
public let (`kCIInputImageKey`, `kCIInputIntensityKey`, `kCIInputRadiusKey`, `kCIOutputImageKey`) =
  ("inputImage", "inputIntensity", "inputRadius", "outputImage")

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
    """#)
}
