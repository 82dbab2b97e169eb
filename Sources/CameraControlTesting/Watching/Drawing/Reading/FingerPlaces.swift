import CameraControl

/// The positions and forces of the finger on the button that a trace contains.
struct FingerPlaces {
  /// The position and the force of the finger at an instant.
  struct Reading {
    let instant: PhoneInstant
    let entry: Int
    var force = 0.0
    /// In millimeters; `nil` without a finger.
    var position: Double?
  }

  /// The readings of the button; none if the trace was made without them.
  private(set) var readings: [Reading] = []

  private var slides: [Reading] = []
  private var way = 0.0

  init(_ entries: ArraySlice<Trace.Entry>) {
    for index in entries.indices {
      let instant = entries[index].instant
      switch entries[index].event {
      case .gesture(let gesture): add(gesture, at: instant, index)
      case .sample(let sample):
        readings.append(
          Reading(
            instant: instant, entry: index, force: min(max(sample.force, 0), 1),
            position: sample.position.flatMap(Self.drawable)))
      case _: continue
      }
    }
  }

  private mutating func add(_ gesture: ButtonGesture, at instant: PhoneInstant, _ index: Int) {
    switch gesture {
    case .touchBegan: slides.append(Reading(instant: instant, entry: index, position: way))
    case .touchEnded: slides.append(Reading(instant: instant, entry: index, position: nil))
    case .slide(let distance, _):
      way += Self.drawable(distance) ?? 0
      slides.append(Reading(instant: instant, entry: index, position: way))
    case _: break
    }
  }

  /// No finger slides farther, and a sum of such distances is finite.
  private static func drawable(_ millimeters: Double) -> Double? {
    millimeters.isFinite ? min(max(millimeters, -1_000_000), 1_000_000) : nil
  }

  /// Where the finger was read, or where its slides led if there are no readings.
  var places: [Reading] { readings.isEmpty ? slides : readings }

  /// The positions of the finger, in millimeters.
  var positions: [Double] { places.compactMap(\.position) }
}
