// What the system's own sliders reach.

extension CaptureDevice {
  /// The zoom factors that people reach: what is recommended, as far as it is available.
  package var zoomScaleRange: ClosedRange<Double> { look(\.zoomScaleRange) }

  /// The biases that people reach: what is recommended, as far as it is legal.
  package var biasScaleRange: ClosedRange<Float> { look(\.biasScaleRange) }

  /// Sets the zoom to the available factor nearest to `factor`, and ends a ramp (ZOM06).
  package func driveZoom(to factor: Double) {
    change { $0.driveZoom(to: factor, into: &$1) }
  }

  /// Sets the bias to the legal one nearest to `bias` (BIA04).
  package func driveExposureBias(to bias: Float) {
    change { $0.driveBias(to: bias, into: &$1) }
  }
}
