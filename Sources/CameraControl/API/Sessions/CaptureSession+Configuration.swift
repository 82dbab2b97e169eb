extension CaptureSession {
  /// Opens a configuration: changes up to the matching commit take effect together.
  ///
  /// Configurations nest; only the outermost commit applies the changes.
  public func beginConfiguration() {
    host.step { $0.world.beginConfiguration(of: id) }
  }

  /// Closes a configuration; an unmatched commit does nothing but record a diagnostic.
  public func commitConfiguration() {
    host.step { $0.world.commitConfiguration(of: id) }
  }

  /// The quality or use that the session is set up for.
  public var sessionPreset: Preset {
    get { facts.preset }
    set { host.step { $0.world.setPreset(newValue, of: id) } }
  }

  /// The quality or use that a session is set up for.
  public typealias Preset = SessionPreset
}
