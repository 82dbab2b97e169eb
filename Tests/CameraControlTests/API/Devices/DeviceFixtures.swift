import CameraControl
import TestSupport

extension CameraBlueprint {
  /// A camera with one format, or with several.
  static func single(
    _ formats: CaptureDevice.Format..., name: String = "Camera"
  ) throws -> CameraBlueprint {
    let formats = formats.isEmpty ? [try CaptureDevice.Format.zooming(to: 8)] : formats
    return try CameraBlueprint(localizedName: name, formats: formats)
  }

  /// A virtual camera whose zoom can be limited.
  static func virtual(zoomingTo factor: Double = 8) throws -> CameraBlueprint {
    let part = try CameraBlueprint(formats: [.zooming(to: factor)])
    return try CameraBlueprint(
      deviceType: .builtInDualWideCamera, formats: [.zooming(to: factor)],
      constituents: [part, part], switchOverZoomFactors: [2], displayZoomFactorMultiplier: 0.5)
  }
}

extension CaptureDevice {
  /// A camera on a phone that nothing else uses.
  static func alone(_ blueprint: CameraBlueprint) -> CaptureDevice {
    Phone(mainQueue: .inPlace).addCamera(blueprint)
  }

  /// A camera with one format, or with several.
  static func single(
    _ formats: CaptureDevice.Format..., name: String = "Camera"
  ) throws -> CaptureDevice {
    let formats = formats.isEmpty ? [try .zooming(to: 8)] : formats
    return .alone(try CameraBlueprint(localizedName: name, formats: formats))
  }

  /// A virtual camera whose zoom can be limited.
  static func virtual(zoomingTo factor: Double = 8) throws -> CaptureDevice {
    .alone(try CameraBlueprint.virtual(zoomingTo: factor))
  }

  /// Everything that an observer could see, to check that nothing has changed.
  var snapshot: [String] {
    [
      "\(videoZoomFactor) of \(minAvailableVideoZoomFactor)...\(maxAvailableVideoZoomFactor)",
      "ramping \(isRampingVideoZoom) \(String(describing: nextDeadline))",
      "bias \(exposureTargetBias), lens \(lensPosition), format \(activeFormat)",
    ]
  }

  func log() -> (log: Log<Change>, observation: ObservationToken) {
    let log = Log<Change>()
    return (log, observe { log.add($0) })
  }
}

extension CaptureDevice.Format {
  static func zooming(
    to factor: Double,
    recommended: ClosedRange<Double>? = nil,
    bias: ClosedRange<Float> = -8...8,
    recommendedBias: ClosedRange<Float>? = nil,
    width: Int = 1920
  ) throws -> CaptureDevice.Format {
    try CaptureDevice.Format(
      width: width, height: 1080, videoMaxZoomFactor: factor,
      systemRecommendedVideoZoomRange: recommended,
      systemRecommendedExposureBiasRange: recommendedBias, exposureTargetBiasRange: bias)
  }
}

extension PhoneInstant {
  static func seconds(_ seconds: Double) -> PhoneInstant {
    PhoneInstant(nanoseconds: Int64(seconds * 1e9))
  }
}

extension CaptureDevice {
  /// Narrows the zoom, as a phone with that quirk does while controls are active.
  func narrowZoom(_ isActive: Bool) {
    change { $0.narrowZoom(isActive, into: &$1) }
  }

  /// Locks or unlocks the focus, as a finger does.
  func setFocusLocked(_ isLocked: Bool) {
    change { $0.setFocusLocked(isLocked, into: &$1) }
  }
}
