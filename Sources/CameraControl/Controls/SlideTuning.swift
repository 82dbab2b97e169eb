/// How far and how finely a finger on the Camera Control moves a slider.
///
/// Apple has published none of these numbers; they are choices (rules GST11, GST13 and GST14).
public struct SlideTuning: Hashable, Codable, Sendable {
  /// The way of the finger that crosses the whole range of a slider, in millimetres (GST11).
  public var millimetresPerRange = 30.0

  /// The way of the finger that doubles the zoom factor, in millimetres (GST11).
  public var millimetresPerDoubling = 10.0

  /// What equal ways of the finger do to the zoom factor.
  public var zoomGain = ZoomGain.logarithmic

  /// How near to a prominent value a slide lands on it, as a part of the range (GST13).
  ///
  /// Zero switches prominent values off.
  public var detentWidth = 0.04

  /// The part of the range in which a continuous slider moves, or nil if it follows the finger.
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
    guard zoomGain == .logarithmic, let octaves = scale.octaves else { return millimetresPerRange }
    return millimetresPerDoubling * octaves
  }
}
