/// What a camera is made of: the plan from which any number of devices can be made.
public struct CameraBlueprint: Hashable, Sendable {
  /// The device's name for people.
  public let localizedName: String

  /// What kind of camera it is.
  public let deviceType: CaptureDevice.DeviceType

  /// The side of the phone that it looks out of.
  public let position: CaptureDevice.Position

  /// The formats it knows, of which the first is active at the start.
  public let formats: [CaptureDevice.Format]

  /// The cameras that it consists of if it is virtual, from the shortest focal length up.
  public let constituents: [CameraBlueprint]

  /// The zoom factors at which a virtual device goes from one constituent to the next.
  public let switchOverZoomFactors: [Double]

  /// What a zoom factor is multiplied by to get the number that people see.
  public let displayZoomFactorMultiplier: Double

  /// Whether it has a flash.
  public let hasFlash: Bool

  /// Makes a plan, or says what about it no camera could have.
  public init(
    localizedName: String = "Camera",
    deviceType: CaptureDevice.DeviceType = .builtInWideAngleCamera,
    position: CaptureDevice.Position = .back,
    formats: [CaptureDevice.Format],
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

  // Stock cameras come without a check, since a constant has nobody to throw to. A test checks
  // every one of them.
  init(
    stock localizedName: String,
    _ deviceType: CaptureDevice.DeviceType,
    _ position: CaptureDevice.Position,
    _ formats: [CaptureDevice.Format],
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
}

extension CameraBlueprint {
  /// Throws if no camera could be like this.
  package func validate() throws(CaptureError) {
    guard !formats.isEmpty else {
      throw wrong(.emptyList, "DEV11", "has no format; give it at least one")
    }
    guard constituents.count != 1, switchOverZoomFactors.count == max(0, constituents.count - 1)
    else {
      throw wrong(
        .invalidCount, "DEV09",
        "has \(constituents.count) constituents and \(switchOverZoomFactors.count) switch-over "
          + "factors; give a virtual camera at least two and one factor fewer, and any other none")
    }
    let ascending = zip(switchOverZoomFactors, switchOverZoomFactors.dropFirst()).allSatisfy(<)
    guard
      switchOverZoomFactors.allSatisfy(\.isFinite), ascending,
      (switchOverZoomFactors.first ?? 1) >= 1
    else {
      let list = switchOverZoomFactors.map(\.description).joined(separator: ", ")
      throw CaptureError(
        switchOverZoomFactors.allSatisfy(\.isFinite) ? .outOfRange : .notFinite, rule: "DEV09",
        "The switch-over factors of the camera “\(localizedName)” are \(list); let them ascend from "
          + "1 like its constituents.")
    }
    guard displayZoomFactorMultiplier.isFinite, displayZoomFactorMultiplier > 0 else {
      throw CaptureError(
        displayZoomFactorMultiplier.isFinite ? .outOfRange : .notFinite, rule: "ZOM11",
        "The display multiplier of the camera “\(localizedName)” is \(displayZoomFactorMultiplier); "
          + "give it one above 0, or 1 for none.")
    }
    for format in formats { try format.validate() }
    for constituent in constituents { try constituent.validate() }
  }

  private func wrong(_ code: CaptureError.Code, _ rule: String, _ what: String) -> CaptureError {
    CaptureError(code, rule: rule, "The camera “\(localizedName)” \(what).")
  }
}

extension CameraBlueprint: CustomStringConvertible {
  /// The camera's name for people.
  public var description: String { localizedName }
}
