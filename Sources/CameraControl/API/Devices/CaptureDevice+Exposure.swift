extension CaptureDevice {
  /// The exposure bias in EV.
  public var exposureTargetBias: Float {
    access(\.exposureTargetBias)
    return read(\.bias)
  }

  /// The smallest legal exposure bias.
  public var minExposureTargetBias: Float { activeFormat.exposureTargetBiasRange.lowerBound }

  /// The largest legal exposure bias.
  public var maxExposureTargetBias: Float { activeFormat.exposureTargetBiasRange.upperBound }

  /// The biases that people can reach: the legal part of the recommended ones.
  package var biasScaleRange: ClosedRange<Float> { read(\.biasScaleRange) }

  /// Sets the exposure bias, and then calls the handler with the instant from which it applies.
  ///
  /// Handlers run in the order of the calls, in sequence with the notifications to observers. Pass
  /// ``currentExposureTargetBias`` to keep the bias.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (PhoneInstant) -> Void)? = nil
  ) throws(CaptureError) {
    let instant = now
    let ticket = handler.map { handler in followers.withLock { $0.keep(handler) } }
    do throws(CaptureError) {
      try changeDriven { (state, effects) throws(CaptureError) in
        try state.setBias(bias, at: instant, ticket: ticket, into: &effects)
      }
    } catch {
      // The handler is not called; it is released outside the lock.
      if let ticket { _ = followers.withLock { $0.takeHandler(ticket) } }
      throw error
    }
  }

  /// Sets the exposure bias and returns the instant from which it applies.
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async throws(CaptureError) -> PhoneInstant {
    let result: Result<PhoneInstant, CaptureError> = await withCheckedContinuation { waiting in
      do throws(CaptureError) {
        try setExposureTargetBias(bias) { waiting.resume(returning: .success($0)) }
      } catch {
        waiting.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }

  /// A bias that keeps the present one when you pass it to
  /// ``setExposureTargetBias(_:completionHandler:)``.
  public static let currentExposureTargetBias = DeviceState.currentBias

  /// The position of the lens: 0 for the nearest focus, 1 for the farthest.
  public var lensPosition: Float {
    access(\.lensPosition)
    return read(\.lensPosition)
  }

  /// Moves the lens and locks it there.
  ///
  /// Pass ``currentLensPosition`` to lock it where it is.
  public func setFocusModeLocked(lensPosition: Float) throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in
      try state.lockFocus(at: lensPosition, into: &effects)
    }
  }

  /// Whether the person holds focus and exposure with a light press.
  public var isFocusLocked: Bool {
    access(\.isFocusLocked)
    return read(\.isFocusLocked)
  }

  /// A position that keeps the present one when you pass it to
  /// ``setFocusModeLocked(lensPosition:)``.
  public static let currentLensPosition = DeviceState.currentLensPosition
}
