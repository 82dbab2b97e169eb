import CameraControl

// The numbers that make sense as options of a phone's behavior. The library corrects or ignores
// others, and a person who mistyped a number would not notice.

extension Catalog {
  /// Returns the bounds of an option; `nil` if it has none.
  static func range(of name: String) -> ClosedRange<Double>? {
    ranges.first { name.hasPrefix($0.beginning) && name.hasSuffix($0.end) }?.range
  }

  /// Throws a complaint about forces that contradict each other under the person's setting.
  static func check(_ force: ButtonTuning.Force, for setting: LightPressForce) throws {
    let name = "--option button.force"
    for (part, threshold) in [("light", force.light), ("click", force.click)]
    where threshold.up > threshold.down {
      throw Complaint("\(name).\(part).up must not be above \(part).down")
    }
    let scale = force.scale(for: setting)
    guard force.light.down * scale < force.click.down else {
      let factor = scale == 1 ? "" : ", times \(setting)-scale,"
      throw Complaint(
        "\(name).light.down\(factor) must be below click.down, or no light press is possible")
    }
  }

  private static let ranges: [(beginning: String, end: String, range: ClosedRange<Double>)] = [
    ("button.force.", "-scale", 0.1...10),
    ("button.force.", "", 0.01...1),
    ("button.slide-slop", "", 0...100),
    ("slide.slide-gain.millimeters-", "", 0.1...1_000),
    ("slide.detent-width", "", 0...1),
    ("slide.slide-quantum", "", 0.001...1),
    ("display.value-format.maximum-fraction-digits", "", 0...6),
    ("session.max-controls", "", 0...1_000),
    ("lock-screen.context-limit", "", 0...1_000_000_000),
  ]
}
