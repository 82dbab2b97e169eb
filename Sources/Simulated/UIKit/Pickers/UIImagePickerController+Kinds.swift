public import Foundation

/// What a picker tells of what was taken.
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with what was taken; the app closes the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when the person does not want to take anything; the app closes the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The latest photos.
    case savedPhotosAlbum = 2
  }

  /// The side of the phone on which a camera is.
  public enum CameraDevice: Int, Sendable {
    /// The back.
    case rear = 0
    /// The front.
    case front = 1
  }

  /// Whether photos or movies are taken.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// Whether the flash is used.
  public enum CameraFlashMode: Int, Sendable {
    /// It is not.
    case off = -1
    /// In the dark.
    case auto = 0
    /// It is.
    case on = 1
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// A key of the values that the delegate gets.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the kind, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped picture, which is never there.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The movie's file, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's file, which is never there.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera says of the picture; it says nothing.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }
}
