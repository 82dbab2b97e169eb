/// How far a finger on the Camera Control carries (GST11).
///
/// The two gains with a name are those of option 22; any other numbers will do as well.
public struct SlideGain: Hashable, Codable, Sendable {
  /// The way of the finger that crosses the whole range of a slider, in millimetres.
  public var millimetresPerRange = 30.0

  /// The way of the finger that doubles the zoom factor, in millimetres.
  public var millimetresPerDoubling = 10.0

  /// What equal ways of the finger do to the zoom factor.
  public var zoom = ZoomGain.logarithmic

  /// Makes the default gain.
  public init() {}

  /// The default: 30 mm cross the range of a slider, and 10 mm double or halve the zoom factor.
  public static let fullRangePer30mm = SlideGain()

  /// The same, but 30 mm cross the range of the zoom slider, too.
  public static let linear: SlideGain = {
    var gain = SlideGain()
    gain.zoom = .linear
    return gain
  }()
}
