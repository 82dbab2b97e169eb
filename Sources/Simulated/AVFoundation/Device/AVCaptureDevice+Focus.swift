import CameraControl

extension AVCaptureDevice {
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

  #choices("FocusMode: Int = locked, autoFocus, continuousAutoFocus")

  // The point and the monitoring have no effect.
  #deviceSettings(
    """
    focusMode: FocusMode; focusPointOfInterest: CGPoint = focusPoint
    isSubjectAreaChangeMonitoringEnabled: Bool = monitorsSubjectArea; isSmoothAutoFocusEnabled: Bool
    autoFocusRangeRestriction: AutoFocusRangeRestriction = focusRange
    """)
  #kept(
    """
    let isLockingFocusWithCustomLensPositionSupported: Bool = hasMediaType(.video)
    let isFocusPointOfInterestSupported: Bool = hasMediaType(.video)
    let isAdjustingFocus: Bool = false; let isSmoothAutoFocusSupported: Bool = false
    let lensPosition: Float = device.lensPosition
    class let currentLensPosition: Float = CaptureDevice.currentLensPosition
    func isFocusModeSupported(_ focusMode: FocusMode) -> Bool = hasMediaType(.video)
    """)
}
