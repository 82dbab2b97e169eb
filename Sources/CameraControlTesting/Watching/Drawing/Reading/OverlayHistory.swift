import CameraControl

/// The content of the overlay from entry to entry, with the values of the shown control.
///
/// A trace has an entry when the overlay changes. In between, it has the values, and the zoom and
/// the bias of the device, which a system slider shows. If the trace, or another trace of the same
/// control, comes from a phone, values look as on the phone. From a file, only the number is known.
struct OverlayHistory {
  /// A time in which the overlay didn't change.
  struct Period {
    /// The entry from which on this was shown: of the overlay, or of a value.
    let entry: Int
    /// The number of the overlay that was shown last.
    fileprivate let overlay: Int
    /// The value of the overlay's control, if the value has changed since the overlay appeared.
    fileprivate let value: Double?

    /// Whether it began with another value of the control that was shown already.
    var isNewValue: Bool { value != nil }
  }

  /// The periods in order, each of which lasts until the next.
  private(set) var periods: [Period] = []
  /// The overlays, each as it was when it was first shown.
  private(set) var overlays: [OverlayAppearance] = []

  /// Reads entries, with the looks of controls by their titles for those that do not say it themselves.
  init(_ entries: ArraySlice<Trace.Entry>, _ looks: [String: ControlLook]) {
    var (face, property, last) = (ControlFace?.none, String?.none, Double?.none)
    for index in entries.indices {
      let kind = entries[index].kind
      switch kind {
      case .overlay:
        let shown = OverlayReading.appearance(of: entries[index], looks)
        periods.append(Period(entry: index, overlay: overlays.count, value: nil))
        overlays.append(shown)
        if case .control(let control) = shown { face = control } else { face = nil }
        (property, last) = (face?.look.flatMap(Self.property), nil)
      case .value, .written, .device:
        guard let old = face, let name = kind == .device ? property : old.title,
          let said = EntryReading.value(of: name, entries[index].text)
        else { continue }
        // A device writes a value with more digits than the control that has set it.
        let value = (said * 10_000).rounded() / 10_000
        guard value != last else { continue }
        last = value
        let new = Self.face(old, with: value)
        guard new != old else { continue }
        periods.append(Period(entry: index, overlay: overlays.count - 1, value: value))
        face = new
      case _: continue
      }
    }
  }

  /// Returns what the overlay showed in a period.
  ///
  /// It is made each time: a finger that slides brings about thousands of values, of which few are drawn.
  func appearance(in period: Period) -> OverlayAppearance {
    guard let value = period.value, case .control(let face) = overlays[period.overlay] else {
      return overlays[period.overlay]
    }
    return .control(Self.face(face, with: value))
  }

  /// Returns how a trace names the property of a device that a control shows.
  private static func property(of look: ControlLook) -> String? {
    guard let device = look.device, let property = look.deviceProperty else { return nil }
    return "\(device): \(property)"
  }

  /// Returns a face with another value.
  private static func face(_ face: ControlFace, with value: Double) -> ControlFace {
    if let shown = face.look?.face(face, with: value) { return shown }
    // Without its look, a face says no more of a value than its number.
    var face = face
    face.valueText = TraceText.number(value)
    face.fraction = .nan
    return face
  }
}
