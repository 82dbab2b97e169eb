import CameraControl

/// The scales that all traces in a picture share, so that a reader can compare them.
struct TimelineScales {
  /// The range of the values of each control, by its name.
  private(set) var values: [String: ClosedRange<Double>] = [:]

  /// The range of the positions of the finger; `nil` if it has not moved.
  private(set) var positions: ClosedRange<Double>?

  /// How the values of controls look, by their titles; empty if the trace comes from no phone.
  private(set) var looks: [String: ControlLook] = [:]

  init(_ excerpts: [TraceExcerpt]) {
    for excerpt in excerpts {
      for entry in excerpt.entries {
        if case .control(let face) = entry.sight?.appearance { looks[face.title] = face.look }
        guard entry.kind == .value || entry.kind == .written,
          let (name, value) = EntryReading.value(entry.text)
        else { continue }
        values[name] = Self.wider(values[name], value)
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
