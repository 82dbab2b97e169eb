/// The position of a finger on a scale, and the value that the overlay shows for the position.
///
/// The position moves with every sample, and the value follows it in the steps of the scale. So
/// slow movement is never lost to rounding.
package struct Dial: Hashable, Sendable {
  /// The values that a finger can reach.
  private(set) var scale: ValueScale {
    didSet { (top, detents) = (scale.value(atFraction: 1), Detents(prominentValues, on: scale)) }
  }

  /// The highest value that a finger can reach; not every scale reaches its upper bound.
  // Stored, because every slide is compared with it.
  private var top: Double

  /// The values that a slide snaps to.
  package private(set) var detents: Detents

  /// The values that the app marked as prominent, exactly as the app passed them.
  package var prominentValues: [Double] { didSet { detents = Detents(prominentValues, on: scale) } }

  /// Whether there is only one value, so that no slide changes it.
  package var hasSingleValue: Bool { scale.lowerBound == top }

  /// The position of the finger, from 0 to 1.
  package private(set) var position: Double

  /// The value that is shown.
  package private(set) var value: Double

  /// Creates a dial that shows a value, by default the lower bound of its scale.
  package init(_ scale: ValueScale, value: Double? = nil, prominentValues: [Double] = []) {
    self.scale = scale
    top = scale.value(atFraction: 1)
    self.prominentValues = prominentValues
    self.detents = Detents(prominentValues, on: scale)
    self.value = value ?? scale.lowerBound
    self.position = scale.fraction(of: self.value)
  }

  /// Starts a new contact with the finger at the position of the shown value.
  package mutating func anchor() { position = scale.fraction(of: value) }

  /// Moves the finger, and returns the new value or `nil` if the value stays the same.
  ///
  /// Movement beyond an end of the scale is lost (rule GST12). A distance that is not finite has no
  /// effect.
  package mutating func slide(byMillimeters way: Double, tuning: SlideTuning) -> Double? {
    if !scale.suits(tuning) { adopt(tuning) }
    let travel = tuning.travel(of: scale)
    guard way.isFinite, way != 0, travel > 0 else { return nil }
    position = min(max(position + way / travel, 0), 1)
    let target = scale.value(atFraction: position, detents: detents, tuning: tuning)
    guard target != value else { return nil }
    value = target
    return target
  }

  /// Returns the landmark at the shown value; an end counts more than a prominent value there.
  ///
  /// With a width of zero, prominent values have no effect and are not landmarks.
  package func landmark(tuning: SlideTuning) -> Landmark? {
    if value == scale.lowerBound || value == top { return .end }
    guard tuning.detentWidth > 0, !detents.isEmpty else { return nil }
    return detents.contains(value) ? .prominentValue : nil
  }

  /// Shows a value that the app has set, even one that a finger cannot reach.
  package mutating func move(to value: Double) {
    guard !value.isNaN else { return }
    self.value = value
    anchor()
  }

  /// Replaces the scale, as when a device changes its format, and clamps the value to the new one.
  package mutating func rescale(to scale: ValueScale) {
    self.scale = scale
    value = scale.clamped(value)
    anchor()
  }

  /// Replaces the scale by its counterpart for a tuning.
  ///
  /// The finger stays at the same value.
  private mutating func adopt(_ tuning: SlideTuning) {
    let value = scale.value(atFraction: position)
    let twin = scale.suited(to: tuning)
    // A zoom that starts at 0 has no logarithm, so it stays linear.
    guard twin != scale else { return }
    scale = twin
    position = twin.fraction(of: value)
  }
}

/// A place on a scale that a finger feels when a slide gets there (GST16).
package enum Landmark: Hashable, Sendable {
  /// A prominent value.
  case prominentValue
  /// The lowest or the highest value that a finger can reach.
  case end
}
