extension CaptureDevice {
  /// The exposure bias in EV.
  public var exposureTargetBias: Float {
    access(\.exposureTargetBias)
    return read(\.bias)
  }

  /// The smallest exposure bias that the active format allows.
  public var minExposureTargetBias: Float { activeFormat.exposureTargetBiasRange.lowerBound }

  /// The largest exposure bias that the active format allows.
  public var maxExposureTargetBias: Float { activeFormat.exposureTargetBiasRange.upperBound }

  /// The biases that people can reach: the recommended biases that are legal.
  package var biasScaleRange: ClosedRange<Float> { read(\.biasScaleRange) }

  /// Sets the exposure bias, and calls the handler with the instant at which the bias takes effect.
  ///
  /// The device calls handlers and observers one at a time, in the order of the changes. To keep
  /// the current exposure bias, pass ``currentExposureTargetBias``.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (PhoneInstant) -> Void)? = nil
  ) throws(CaptureError) {
    let instant = now
    let ticket = handler.map { handler in biasHandlers.withLock { $0.keep(handler) } }
    do throws(CaptureError) {
      try changeDriven { (state, effects) throws(CaptureError) in
        try state.setBias(bias, at: instant, ticket: ticket, into: &effects)
      }
    } catch {
      // The device never calls this handler, and releases it outside the lock.
      if let ticket { _ = biasHandlers.withLock { $0.take(ticket) } }
      throw error
    }
  }

  /// Sets the exposure bias and returns the instant at which the bias takes effect.
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

  /// A constant that keeps the current exposure bias when you pass it to
  /// ``setExposureTargetBias(_:completionHandler:)``.
  public static let currentExposureTargetBias = DeviceState.currentBias

  /// The position of the lens: 0 for the nearest focus, 1 for the farthest.
  public var lensPosition: Float {
    access(\.lensPosition)
    return read(\.lensPosition)
  }

  /// Moves the lens to a position, and locks the focus there.
  ///
  /// Pass ``currentLensPosition`` to lock the focus without moving the lens.
  public func setFocusModeLocked(lensPosition: Float) throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in
      try state.lockFocus(at: lensPosition, into: &effects)
    }
  }

  /// Whether a light press and hold is keeping focus and exposure locked.
  ///
  /// By default, the option `focusLock` locks no devices, so the value is `false`.
  public var isFocusLocked: Bool {
    access(\.isFocusLocked)
    return read(\.isFocusLocked)
  }

  /// A constant that keeps the current lens position when you pass it to
  /// ``setFocusModeLocked(lensPosition:)``.
  public static let currentLensPosition = DeviceState.currentLensPosition
}

/// The completion handlers of pending exposure biases.
struct BiasHandlers: Sendable {
  private var handlers: [UInt64: @Sendable (PhoneInstant) -> Void] = [:]
  private var lastTicket: UInt64 = 0

  /// Keeps a handler until its bias is applied; the returned ticket identifies it to the phone.
  mutating func keep(_ handler: @escaping @Sendable (PhoneInstant) -> Void) -> UInt64 {
    lastTicket += 1
    handlers[lastTicket] = handler
    return lastTicket
  }

  mutating func take(_ ticket: UInt64) -> (@Sendable (PhoneInstant) -> Void)? {
    handlers.removeValue(forKey: ticket)
  }
}
