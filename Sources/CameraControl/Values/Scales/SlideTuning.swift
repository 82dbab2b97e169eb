/// How far and how finely a finger on the Camera Control moves a slider.
///
/// Apple hasn't published these numbers, so they are choices (rules GST11, GST13, and GST14).
public struct SlideTuning: Hashable, Codable, Sendable {
  /// Option 22: how much a movement of the finger changes a value (GST11).
  public var slideGain = SlideGain.fullRangePer30mm

  /// Option 23: how close to a prominent value a slide snaps to it (GST13).
  ///
  /// The distance is a fraction of the range. With zero, prominent values have no effect.
  public var detentWidth = 0.04

  /// Option 24: the quantum in which a continuous slider moves, or `nil` for none (GST14).
  ///
  /// The quantum is a fraction of the range. Without one, the slider follows the finger. One report
  /// describes steps of 0.1.
  public var slideQuantum: Double?

  /// Option 37: how the entries of a list share the travel of a finger (SLD19).
  public var listTravel = ListTravel.equalPerEntry

  /// Creates the default tuning.
  package init() {}
}

extension SlideTuning {
  /// Returns the distance in millimeters that a finger moves from one end of a scale to the other.
  ///
  /// A result of zero or less means that no movement changes the value.
  func travel(of scale: ValueScale) -> Double {
    guard slideGain.zoom == .logarithmic, let octaves = scale.octaves else {
      return slideGain.millimetersPerRange
    }
    return slideGain.millimetersPerDoubling * octaves
  }
}

/// How much a movement of a finger on the Camera Control changes a value (GST11).
///
/// The two named gains are the choices of option 22. Other numbers work as well.
public struct SlideGain: Hashable, Codable, Sendable {
  /// The distance in millimeters that crosses the whole range of a slider.
  public var millimetersPerRange = 30.0

  /// The distance in millimeters that doubles the zoom factor.
  public var millimetersPerDoubling = 10.0

  /// How equal movements of the finger change the zoom factor.
  public var zoom = ZoomGain.logarithmic

  /// The default: 30 mm cross the range of a slider, and 10 mm double or halve the zoom factor.
  public static let fullRangePer30mm = SlideGain()

  /// The default, except that 30 mm cross the range of the zoom slider too.
  public static let linear: SlideGain = {
    var gain = SlideGain()
    gain.zoom = .linear
    return gain
  }()
}

/// How the entries of a slider with a list of values share the travel of a finger (SLD19).
public enum ListTravel: String, Hashable, Codable, Sendable, CaseIterable {
  /// From one entry to the next it is always the same way, whatever the distance of their values.
  case equalPerEntry
  /// The way is in proportion to the distance of the values, as on a slider with steps.
  case byValue
}

/// How equal movements of the finger change the zoom factor.
public enum ZoomGain: String, Hashable, Codable, Sendable, CaseIterable {
  /// They multiply it: each doubling takes the same distance.
  case logarithmic
  /// They add to it, as on any other slider.
  case linear
}
