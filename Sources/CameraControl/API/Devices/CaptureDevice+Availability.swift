extension CaptureDevice {
  /// Whether this process can use the device.
  ///
  /// While it cannot, the configuration lock and new inputs are refused. A lock that is already
  /// held stays held.
  public var availability: Availability {
    get { look(\.availability) }
    set { change { state, _ in state.availability = newValue } }
  }

  /// Throws if the device cannot be locked or opened now (DEV15).
  package func requireAvailable() throws(CaptureError) {
    if let refusal = availability.refusal(of: localizedName) { throw refusal }
  }
}
