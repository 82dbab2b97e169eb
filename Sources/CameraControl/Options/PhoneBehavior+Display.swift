extension PhoneBehavior {
  /// How values look.
  public struct Display: Hashable, Codable, Sendable {
    /// Option 30: how a value becomes text.
    public var valueFormat: ValueFormat = .oneFractionDigit
    /// Option 31: how a zoom factor becomes the number that is shown.
    public var displayMapping: DisplayMapping = .multiplier
    /// Option 32: whether the exposure slider moves in thirds.
    public var exposureStep: ExposureStep = .oneThird

    /// Makes the default behaviour.
    public init() {}

    /// How a zoom factor becomes the number that is shown.
    public enum DisplayMapping: String, Codable, Sendable, CaseIterable {
      /// The factor times the device's display multiplier.
      case multiplier
      /// The reported oddity: factor `y` is shown as `(y + 0.25) / 1.25`.
      case affine
    }

    /// Whether the exposure slider moves in thirds.
    public enum ExposureStep: String, Codable, Sendable, CaseIterable {
      /// Steps of a third.
      case oneThird
      /// Any value.
      case continuous
    }
  }
}
