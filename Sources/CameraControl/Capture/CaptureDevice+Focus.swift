extension CaptureDevice {
  /// Where the lens stands: 0 for the nearest focus, 1 for the farthest.
  public var lensPosition: Float {
    registrar.access(self, keyPath: \.lensPosition)
    return core.withLock { $0.state.lensPosition }
  }

  /// Moves the lens and keeps it there; ``currentLensPosition`` keeps the present position.
  public func setFocusModeLocked(lensPosition: Float) throws(CaptureError) {
    try update { state throws(CaptureError) in try state.lockFocus(at: lensPosition) }
  }

  /// Whether the person holds focus and exposure with a light press.
  public var isFocusLocked: Bool {
    registrar.access(self, keyPath: \.isFocusLocked)
    return core.withLock { $0.state.isFocusLocked }
  }

  /// Locks the focus or sets it free, as the person's finger does; needs no configuration lock.
  package func setFocusLocked(_ isLocked: Bool) {
    core.withLock { $0.state.setFocusLocked(isLocked) }
    deliver()
  }

  /// The position that stands for the present one in ``setFocusModeLocked(lensPosition:)``.
  public static let currentLensPosition = Float.greatestFiniteMagnitude
}
