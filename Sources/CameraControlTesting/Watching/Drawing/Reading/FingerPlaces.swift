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
      let entry = entries[index]
      switch entry.kind {
      case .gesture: add(gesture: entry.text, at: entry.instant, index)
      case .sample:
        if let sample = EntryReading.sample(entry.text) {
          readings.append(
            Reading(
              instant: entry.instant, entry: index, force: sample.force, position: sample.position))
        }
      case _: continue
      }
    }
  }

  private mutating func add(gesture: String, at instant: PhoneInstant, _ index: Int) {
    switch gesture {
    case "touch began": slides.append(Reading(instant: instant, entry: index, position: way))
    case "touch ended": slides.append(Reading(instant: instant, entry: index, position: nil))
    default:
      guard let slide = EntryReading.slide(gesture) else { return }
      way += slide
      slides.append(Reading(instant: instant, entry: index, position: way))
    }
  }

  /// Where the finger was read, or where its slides led if there are no readings.
  var places: [Reading] { readings.isEmpty ? slides : readings }

  /// The positions of the finger, in millimeters.
  var positions: [Double] { places.compactMap(\.position) }
}
