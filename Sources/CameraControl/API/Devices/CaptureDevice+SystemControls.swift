// What the overlay needs to draw the system's own sliders.

extension CaptureDevice {
  /// The zoom factors that people can reach: the available part of the recommended ones.
  package var zoomScaleRange: ClosedRange<Double> { read(\.zoomScaleRange) }

  /// The biases that people can reach: the legal part of the recommended ones.
  package var biasScaleRange: ClosedRange<Float> { read(\.biasScaleRange) }
}
