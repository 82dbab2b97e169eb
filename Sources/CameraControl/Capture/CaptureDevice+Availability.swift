extension CaptureDevice {
  /// Whether this process can have a device; a test sets it to see how an app copes.
  public enum Availability: String, Hashable, Codable, Sendable {
    /// The device can be locked and opened.
    case available
    /// Something else holds the device.
    case inUseByAnotherClient
    /// The device has gone.
    case disconnected
  }

  /// Whether this process can have the device.
  ///
  /// While it cannot, the configuration lock and new inputs are refused. A lock that is held
  /// already stays held.
  public var availability: Availability {
    get { core.withLock { $0.state.availability } }
    set { core.withLock { $0.state.availability = newValue } }
  }

  /// Throws if the device cannot be locked or opened now (DEV15).
  package func requireAvailable() throws(CaptureError) {
    try core.withLock { core throws(CaptureError) in try core.state.requireAvailable() }
  }
}
