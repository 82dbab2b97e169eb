import CameraControl

/// What the overlay showed from entry to entry, with the values that the shown control had meanwhile.
///
/// A trace tells what the overlay shows when that becomes something else. In between it has the values,
/// which look as the phone would have shown them if the trace, or another one of the same control, comes
/// from a phone. Of a value in a file, only the number is known.
struct OverlayHistory {
  /// A time in which the overlay showed the same.
  struct Period {
    /// The entry from which on this was shown: of the overlay, or of a value.
    let entry: Int
    let appearance: OverlayAppearance
    /// Whether it began with another value of the control that was shown already.
    let isNewValue: Bool
  }

  /// The periods in order, each of which lasts until the next.
  private(set) var periods: [Period] = []

  /// Reads entries, with the looks of controls by their titles for those that do not say it themselves.
  init(_ entries: ArraySlice<Trace.Entry>, _ looks: [String: ControlLook]) {
    for index in entries.indices {
      switch entries[index].kind {
      case .overlay:
        let shown = OverlayReading.appearance(of: entries[index], looks)
        periods.append(Period(entry: index, appearance: shown, isNewValue: false))
      case .value, .written: take(value: entries[index].text, index)
      case _: continue
      }
    }
  }

  private mutating func take(value text: String, _ index: Int) {
    guard case .control(let face) = periods.last?.appearance,
      let (control, value) = EntryReading.value(text), control == face.title
    else { return }
    let shown = face.look?.face(face, with: value) ?? Self.face(face, reading: value)
    guard shown != face else { return }
    periods.append(Period(entry: index, appearance: .control(shown), isNewValue: true))
  }

  /// Returns a face that says no more of a value than its number.
  private static func face(_ face: ControlFace, reading value: Double) -> ControlFace {
    var face = face
    face.valueText = TraceText.number(value)
    face.fraction = .nan
    return face
  }
}
