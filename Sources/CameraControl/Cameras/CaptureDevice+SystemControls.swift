// What the system's own sliders use.

extension CaptureDevice {
  /// The zoom factors that people can reach: the available part of the recommended ones.
  package var zoomScaleRange: ClosedRange<Double> { look(\.zoomScaleRange) }

  /// The biases that people can reach: the legal part of the recommended ones.
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
