extension ValueScale {
  /// Which values a scale has between its bounds, with what is needed to find them quickly.
  enum Layout: Hashable, Sendable {
    /// Every `Float`.
    case continuous
    /// Evenly spaced positions.
    case grid(ScaleGrid)
    /// Listed positions, ascending, each one once.
    case list([Float])
    /// Every zoom factor; equal fractions multiply.
    case logarithmic(octaves: Double)
    /// Every zoom factor; equal fractions add.
    case linear
  }
}
