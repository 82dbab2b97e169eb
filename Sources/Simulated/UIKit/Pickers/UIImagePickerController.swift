import CameraControl
import SimulatedAVFoundation

/// The camera that the system provides: a viewfinder with its own shutter.
///
/// While the controller is shown with the camera as its source, it uses the camera and handles the
/// presses of the buttons, like a session and an interaction of the app. A press takes a photo, or
/// starts and stops a movie. With the system's controls, the person then decides whether to use the
/// photo or movie: see ``simulateUse()``.
@Kept(
  #"""
  sourceType = SourceType.photoLibrary; mediaTypes = ["public.image"]; allowsEditing = false; showsCameraControls = true
  cameraViewTransform = CGAffineTransform.identity; cameraFlashMode = CameraFlashMode.auto
  videoQuality = QualityType.typeMedium; videoMaximumDuration: TimeInterval = 600
  weak delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = nil
  """#)
open class UIImagePickerController: UINavigationController {
  /// A view in front of the picture.
  open var cameraOverlayView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let cameraOverlayView, isViewLoaded { view.addSubview(cameraOverlayView) }
    }
  }

  /// The camera that the controller uses.
  open var cameraDevice = CameraDevice.rear {
    didSet { if camera != nil, cameraDevice != oldValue { restart() } }
  }

  /// Whether the controller takes photos or movies.
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { if camera != nil, cameraCaptureMode != oldValue { restart() } }
  }

  private var camera: PickerCamera?
  private var taken: [InfoKey: Any]?
  private var movie: URL?

  /// Returns whether the phone has a source of pictures.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera || !PhoneApp.ambient.phone.cameras.isEmpty
  }

  /// Returns the identifiers of the media types that a source provides.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }

  /// Returns whether the phone has a camera on a side.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    PickerCamera.device(cameraDevice, on: PhoneApp.ambient.phone) != nil
  }

  override var coversPresenter: Bool {
    super.coversPresenter || modalPresentationStyle == .automatic && sourceType == .camera
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    restart()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  /// Takes a photo, as the shutter does; does nothing unless the camera runs.
  open func takePicture() {
    guard camera != nil, taken == nil else { return }
    app.noteCapture()
    let bytes = Data("photo \(PickedNumber.next())".utf8)
    guard let image = UIImage(data: bytes) else { return }
    finish([.mediaType: "public.image", .originalImage: image, .mediaMetadata: NSDictionary()])
  }

  /// Starts a movie, and returns whether that was possible.
  @discardableResult
  open func startVideoCapture() -> Bool {
    guard camera != nil, cameraCaptureMode == .video, taken == nil, movie == nil else {
      return false
    }
    app.noteCapture()
    movie = FileManager.default.temporaryDirectory
      .appendingPathComponent("picked-\(UUID().uuidString)").appendingPathExtension("mov")
    return true
  }

  /// Ends the movie; does nothing if there is none.
  open func stopVideoCapture() {
    guard let movie else { return }
    self.movie = nil
    guard (try? Data("movie \(PickedNumber.next())".utf8).write(to: movie)) != nil else { return }
    finish([.mediaType: "public.movie", .mediaURL: movie])
  }

  /// Uses the photo or movie, as the person does with the system's controls.
  ///
  /// This is for tests.
  @discardableResult
  public func simulateUse() -> Bool {
    guard let taken else { return false }
    self.taken = nil
    tell { $0.imagePickerController($1, didFinishPickingMediaWithInfo: taken) }
    return true
  }

  /// Discards the photo or movie, as the person does with the system's controls.
  ///
  /// This is for tests.
  public func simulateRetake() { taken = nil }

  /// Leaves the camera, as the person does with the system's controls.
  ///
  /// This is for tests.
  public func simulateCancel() {
    taken = nil
    tell { $0.imagePickerControllerDidCancel($1) }
  }

  private func finish(_ info: [InfoKey: Any]) {
    taken = info
    if !showsCameraControls { simulateUse() }
  }

  private func tell(
    _ call: (any UIImagePickerControllerDelegate, UIImagePickerController) -> Void
  ) {
    guard let delegate else { return }
    AmbientPhone.withApp(app) { call(delegate, self) }
  }

  private func press() {
    switch cameraCaptureMode {
    case .photo: takePicture()
    case .video: if movie == nil { startVideoCapture() } else { stopVideoCapture() }
    }
  }

  private func restart() {
    stop()
    guard sourceType == .camera else { return }
    camera = PickerCamera(cameraDevice, takes: cameraCaptureMode, in: app, on: view) {
      [weak self] in self?.press()
    }
    if let cameraOverlayView { view.addSubview(cameraOverlayView) }
  }

  private func stop() {
    camera?.stop(on: view)
    camera = nil
    movie = nil
  }

  isolated deinit { camera?.stop(on: nil) }

  /// The source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The side of the phone on which a camera is.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// Whether the controller takes photos or movies.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// Whether the camera uses the flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// A key of the values that the delegate receives.
  @RawText(
    "UIImagePickerController",
    #"mediaType; originalImage; editedImage; mediaURL; imageURL; mediaMetadata; livePhoto; phAsset = "UIImagePickerControllerPHAsset"; cropRect"#
  )
  public struct InfoKey: RawRepresentable, Hashable, Sendable {}
}

/// A number that distinguishes the photos and movies of pickers.
@MainActor
private enum PickedNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// A delegate that receives the photo or movie.
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with the photo or movie; the app then has to close the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the person has canceled; the app then has to close the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  #kept(
    """
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    """)
}

/// The camera of a picker: a running session, and an interaction on the picker's view.
@MainActor
final class PickerCamera {
  private let session: CaptureSession
  private let interaction: PickerInteraction

  /// Starts the camera; returns `nil` if the phone has no such camera, or the app may not use it.
  init?(
    _ side: UIImagePickerController.CameraDevice,
    takes mode: UIImagePickerController.CameraCaptureMode, in app: PhoneApp, on view: UIView,
    onPress: @escaping @MainActor () -> Void
  ) {
    guard let device = Self.device(side, on: app.phone),
      (try? app.requestAccess(for: .video)) ?? false
    else { return nil }
    session = CaptureSession(in: app)
    interaction = PickerInteraction(onPress)
    do throws(CaptureError) {
      try session.addInput(CaptureDeviceInput(device: device, for: app))
      try session.addOutput(CaptureOutput(mode == .photo ? .photo : .movieFile))
      try session.startRunning()
    } catch {
      app.phone.host.raise(error)
      return nil
    }
    view.addInteraction(interaction)
  }

  /// Stops the camera and removes the interaction.
  func stop(on view: UIView?) {
    view?.removeInteraction(interaction)
    // A session that an interruption has stopped is not running either.
    if session.isRunning { try? session.stopRunning() }
  }

  /// Returns the camera on a side, or `nil` if there is none.
  static func device(
    _ side: UIImagePickerController.CameraDevice, on phone: Phone
  ) -> CaptureDevice? { phone.cameras.first { $0.position == (side == .rear ? .back : .front) } }
}

/// The interaction of a picker, which the app doesn't add itself.
@MainActor
private final class PickerInteraction: NSObject, PressInteraction {
  let registration: CaptureEventInteraction
  private(set) weak var view: UIView?

  init(_ onPress: @escaping @MainActor () -> Void) {
    let press = Handoff(onPress)
    registration = CaptureEventInteraction { if $0.phase == .ended { press.value() } }
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) { self.view = view }
}
