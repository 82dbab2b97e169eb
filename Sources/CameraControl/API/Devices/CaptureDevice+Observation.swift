public import Observation

extension CaptureDevice: Observable {}

extension CaptureDevice {
  /// A stream of changes to the device's properties, starting now.
  ///
  /// Every access returns a separate stream. The stream buffers unread changes, and ends when the
  /// device is released.
  public var changes: AsyncStream<Change> { observers.stream() }

  /// Calls `handler` for every change from now on, until you cancel or release the returned token.
  ///
  /// The device calls the handler for one change at a time, in order, on the thread that makes this
  /// change or is still delivering an earlier one. The handler may use the device.
  public func observe(_ handler: @escaping @Sendable (Change) -> Void) -> ObservationToken {
    observers.add(handler)
  }

  /// Passes changes on to the observers of a module above the core, like ``observe(_:)``.
  ///
  /// `hears` returns whether the app observes a change there.
  package func relay(
    hears: @escaping @Sendable (Change) -> Bool, _ handler: @escaping @Sendable (Change) -> Void
  ) -> ObservationToken {
    observers.add(handler, hears: hears)
  }

  func notifyRegistrar(of change: Change) {
    switch change {
    case .videoZoomFactor: notifyRegistrar(of: \.videoZoomFactor)
    case .minAvailableVideoZoomFactor: notifyRegistrar(of: \.minAvailableVideoZoomFactor)
    case .maxAvailableVideoZoomFactor: notifyRegistrar(of: \.maxAvailableVideoZoomFactor)
    case .isRampingVideoZoom: notifyRegistrar(of: \.isRampingVideoZoom)
    case .exposureTargetBias: notifyRegistrar(of: \.exposureTargetBias)
    case .activeFormat: notifyRegistrar(of: \.activeFormat)
    case .lensPosition: notifyRegistrar(of: \.lensPosition)
    case .isFocusLocked: notifyRegistrar(of: \.isFocusLocked)
    }
  }
}
