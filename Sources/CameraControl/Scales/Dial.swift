/// Where a finger stands on a scale, and the value that is shown for it.
///
/// The finger carries a raw place that moves with every sample. The value follows it in the steps
/// of the scale, so that slow movement is never lost to rounding.
package struct Dial: Sendable, Equatable {
  /// The values that can be reached.
  package private(set) var scale: ValueScale

  /// The values that catch a slide.
  package private(set) var detents: Detents

  /// The values that the app marked as prominent, as it gave them.
  package var prominentValues: [Double] {
    didSet { detents = Detents(prominentValues, on: scale) }
  }

  /// The place of the finger, from 0 to 1.
  package private(set) var position: Double

  /// The value shown now.
  package private(set) var value: Double

  /// Makes a dial that shows a value, or the lower bound.
  package init(_ scale: ValueScale, value: Double? = nil, prominentValues: [Double] = []) {
    self.scale = scale
    self.prominentValues = prominentValues
    self.detents = Detents(prominentValues, on: scale)
    self.value = value ?? scale.lowerBound
    self.position = scale.fraction(of: self.value)
  }

  /// Starts a new contact: the finger stands where the shown value is.
  package mutating func anchor() {
    position = scale.fraction(of: value)
  }

  /// Moves the finger; returns the new value, or nil if the value stays.
  ///
  /// Ways beyond an end are lost (rule GST12), and a way that is not a finite number is none.
  package mutating func slide(byMillimetres way: Double, tuning: SlideTuning) -> Double? {
    if let gain = scale.zoomGain, gain != tuning.slideGain.zoom {
      adopt(tuning.slideGain.zoom)
    }
    let travel = tuning.travel(of: scale)
    guard way.isFinite, way != 0, travel > 0 else { return nil }
    position = min(max(position + way / travel, 0), 1)
    let target = scale.value(atFraction: position, detents: detents, tuning: tuning)
    guard target != value else { return nil }
    value = target
    return target
  }

  /// Shows a value that the app wrote, whether a finger could reach it or not.
  package mutating func move(to value: Double) {
    guard !value.isNaN else { return }
    self.value = value
    anchor()
  }

  /// Takes over another scale, as when a device changes its format; the value stays if it can.
  package mutating func rescale(to scale: ValueScale) {
    self.scale = scale
    detents = Detents(prominentValues, on: scale)
    value = scale.clamped(value)
    anchor()
  }

  /// Turns a zoom scale into its twin, with the finger over the same factor.
  private mutating func adopt(_ gain: ZoomGain) {
    let factor = scale.value(atFraction: position)
    let twin = scale.withZoomGain(gain)
    guard twin != scale else { return }
    scale = twin
    detents = Detents(prominentValues, on: twin)
    position = twin.fraction(of: factor)
  }
}
