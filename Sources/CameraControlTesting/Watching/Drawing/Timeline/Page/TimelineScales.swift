import CameraControl

/// The scales that all traces in a picture share, so that a reader can compare them.
struct TimelineScales {
  /// The range of the values of each control, by its name.
  private(set) var values: [String: ClosedRange<Double>] = [:]

  /// The range of the positions of the finger; `nil` if it has not moved.
  private(set) var positions: ClosedRange<Double>?

  init(_ excerpts: [TraceExcerpt]) {
    for excerpt in excerpts {
      for entry in excerpt.entries {
        switch entry.event {
        case .value(let name, let value) where value.isFinite,
          .written(let name, let value) where value.isFinite:
          values[name] = Self.wider(values[name], value)
        case _: continue
        }
      }
      for position in FingerPlaces(excerpt.entries).positions {
        positions = Self.wider(positions, position)
      }
    }
  }

  private static func wider(_ range: ClosedRange<Double>?, _ value: Double) -> ClosedRange<Double> {
    range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
  }
}
