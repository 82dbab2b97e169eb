// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedCoreVideo
@_exported import SimulatedFoundation
@_exported import SimulatedImageIO
public import SimulatedMetal

/// A picture without content, with the size of its source.
@Kept(
  #"""
  convenience init(cvImageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) = self.init(cvPixelBuffer: cvImageBuffer)
  convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) = self.init(CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  convenience init(color: CIColor) = self.init(.infinite); static func empty() -> CIImage = CIImage(.null)
  func oriented(forExifOrientation orientation: Int32) -> CIImage = oriented(CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up)
  func transformed(by matrix: CGAffineTransform) -> CIImage = CIImage(extent.applying(matrix), simulatedFilters)
  func cropped(to rect: CGRect) -> CIImage = CIImage(extent.intersection(rect), simulatedFilters)
  func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage = CIImage(extent, simulatedFilters + [filterName])
  func applyingGaussianBlur(sigma: Double) -> CIImage = applyingFilter("CIGaussianBlur", parameters: ["inputRadius": sigma])
  func composited(over dest: CIImage) -> CIImage = CIImage(extent.union(dest.extent), simulatedFilters + dest.simulatedFilters)
  """#)
public final class CIImage: NSObject, Sendable {
  /// The rectangle that the picture fills.
  public let extent: CGRect
  /// The filters that the app has applied to the picture, in order.
  public let simulatedFilters: [String]

  init(_ extent: CGRect, _ filters: [String] = []) {
    (self.extent, simulatedFilters) = (extent, filters)
  }

  /// Creates the picture of a frame.
  public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    let (width, height) = (
      CVPixelBufferGetWidth(cvPixelBuffer), CVPixelBufferGetHeight(cvPixelBuffer)
    )
    self.init(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Creates the picture of a file; it has the size of a photo, because nothing decodes the file.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard !data.isEmpty else { return nil }
    self.init(CGRect(x: 0, y: 0, width: 4032, height: 3024))
  }

  /// Creates the picture of a file.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates the picture of a texture.
  public convenience init?(
    mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil
  ) { self.init(CGRect(x: 0, y: 0, width: texture.width, height: texture.height)) }

  /// Returns the picture, rotated upright.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let isTurned = orientation.rawValue > 4
    let size = isTurned ? CGSize(width: extent.height, height: extent.width) : extent.size
    return CIImage(CGRect(origin: extent.origin, size: size), simulatedFilters)
  }

  #kept(
    """
    func clampedToExtent() -> CIImage = CIImage(.infinite, simulatedFilters)
    let properties: [String: Any] = [:]; let pixelBuffer: CVPixelBuffer? = nil; let colorSpace: CGColorSpace? = nil
    func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage = self; func samplingLinear() -> CIImage = self
    func samplingNearest() -> CIImage = self; func autoAdjustmentFilters() -> [CIFilter] = []
    """)
}

/// An option for reading a picture.
@RawText(
  "applyOrientationProperty; colorSpace; expandToHDR; properties; auxiliaryDepth; auxiliaryDisparity"
)
public struct CIImageOption: RawRepresentable, Hashable, Sendable {}

/// Numbers for a filter.
@Fields("let", "x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0")
public final class CIVector: NSObject, Sendable {}

/// A color.
@Fields("let", "red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1")
public final class CIColor: NSObject, Sendable {}

/// A context that creates pictures with the requested size, but without content.
@Kept(
  #"""
  init(options: [CIContextOption: Any]? = nil)
  convenience init(mtlDevice: any MTLDevice, options: [CIContextOption: Any]? = nil) = self.init(options: options)
  convenience init(mtlCommandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) = self.init(options: options)
  func render(_ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace)
  func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? = createCGImage(image, from: fromRect)
  func render(_ image: CIImage, to buffer: CVPixelBuffer)
  func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?)
  func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? = Data("picture".utf8)
  func heifRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? = Data("picture".utf8)
  func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? = Data("picture".utf8)
  """#)
public final class CIContext: NSObject, Sendable {
  /// Returns a Core Graphics picture.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = image.extent.intersection(fromRect)
    guard rect.width >= 1, rect.height >= 1, rect.width.isFinite else { return nil }
    return CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

/// An option for creating pictures.
@RawText(
  "useSoftwareRenderer; workingColorSpace; outputColorSpace; cacheIntermediates; name; priorityRequestLow"
)
public struct CIContextOption: RawRepresentable, Hashable, Sendable {}

/// An option for writing a picture.
@RawText("hdrImage; depthImage; portraitEffectsMatteImage")
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {}

/// A format of pictures.
@RawText("ARGB8; RGBA8; BGRA8; RGBAh; RGBA16; L8")
public struct CIFormat: RawRepresentable, Hashable, Sendable {}
