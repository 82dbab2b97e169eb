public import Observation

extension CaptureDevice: Observable {}

extension CaptureDevice {
  /// The changes from now on, whoever makes them.
  ///
  /// Every call returns a stream of its own. It keeps what nobody has read yet, and ends with the
  /// device.
  public var changes: AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let id = home.withLock { $0.add(.stream(continuation)) }
    continuation.onTermination = { [weak self] _ in self?.removeObserver(id) }
    return stream
  }

  /// Calls `handler` for every change from now on, until the observation is cancelled or let go.
  ///
  /// The calls come one at a time, in the order of the changes, from the thread that makes a change
  /// or from one that is busy telling an earlier one. The handler may use the device.
  public func observe(_ handler: @escaping @Sendable (Change) -> Void) -> ObservationToken {
    let id = home.withLock { $0.add(.handler(handler)) }
    return ObservationToken { [weak self] in self?.removeObserver(id) }
  }

  // The observer goes outside the lock: what its handler holds may use the device as it goes.
  private func removeObserver(_ id: Int) {
    _ = home.withLock { $0.removeObserver(id) }
  }

  func notifyRegistrar(of change: Change) {
    switch change {
    case .videoZoomFactor: notifyRegistrar(\.videoZoomFactor)
    case .minAvailableVideoZoomFactor: notifyRegistrar(\.minAvailableVideoZoomFactor)
    case .maxAvailableVideoZoomFactor: notifyRegistrar(\.maxAvailableVideoZoomFactor)
    case .isRampingVideoZoom: notifyRegistrar(\.isRampingVideoZoom)
    case .exposureTargetBias: notifyRegistrar(\.exposureTargetBias)
    case .activeFormat: notifyRegistrar(\.activeFormat)
    case .lensPosition: notifyRegistrar(\.lensPosition)
    case .isFocusLocked: notifyRegistrar(\.isFocusLocked)
    }
  }

  // The value has changed already: who tracks it reads the new one even in `onChange`.
  private func notifyRegistrar<Value>(_ keyPath: KeyPath<CaptureDevice, Value>) {
    registrar.withMutation(of: self, keyPath: keyPath) {}
  }
}
