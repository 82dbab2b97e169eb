/// The numbers that determine how a finger's movement changes the value of a slider.
///
/// Apple hasn't published these numbers, so they are assumptions (rules GST11, GST13, and GST14).
public struct SlideTuning: Hashable, Codable, Sendable {
  /// Option 22: how much a movement of the finger changes a value (GST11).
  public var slideGain = SlideGain.fullRangePer30mm

  /// Option 23: how close a slide must come to a prominent value to snap to it (GST13).
  ///
  /// The distance is a fraction of the slider's range. If it's 0, prominent values have no effect.
  public var detentWidth = 0.04

  /// Option 24: the step in which a continuous slider moves, or `nil` for none (GST14).
  ///
  /// The step is a fraction of the slider's range. If the step is `nil`, the slider follows the
  /// finger without steps. One developer reported steps of 0.1 of the range.
  public var slideQuantum: Double?

  /// Option 37: how far a finger moves from one entry of a list to the next (SLD19).
  public var listTravel = ListTravel.equalPerEntry

  package init() {}

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
/// Option 22 names two gains, ``fullRangePer30mm`` and ``linear``; you can also set other numbers.
public struct SlideGain: Hashable, Codable, Sendable {
  /// The distance, in millimeters, that a finger moves to cross a slider's whole range.
  public var millimetersPerRange = 30.0

  /// The distance, in millimeters, that a finger moves to double the zoom factor.
  public var millimetersPerDoubling = 10.0

  /// Whether equal movements of the finger multiply the zoom factor or add to it.
  public var zoom = ZoomGain.logarithmic

  /// The default: a movement of 30 mm crosses the range of a slider, and one of 10 mm doubles or
  /// halves the zoom factor.
  public static let fullRangePer30mm = SlideGain()

  /// With this gain, a movement of 30 mm crosses the whole range of every slider, including a zoom
  /// slider.
  public static let linear: SlideGain = {
    var gain = SlideGain()
    gain.zoom = .linear
    return gain
  }()
}

/// How far a finger moves from one entry of a slider's list to the next (SLD19).
public enum ListTravel: String, Hashable, Codable, Sendable, CaseIterable {
  /// A finger moves the same distance between all neighboring entries, whatever their values.
  case equalPerEntry
  /// The distance between two entries is proportional to the difference of their values, as on a
  /// slider with steps.
  case byValue
}

/// Whether equal movements of the finger multiply the zoom factor or add to it.
public enum ZoomGain: String, Hashable, Codable, Sendable, CaseIterable {
  /// Equal movements multiply the factor: each doubling takes the same distance.
  case logarithmic
  /// Equal movements add equal amounts to the factor, as on any other slider.
  case linear
}
