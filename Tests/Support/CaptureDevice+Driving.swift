import CameraControl

extension CaptureDevice {
  /// Drives the zoom as a system slider does: to the available factor nearest to `factor`.
  package func driveZoom(to factor: Double) {
    change { $0.driveZoom(to: factor, into: &$1) }
  }

  /// Drives the bias as a system slider does: to the legal one nearest to `bias`.
  package func driveExposureBias(to bias: Float) {
    change { $0.driveBias(to: bias, into: &$1) }
  }
}
