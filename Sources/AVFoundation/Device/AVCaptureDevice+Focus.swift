import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// Where the lens stands: 0 for the nearest focus, 1 for the farthest.
  public var lensPosition: Float { device.lensPosition }

  /// The position that stands for the present one.
  public class var currentLensPosition: Float { CaptureDevice.currentLensPosition }

  /// Moves the lens, keeps it there, and calls the handler.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    attempt { () throws(CaptureError) in
      try device.setFocusModeLocked(lensPosition: lensPosition)
      settings.withLock { $0.focusMode = .locked }
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }

  /// How the focus is found.
  public enum FocusMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// It is found once.
    case autoFocus = 1
    /// It is found again and again.
    case continuousAutoFocus = 2
  }

  /// Tells whether the device can find its focus in a way; a camera can in every way.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { hasMediaType(.video) }

  /// Whether the app can say where the lens stands.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { hasMediaType(.video) }

  /// How the focus is found.
  public var focusMode: FocusMode {
    get { setting(\.focusMode) }
    set { configure("Setting focusMode") { $0.focusMode = newValue } }
  }

  /// Whether the focus can be found at a place in the picture.
  public var isFocusPointOfInterestSupported: Bool { hasMediaType(.video) }

  /// The place in the picture at which the focus is found.
  public var focusPointOfInterest: CGPoint {
    get { setting(\.focusPoint) }
    set { configure("Setting focusPointOfInterest") { $0.focusPoint = newValue } }
  }

  /// Whether the focus is being found; it is found at once.
  public var isAdjustingFocus: Bool { false }

  /// Whether the focus can be found slowly.
  public var isSmoothAutoFocusSupported: Bool { false }

  /// Whether the app wants to hear when what the device sees changes a lot.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { setting(\.monitorsSubjectArea) }
    set {
      configure("Setting isSubjectAreaChangeMonitoringEnabled") {
        $0.monitorsSubjectArea = newValue
      }
    }
  }
}
