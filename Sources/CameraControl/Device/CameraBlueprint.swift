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
      throw CaptureError(
        .emptyList, rule: "DEV11", "A camera has at least one format; pass one in formats.")
    }
    guard constituents.count != 1, switchOverZoomFactors.count == max(0, constituents.count - 1)
    else {
      throw CaptureError(
        .invalidCount, rule: "DEV09",
        """
        A virtual camera has at least two constituents and one switch-over factor fewer, any other \
        has none; there are \(constituents.count) and \(switchOverZoomFactors.count).
        """)
    }
    guard switchOverZoomFactors.allSatisfy(\.isFinite), displayZoomFactorMultiplier.isFinite else {
      throw CaptureError(.notFinite, rule: "DEV09", "The factors of a camera are finite numbers.")
    }
    let ascending = zip(switchOverZoomFactors, switchOverZoomFactors.dropFirst()).allSatisfy(<)
    guard ascending, (switchOverZoomFactors.first ?? 1) >= 1 else {
      throw CaptureError(
        .outOfRange, rule: "DEV09",
        "Switch-over factors are at least 1 and ascend like the constituents; sort them.")
    }
    guard displayZoomFactorMultiplier > 0 else {
      throw CaptureError(
        .outOfRange, rule: "ZOM11", "The display multiplier is above 0; pass 1 for none.")
    }
    for format in formats { try format.validate() }
    for constituent in constituents { try constituent.validate() }
  }
}

extension CameraBlueprint: CustomStringConvertible {
  /// The camera's name for people.
  public var description: String { localizedName }
}
