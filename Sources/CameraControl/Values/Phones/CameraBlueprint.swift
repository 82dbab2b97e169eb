/// A description of a camera, from which you can create any number of devices.
public struct CameraBlueprint: Hashable, Sendable {
  /// The name of the device that people see.
  package let localizedName: String

  package let deviceType: CameraType

  /// The side of the phone that the camera is on.
  package let position: CameraPosition

  /// The formats of the camera, of which the first is active at the start.
  package let formats: [CameraFormat]

  /// The cameras that a virtual camera consists of, in ascending order of focal length.
  package let constituents: [CameraBlueprint]

  /// The zoom factors at which a virtual camera switches from one constituent to the next.
  let switchOverZoomFactors: [Double]

  /// The multiplier that turns a zoom factor into the number that people see.
  let displayZoomFactorMultiplier: Double

  package let hasFlash: Bool

  /// Creates a blueprint.
  ///
  /// Throws an error if no camera can have these properties (DEV09, DEV11).
  public init(
    localizedName: String = "Camera",
    deviceType: CameraType = .builtInWideAngleCamera,
    position: CameraPosition = .back,
    formats: [CameraFormat],
    constituents: [CameraBlueprint] = [],
    switchOverZoomFactors: [Double] = [],
    displayZoomFactorMultiplier: Double = 1,
    hasFlash: Bool = false
  ) throws(CaptureError) {
    self.init(
      stock: localizedName, deviceType, position, formats, constituents, switchOverZoomFactors,
      multiplier: displayZoomFactorMultiplier, hasFlash: hasFlash)
    try validate()
  }

  // A constant cannot throw, so stock cameras are not validated here. A test validates all of them.
  init(
    stock localizedName: String,
    _ deviceType: CameraType,
    _ position: CameraPosition,
    _ formats: [CameraFormat],
    _ constituents: [CameraBlueprint] = [],
    _ switchOverZoomFactors: [Double] = [],
    multiplier: Double = 1,
    hasFlash: Bool
  ) {
    self.localizedName = localizedName
    self.deviceType = deviceType
    self.position = position
    self.formats = formats
    self.constituents = constituents
    self.switchOverZoomFactors = switchOverZoomFactors
    self.displayZoomFactorMultiplier = multiplier
    self.hasFlash = hasFlash
  }

  /// Throws an error if no camera can have these properties.
  package func validate() throws(CaptureError) {
    guard !formats.isEmpty else {
      throw wrong(
        .emptyList, rule: "DEV11", "The camera “\(localizedName)” has no format.",
        remedy: "Give it at least one format.")
    }
    guard constituents.count != 1, switchOverZoomFactors.count == max(0, constituents.count - 1)
    else {
      throw wrong(
        .invalidCount, rule: "DEV09",
        "The camera “\(localizedName)” has \(constituents.count.counted("constituent")) and "
          + "\(switchOverZoomFactors.count.counted("switch-over factor")).",
        remedy: "Give a virtual camera two or more constituents, and one switch-over factor fewer. "
          + "Give any other camera neither.")
    }
    let ascending = zip(switchOverZoomFactors, switchOverZoomFactors.dropFirst()).allSatisfy(<)
    guard
      switchOverZoomFactors.allSatisfy(\.isFinite), ascending,
      (switchOverZoomFactors.first ?? 1) >= 1
    else {
      let list = switchOverZoomFactors.map(\.description).joined(separator: ", ")
      throw wrong(
        switchOverZoomFactors.allSatisfy(\.isFinite) ? .outOfRange : .notFinite, rule: "DEV09",
        switchOverZoomFactors.count == 1
          ? "The switch-over factor of the camera “\(localizedName)” is \(list)."
          : "The switch-over factors of the camera “\(localizedName)” are \(list).",
        remedy: "List finite factors of at least 1 in ascending order.")
    }
    guard displayZoomFactorMultiplier.isFinite, displayZoomFactorMultiplier > 0 else {
      throw wrong(
        displayZoomFactorMultiplier.isFinite ? .outOfRange : .notFinite, rule: "ZOM11",
        "The display multiplier of the camera “\(localizedName)” is "
          + "\(displayZoomFactorMultiplier).",
        remedy: "Give it a finite multiplier above 0, or 1 for none.")
    }
    for format in formats { try format.validate() }
    for constituent in constituents { try constituent.validate() }
  }

  private func wrong(
    _ code: CaptureError.Code, rule: String, _ problem: String, remedy: String
  ) -> CaptureError {
    CaptureError(code, rule: rule, source: localizedName, problem: problem, remedy: remedy)
  }
}

extension CameraBlueprint: CustomStringConvertible {
  /// The camera's name, for display.
  public var description: String { localizedName }
}
