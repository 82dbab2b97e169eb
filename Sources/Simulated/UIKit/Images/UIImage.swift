import CameraControl
import SimulatedAVFoundation

/// An image, as the bytes that it was made from; nothing is decoded or drawn.
@Kept(
  #"""
  convenience init?(data: Data, scale: CGFloat) = self.init(data: data)
  convenience init?(named name: String) = self.init(data: Data(name.utf8))
  convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) = self.init(named: name)
  convenience init?(systemName name: String) = self.init(data: Data(name.utf8))
  convenience init?(systemName name: String, withConfiguration: Configuration?) = self.init(systemName: name)
  convenience init?(contentsOfFile path: String) = self.init(data: FileManager.default.contents(atPath: path) ?? Data())
  convenience init(resource: ImageResource) = self.init(Data(resource.name.utf8), size: .zero)
  convenience init(cgImage: CGImage) = self.init(cgImage: cgImage, scale: 1, orientation: .up)
  convenience init(ciImage: CIImage) = self.init(ciImage: ciImage, scale: 1, orientation: .up)
  let cgImage: CGImage? = CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  func jpegData(compressionQuality: CGFloat) -> Data? = bytes; func pngData() -> Data? = bytes
  func heicData() -> Data? = bytes; func preparingForDisplay() -> UIImage? = self
  func preparingThumbnail(of size: CGSize) -> UIImage? = resized(to: size)
  func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? = resized(to: size)
  func byPreparingForDisplay() async -> UIImage? = self; func withTintColor(_ color: UIColor) -> UIImage = self
  func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage = self
  func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage = self
  func withConfiguration(_ configuration: Configuration) -> UIImage = self
  func draw(in rect: CGRect); func draw(at point: CGPoint)
  func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat); func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
  override convenience init() = self.init(Data(), size: .zero)
  convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) = self.init(Data("image".utf8), size: ciImage.extent.size, scale: scale, orientation: orientation, ciImage: ciImage)
  override func isEqual(_ object: Any?) -> Bool = (object as? UIImage)?.bytes == bytes
  override let hash: Int = bytes.hashValue
  """#)
public final class UIImage: NSObject, Sendable, NSItemProviderReading, _ExpressibleByImageLiteral {
  private let bytes: Data
  /// The size in points; zero for an image from bytes, which the simulation doesn't decode.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The orientation of the image.
  public let imageOrientation: Orientation
  /// The Core Image picture from which the app created this image, if any.
  public let ciImage: CIImage?

  private init(
    _ bytes: Data, size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up,
    ciImage: CIImage? = nil
  ) {
    (self.bytes, self.size, self.scale, self.ciImage) = (bytes, size, scale, ciImage)
    imageOrientation = orientation
  }

  /// Creates an image from the bytes of a file, or returns `nil` if there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(data, size: .zero)
  }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
    self.init(
      Data("image".utf8), size: CGSize(width: width / scale, height: height / scale), scale: scale,
      orientation: orientation)
  }

  /// Creates the image of a literal such as `#imageLiteral(resourceName: "shutter")`.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Data(name.utf8), size: .zero)
  }

  private func resized(to size: CGSize) -> UIImage {
    UIImage(bytes, size: size, scale: scale, orientation: imageOrientation)
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image keeps its own colors.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The look of a symbol.
  public typealias Configuration = SymbolConfiguration

  /// The look of a symbol.
  @Kept(
    """
    convenience init(pointSize: CGFloat) = self.init(); convenience init(scale: SymbolScale) = self.init()
    convenience init(weight: SymbolWeight) = self.init()
    convenience init(pointSize: CGFloat, weight: SymbolWeight) = self.init()
    convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) = self.init()
    """)
  public final class SymbolConfiguration: NSObject, Sendable {}

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol.
  public enum SymbolScale: Int, Sendable { case unspecified, small, medium, large, `default` }

  fileprivate func save() { PhotoStore.save(bytes, isVideo: false) }

  /// Returns an image created from bytes.
  public static func object(from data: Data) -> UIImage? { UIImage(data: data) }
}

extension CIImage {
  /// Creates a picture from an image.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
}

/// Adds an image to the photo library, if the person allows it.
///
/// Apple's function calls the selector of the target afterward. Linux has no selectors, so the
/// selector must be `nil`, and the target and the context have no effect.
public func `UIImageWriteToSavedPhotosAlbum`(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) { image.save() }

/// Adds the movie of a file to the photo library, if the person allows it; for the other arguments,
/// see ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)``.
public func `UISaveVideoAtPathToSavedPhotosAlbum`(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  FileManager.default.contents(atPath: videoPath).map { PhotoStore.save($0, isVideo: true) }
}

/// Returns whether a file exists that the photo library could store.
public func `UIVideoAtPathIsCompatibleWithSavedPhotosAlbum`(_ videoPath: String) -> Bool {
  FileManager.default.fileExists(atPath: videoPath)
}

extension PhotoStore {
  fileprivate static func save(_ bytes: Data, isVideo: Bool) {
    let app = PhoneApp.ambient
    let store = PhotoStore.of(app.phone)
    guard store.requestAccess(of: app, .add).allowsAdding else { return }
    let resource = Resource(kind: isVideo ? 2 : 1, filename: nil, data: bytes)
    store.add([
      Asset(identifier: store.newIdentifier(), by: app, isVideo: isVideo, resources: [resource])
    ])
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for these names.
// swift-format-ignore: NoLeadingUnderscores
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
// swift-format-ignore: NoLeadingUnderscores
/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
