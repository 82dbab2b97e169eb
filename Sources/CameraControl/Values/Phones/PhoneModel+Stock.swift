extension PhoneModel {
  /// An iPhone with neither Camera Control nor Action button.
  public static let iPhone15 = PhoneModel(
    name: "iPhone 15", hasCameraControl: false, hasActionButton: false, cameras: dualWideCameras)

  /// An iPhone with an Action button but without Camera Control.
  public static let iPhone15Pro = PhoneModel(
    name: "iPhone 15 Pro", hasCameraControl: false, hasActionButton: true,
    cameras: proCameras(.three))

  /// An iPhone with Camera Control and two cameras on the back.
  public static let iPhone16 = PhoneModel(
    name: "iPhone 16", hasCameraControl: true, hasActionButton: true, cameras: dualWideCameras)

  /// An iPhone with Camera Control and two cameras on the back, with a larger screen.
  public static let iPhone16Plus = PhoneModel(
    name: "iPhone 16 Plus", hasCameraControl: true, hasActionButton: true,
    cameras: dualWideCameras)

  /// An iPhone with Camera Control and three cameras on the back.
  public static let iPhone16Pro = PhoneModel(
    name: "iPhone 16 Pro", hasCameraControl: true, hasActionButton: true,
    cameras: proCameras(.five))

  /// An iPhone with Camera Control and three cameras on the back, with a larger screen.
  public static let iPhone16ProMax = PhoneModel(
    name: "iPhone 16 Pro Max", hasCameraControl: true, hasActionButton: true,
    cameras: proCameras(.five))

  /// An iPhone with an Action button and one camera on the back, but without Camera Control.
  public static let iPhone16e = PhoneModel(
    name: "iPhone 16e", hasCameraControl: false, hasActionButton: true, cameras: singleCameras)

  /// An iPhone with Camera Control and two cameras on the back.
  public static let iPhone17 = PhoneModel(
    name: "iPhone 17", hasCameraControl: true, hasActionButton: true, cameras: dualWideCameras)

  /// An iPhone with Camera Control and three cameras on the back.
  public static let iPhone17Pro = PhoneModel(
    name: "iPhone 17 Pro", hasCameraControl: true, hasActionButton: true,
    cameras: proCameras(.four))

  /// An iPhone with Camera Control and three cameras on the back, with a larger screen.
  public static let iPhone17ProMax = PhoneModel(
    name: "iPhone 17 Pro Max", hasCameraControl: true, hasActionButton: true,
    cameras: proCameras(.four))

  /// An iPhone with Camera Control and one camera on the back.
  public static let iPhoneAir = PhoneModel(
    name: "iPhone Air", hasCameraControl: true, hasActionButton: true, cameras: singleCameras)

  /// A tablet, which has neither Camera Control nor Action button.
  public static let iPad = PhoneModel(
    name: "iPad", hasCameraControl: false, hasActionButton: false,
    cameras: [.wide(hasFlash: false), .wide(.front, hasFlash: false)])

  /// All stock models.
  public static let all: [PhoneModel] = [
    iPhone15, iPhone15Pro, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e,
    iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir, iPad,
  ]

  private static let singleCameras: [CameraBlueprint] = [.wide()] + frontCameras
  private static let dualWideCameras: [CameraBlueprint] =
    [.wide(), .ultraWide, .dualWide] + frontCameras
  private static let frontCameras: [CameraBlueprint] = [.wide(.front), .trueDepth]

  private static func proCameras(_ magnification: StockMagnification) -> [CameraBlueprint] {
    let telephoto = CameraBlueprint.telephoto(magnification)
    return [.wide(), .ultraWide, telephoto, .dual(magnification), .dualWide]
      + [.triple(magnification)] + frontCameras
  }
}
