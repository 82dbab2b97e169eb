// What the system's own sliders do: they belong to the phone, so they need no configuration lock.

extension CaptureDevice {
  /// The zoom factors that people reach: what is recommended, as far as it is available.
  ///
  /// If nothing of it is available, it is the one available factor nearest to it.
  package var zoomScaleRange: ClosedRange<Double> {
    core.withLock { core in
      let available = core.state.availableZoom
      let recommended = core.state.format.systemRecommendedVideoZoomRange
      return recommended?.clamped(to: available) ?? available
    }
  }

  /// The biases that people reach: what is recommended, as far as it is legal.
  package var biasScaleRange: ClosedRange<Float> {
    core.withLock { core in
      let legal = core.state.format.exposureTargetBiasRange
      return core.state.format.systemRecommendedExposureBiasRange?.clamped(to: legal) ?? legal
    }
  }

  /// Sets the zoom to the available factor nearest to `factor`, and ends a ramp (ZOM06).
  package func driveZoom(to factor: Double) {
    core.withLock { $0.state.driveZoom(to: factor) }
    deliver()
  }

  /// Sets the bias to the legal one nearest to `bias` (BIA04).
  package func driveExposureBias(to bias: Float) {
    core.withLock { $0.state.driveBias(to: bias) }
    deliver()
  }
}
