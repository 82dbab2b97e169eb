extension CaptureDevice {
  /// The zoom factor; 1 shows the whole picture of the device's shortest focal length.
  public var videoZoomFactor: Double {
    registrar.access(self, keyPath: \.videoZoomFactor)
    return look(\.zoom)
  }

  /// The smallest zoom factor that can be reached at present.
  public var minAvailableVideoZoomFactor: Double {
    registrar.access(self, keyPath: \.minAvailableVideoZoomFactor)
    return look(\.availableZoom.lowerBound)
  }

  /// The largest zoom factor that can be reached at present.
  public var maxAvailableVideoZoomFactor: Double {
    registrar.access(self, keyPath: \.maxAvailableVideoZoomFactor)
    return look(\.availableZoom.upperBound)
  }

  /// Whether the zoom can be set at all, which a system zoom slider needs (ZOM02).
  public var canZoom: Bool { activeFormat.videoMaxZoomFactor > 1 }

  /// Jumps to a zoom factor and ends a ramp.
  ///
  /// A factor that is legal in the active format but not available now becomes the nearest one that
  /// is. A factor outside 1...`activeFormat.videoMaxZoomFactor` is refused.
  public func setVideoZoomFactor(_ factor: Double) throws(CaptureError) {
    try updateDriven { (state, effects) throws(CaptureError) in
      try state.setZoom(factor, into: &effects)
    }
  }

  /// Limits the zoom factors that a virtual device can reach, as a phone does at times.
  ///
  /// A phone limits them for example while it measures depth; an app cannot. Factors that the
  /// active format does not have stay out of reach, and nil takes the limits away. A device that is
  /// not virtual has no such limits and refuses.
  public func limitAvailableZoom(to limits: ClosedRange<Double>?) throws(CaptureError) {
    guard isVirtualDevice else { throw .notVirtual(localizedName) }
    try update { (state, effects) throws(CaptureError) in
      try state.limitZoom(to: limits, into: &effects)
    }
  }
}
