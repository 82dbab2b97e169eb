/// How far and how finely a finger on the Camera Control moves a slider.
///
/// Apple has published none of these numbers; they are choices (rules GST11, GST13 and GST14).
public struct SlideTuning: Hashable, Codable, Sendable {
  /// Option 22: how far a finger carries (GST11).
  public var slideGain = SlideGain.fullRangePer30mm

  /// Option 23: how near to a prominent value a slide lands on it, as a part of the range (GST13).
  ///
  /// Zero switches prominent values off.
  public var detentWidth = 0.04

  /// Option 24: the part of the range in which a continuous slider moves, or nil if it follows the finger.
  ///
  /// One report saw steps of 0.1 (GST14).
  public var slideQuantum: Double?

  /// Makes the default tuning.
  public init() {}
}

extension SlideTuning {
  /// Returns the way from one end of a scale to the other, in millimetres.
  ///
  /// It is zero or less where no way moves anything.
  package func travel(of scale: ValueScale) -> Double {
    guard slideGain.zoom == .logarithmic, let octaves = scale.octaves else {
      return slideGain.millimetresPerRange
    }
    return slideGain.millimetresPerDoubling * octaves
  }
}
