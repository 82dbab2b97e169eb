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
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The side of the phone on which a camera is.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// Whether photos or movies are taken.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// Whether the flash is used.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// A key of the values that the delegate gets.
  @RawText(
    "UIImagePickerController",
    #"mediaType; originalImage; editedImage; mediaURL; imageURL; mediaMetadata; livePhoto; phAsset = "UIImagePickerControllerPHAsset"; cropRect"#
  )
  public struct InfoKey: RawRepresentable, Hashable, Sendable {}
}
