import CameraControl

/// Settings of a device that no control affects: they are only stored and read back.
struct DeviceSettings: Sendable {
  var exposureMode = AVCaptureDevice.ExposureMode.continuousAutoExposure
  var exposurePoint = CGPoint(x: 0.5, y: 0.5)
  var exposureDuration = CMTime(value: 1, timescale: 60)
  var iso: Float = 100
  var focusMode = AVCaptureDevice.FocusMode.continuousAutoFocus
  var focusPoint = CGPoint(x: 0.5, y: 0.5)
  var monitorsSubjectArea = false
  var torchMode = AVCaptureDevice.TorchMode.off
  var torchLevel: Float = 1
  var whiteBalanceMode = AVCaptureDevice.WhiteBalanceMode.continuousAutoWhiteBalance
  var gains = AVCaptureDevice.WhiteBalanceGains()
  var minFrameDuration: CMTime
  var maxFrameDuration: CMTime
  var colorSpace = AVCaptureColorSpace.sRGB
  var isSmoothAutoFocusEnabled = false
  var focusRange = AVCaptureDevice.AutoFocusRangeRestriction.none
  var boostsLowLight = false
  var isVideoHDREnabled = false
  var adjustsVideoHDR = true
  var isAutoVideoFrameRateEnabled = false
  var correctsDistortion = true
  var depthFormat: AVCaptureDevice.Format?
  var depthFrameDuration = CMTime.invalid
  var maxExposure = CMTime.invalid
  var isFaceDrivenAutoFocusEnabled = true
  var adjustsFaceFocus = true
  var isFaceDrivenAutoExposureEnabled = true
  var adjustsFaceExposure = true
  var isGlobalToneMappingEnabled = false
  var switching = AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior.auto
  var switchingConditions:
    AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions = []

  init(_ device: CaptureDevice) {
    let duration = CMTime(seconds: 1 / device.activeFormat.maxFrameRate, preferredTimescale: 600)
    minFrameDuration = duration
    maxFrameDuration = duration
  }
}

/// Makes properties of a device that are kept in its settings.
@freestanding(declaration, names: arbitrary)
macro deviceSettings(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "DeviceSettings")
