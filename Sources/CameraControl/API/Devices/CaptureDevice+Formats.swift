extension CaptureDevice {
  /// The format in use, which sets the limits of zoom and bias.
  public var activeFormat: Format {
    access(\.activeFormat)
    return look(\.format)
  }

  /// Changes to one of the device's own formats.
  ///
  /// Zoom and bias become the nearest values that the format allows, and a ramp ends. Observers are
  /// notified even if the format is the same as before.
  public func setActiveFormat(_ format: Format) throws(CaptureError) {
    try update { (state, effects) throws(CaptureError) in
      try state.setFormat(format, into: &effects)
    }
  }
}
