import CameraControl

/// A space in which a device delivers colours.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum AVCaptureColorSpace: Int, Sendable {
  /// The colours of most displays.
  case sRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide colours of an iPhone's display.
  case P3_D65 = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The wide colours of HDR video.
  case HLG_BT2020 = 2
  /// Colours for grading.
  case appleLog = 3
}

extension AVCaptureDevice.Format {
  /// The spaces in which the format delivers colours; a stand-in for simulation.
  public var supportedColorSpaces: [AVCaptureColorSpace] { [.sRGB, .P3_D65] }
}

extension AVCaptureDevice {
  /// The space in which the device delivers colours, one of those that its format supports.
  ///
  /// On a phone, setting another one raises an exception.
  public var activeColorSpace: AVCaptureColorSpace {
    get { setting(\.colorSpace) }
    set {
      guard activeFormat.supportedColorSpaces.contains(newValue) else {
        phone?.raise(.unsupportedColorSpace(newValue, on: localizedName))
        return
      }
      configure("Setting activeColorSpace") { $0.colorSpace = newValue }
    }
  }
}

extension CaptureError {
  fileprivate static func unsupportedColorSpace(
    _ space: AVCaptureColorSpace, on name: String
  ) -> CaptureError {
    CaptureError(
      .unsupportedColorSpace, rule: "DEV25", source: name,
      problem: "The active format does not support the colour space \(space).",
      remedy: "Choose one of supportedColorSpaces, or a format that supports it.",
      exception: .invalidArgument(
        "*** -[AVCaptureDevice setActiveColorSpace:] - the passed color space is not supported by "
          + "the device's active format"))
  }
}

extension CaptureError.Code {
  fileprivate static let unsupportedColorSpace = Self(rawValue: "unsupportedColorSpace")
}
