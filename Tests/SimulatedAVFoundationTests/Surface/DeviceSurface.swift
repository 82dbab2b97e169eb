import AVFoundation

// The members of a device that controls need, with exact types. That this compiles is the test.

enum DeviceSurface {
  typealias Device = AVCaptureDevice

  static func zoom() {
    let factor: ReferenceWritableKeyPath<Device, CGFloat> = \.videoZoomFactor
    let ramp: (Device) -> (CGFloat, Float) -> Void = Device.ramp(toVideoZoomFactor:withRate:)
    let cancel: (Device) -> () -> Void = Device.cancelVideoZoomRamp
    let isRamping: KeyPath<Device, Bool> = \.isRampingVideoZoom
    let lowest: KeyPath<Device, CGFloat> = \.minAvailableVideoZoomFactor
    let highest: KeyPath<Device, CGFloat> = \.maxAvailableVideoZoomFactor
    let multiplier: KeyPath<Device, CGFloat> = \.displayVideoZoomFactorMultiplier
    let switches: KeyPath<Device, [NSNumber]> = \.virtualDeviceSwitchOverVideoZoomFactors
    ControlsSurface.use(factor, ramp, cancel, isRamping, lowest, highest, multiplier, switches)
  }

  static func bias() async {
    let bias: KeyPath<Device, Float> = \.exposureTargetBias
    let lowest: KeyPath<Device, Float> = \.minExposureTargetBias
    let highest: KeyPath<Device, Float> = \.maxExposureTargetBias
    let set: (Device) -> (Float, ((CMTime) -> Void)?) -> Void =
      Device.setExposureTargetBias(_:completionHandler:)
    let setAndWait: (Device) -> (Float) async -> CMTime = Device.setExposureTargetBias(_:)
    let current: Float = Device.currentExposureTargetBias
    ControlsSurface.use(bias, lowest, highest, set, setAndWait, current)
  }

  static func lens() {
    let position: KeyPath<Device, Float> = \.lensPosition
    let lock: (Device) -> (Float, ((CMTime) -> Void)?) -> Void =
      Device.setFocusModeLocked(lensPosition:completionHandler:)
    let current: Float = Device.currentLensPosition
    ControlsSurface.use(position, lock, current)
  }

  static func configuration() {
    let lock: (Device) -> () throws -> Void = Device.lockForConfiguration
    let unlock: (Device) -> () -> Void = Device.unlockForConfiguration
    let formats: KeyPath<Device, [Device.Format]> = \.formats
    let active: ReferenceWritableKeyPath<Device, Device.Format> = \.activeFormat
    let zoomRange: KeyPath<Device.Format, ClosedRange<CGFloat>?> = \.systemRecommendedVideoZoomRange
    let biasRange: KeyPath<Device.Format, ClosedRange<Float>?> =
      \.systemRecommendedExposureBiasRange
    let most: KeyPath<Device.Format, CGFloat> = \.videoMaxZoomFactor
    let threshold: KeyPath<Device.Format, CGFloat> = \.videoZoomFactorUpscaleThreshold
    let native: KeyPath<Device.Format, [CGFloat]> = \.secondaryNativeResolutionZoomFactors
    ControlsSurface.use(lock, unlock, formats, active, zoomRange, biasRange, most, threshold)
    ControlsSurface.use(native)
  }

  static func identity() {
    let byMedium: (AVMediaType) -> Device? = Device.default(for:)
    let byType: (Device.DeviceType, AVMediaType?, Device.Position) -> Device? =
      Device.default(_:for:position:)
    let find: ([Device.DeviceType], AVMediaType?, Device.Position) -> Device.DiscoverySession =
      Device.DiscoverySession.init(deviceTypes:mediaType:position:)
    let found: KeyPath<Device.DiscoverySession, [Device]> = \.devices
    let strings: [KeyPath<Device, String>] = [\.uniqueID, \.localizedName, \.modelID]
    let type: KeyPath<Device, Device.DeviceType> = \.deviceType
    let position: KeyPath<Device, Device.Position> = \.position
    let status: (AVMediaType) -> AVAuthorizationStatus = Device.authorizationStatus(for:)
    let ask: (AVMediaType) async -> Bool = Device.requestAccess(for:)
    let call: (AVMediaType, @escaping @Sendable (Bool) -> Void) -> Void =
      Device.requestAccess(for:completionHandler:)
    ControlsSurface.use(byMedium, byType, find, found, strings, type, position, status, ask, call)
  }
}
