extension CaptureSession {
  /// Opens a configuration: changes up to the matching commit come into force together.
  ///
  /// Configurations nest; the outermost commit counts.
  public func beginConfiguration() {
    withState { $0.begin() }
  }

  /// Closes a configuration; a commit too many is left alone, and a diagnostic says so.
  public func commitConfiguration() {
    phone.hold()
    defer { phone.release() }
    if withState({ $0.commit() }) {
      phone.sessionChanged(self)
    } else {
      phone.report(.surplusCommit)
    }
  }

  /// The quality or use that the session is set up for.
  public var sessionPreset: Preset {
    get { withState { $0.preset } }
    set { withState { $0.preset = newValue } }
  }

  /// A device took another format: a session that uses it lets the format decide.
  func followFormat(of device: CaptureDevice) {
    withState { state in
      guard state.inputs.contains(where: { $0.device == device }) else { return }
      state.preset = .inputPriority
    }
  }

  /// The quality or use that a session is set up for.
  public struct Preset: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the preset.
    public var rawValue: String

    /// Makes a preset from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The best that is usual.
    public static let high = Preset(rawValue: "high")
    /// Photos.
    public static let photo = Preset(rawValue: "photo")
    /// Movies of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    /// Movies of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "hd4K3840x2160")
    /// Whatever the input's active format says.
    public static let inputPriority = Preset(rawValue: "inputPriority")
  }
}
