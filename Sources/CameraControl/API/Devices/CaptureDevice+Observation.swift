public import Observation

extension CaptureDevice: Observable {}

extension CaptureDevice {
  /// A stream of changes to the device's properties, starting now.
  ///
  /// Every access returns a separate stream. The stream buffers unread changes, and ends when the
  /// device is released.
  public var changes: AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let id = followers.withLock { $0.add(.stream(continuation)) }
    continuation.onTermination = { [weak self] _ in self?.removeObserver(id) }
    return stream
  }

  /// Calls `handler` for every change from now on, until you cancel or release the returned token.
  ///
  /// The device calls the handler for one change at a time, in order, on the thread that makes the
  /// change. If another thread is still delivering an earlier change, that thread calls the handler
  /// instead. The handler may use the device.
  public func observe(_ handler: @escaping @Sendable (Change) -> Void) -> ObservationToken {
    observe(with: .handler(handler))
  }

  /// Passes changes on to the observers of a module above the core.
  ///
  /// - Parameters:
  ///   - hears: Returns whether the app observes a change there.
  ///   - handler: Called for every change, as by ``observe(_:)``.
  /// - Returns: A token that keeps the observation.
  package func relay(
    hears: @escaping @Sendable (Change) -> Bool, _ handler: @escaping @Sendable (Change) -> Void
  ) -> ObservationToken {
    observe(with: .relay(hears: hears, handler))
  }

  private func observe(with observer: DeviceObserver) -> ObservationToken {
    let id = followers.withLock { $0.add(observer) }
    return ObservationToken { [weak self] in self?.removeObserver(id) }
  }

  // Released outside the lock, because an object that the handler retains may use the device.
  private func removeObserver(_ id: Int) {
    _ = followers.withLock { $0.removeObserver(id) }
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
