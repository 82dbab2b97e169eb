import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The lens position, from 0 for the nearest focus to 1 for the farthest.
  public var lensPosition: Float { device.lensPosition }

  /// A value that stands for the current lens position.
  public class var currentLensPosition: Float { CaptureDevice.currentLensPosition }

  /// Locks focus at a lens position and then calls the handler.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    attempt { () throws(CaptureError) in
      try device.setFocusModeLocked(lensPosition: lensPosition)
      settings.withLock { $0.focusMode = .locked }
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }

  /// A focus mode.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum FocusMode: Int, Sendable {
    /// Focus is locked.
    case locked = 0
    /// Focus is adjusted once.
    case autoFocus = 1
    /// Focus is adjusted continuously.
    case continuousAutoFocus = 2
  }

  /// Returns whether a mode is supported; a camera supports all of them.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { hasMediaType(.video) }

  /// Whether the app can lock focus at a lens position of its own.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { hasMediaType(.video) }

  /// The focus mode.
  public var focusMode: FocusMode {
    get { setting(\.focusMode) }
    set { configure("Setting focusMode") { $0.focusMode = newValue } }
  }

  /// Whether ``focusPointOfInterest`` can be set.
  public var isFocusPointOfInterestSupported: Bool { hasMediaType(.video) }

  /// The point of interest for focus; stored, without effect.
  public var focusPointOfInterest: CGPoint {
    get { setting(\.focusPoint) }
    set { configure("Setting focusPointOfInterest") { $0.focusPoint = newValue } }
  }

  /// Whether focus is being adjusted; always `false`.
  public var isAdjustingFocus: Bool { false }

  /// Whether smooth autofocus is supported; always `false`.
  public var isSmoothAutoFocusSupported: Bool { false }

  /// Whether to monitor the subject area for changes; stored, without effect.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { setting(\.monitorsSubjectArea) }
    set {
      configure("Setting isSubjectAreaChangeMonitoringEnabled") {
        $0.monitorsSubjectArea = newValue
      }
    }
  }
}
