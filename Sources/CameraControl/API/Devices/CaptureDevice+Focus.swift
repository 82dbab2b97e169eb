extension CaptureDevice {
  /// The position of the lens: 0 for the nearest focus, 1 for the farthest.
  public var lensPosition: Float {
    access(\.lensPosition)
    return look(\.lensPosition)
  }

  /// Moves the lens and keeps it there; ``currentLensPosition`` keeps the present position.
  public func setFocusModeLocked(lensPosition: Float) throws(CaptureError) {
    try update { (state, effects) throws(CaptureError) in
      try state.lockFocus(at: lensPosition, into: &effects)
    }
  }

  /// Whether the person holds focus and exposure with a light press.
  public var isFocusLocked: Bool {
    access(\.isFocusLocked)
    return look(\.isFocusLocked)
  }

  /// The position that stands for the present one in ``setFocusModeLocked(lensPosition:)``.
  public static let currentLensPosition = DeviceState.currentLensPosition
}
