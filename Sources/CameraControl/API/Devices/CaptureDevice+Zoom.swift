extension CaptureDevice {
  /// The zoom factor; at 1, the device shows the whole picture of its shortest focal length.
  public var videoZoomFactor: Double {
    access(\.videoZoomFactor)
    let (factor, isNews) = host.read {
      ($0.world.device(id).zoom, $0.world.hasUnheardZoom(of: id))
    }
    return isNews ? host.post { $0.world.hearZoom(of: id) } : factor
  }

  /// Notes that the app is told of the zoom, so that it knows what it overwrites (ZOM16).
  package func noteZoomHeard() {
    guard host.read({ $0.world.hasUnheardZoom(of: id) }) else { return }
    _ = host.post { $0.world.hearZoom(of: id) }
  }

  /// The smallest zoom factor available now.
  public var minAvailableVideoZoomFactor: Double {
    access(\.minAvailableVideoZoomFactor)
    return look(\.availableZoom.lowerBound)
  }

  /// The largest zoom factor available now.
  public var maxAvailableVideoZoomFactor: Double {
    access(\.maxAvailableVideoZoomFactor)
    return look(\.availableZoom.upperBound)
  }

  /// Whether the zoom can be changed at all, which a system zoom slider requires (ZOM02).
  public var canZoom: Bool { activeFormat.canZoom }

  /// Sets the zoom factor at once and ends a ramp.
  ///
  /// A factor that is legal in the active format but not available now becomes the nearest one that
  /// is. A factor outside 1...`activeFormat.videoMaxZoomFactor` is refused.
  public func setVideoZoomFactor(_ factor: Double) throws(CaptureError) {
    try updateDriven { (state, effects) throws(CaptureError) in
      try state.setZoom(factor, into: &effects)
    }
  }

  /// Limits the zoom factors that a virtual device can reach, as a phone sometimes does.
  ///
  /// A phone limits them while it measures depth, for example; an app cannot. Factors outside the
  /// active format stay out of reach, and `nil` removes the limits. A device that is not virtual
  /// has no such limits and refuses the call.
  public func limitAvailableZoom(to limits: ClosedRange<Double>?) throws(CaptureError) {
    guard isVirtualDevice else { throw .notVirtual(localizedName) }
    try update { (state, effects) throws(CaptureError) in
      try state.limitZoom(to: limits, into: &effects)
    }
  }
}
