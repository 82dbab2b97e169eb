import CameraControl

/// The content of the overlay from entry to entry, with the values of the shown control.
///
/// A trace has an entry when the overlay changes. In between, it has the values, and the zoom and
/// the bias of the device, which a system slider shows.
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

  init(_ entries: ArraySlice<Trace.Entry>) {
    var (face, last) = (ControlFace?.none, Double?.none)
    for index in entries.indices {
      guard let event = entries[index].event else { continue }
      if case .overlay(let shown) = event {
        periods.append(Period(entry: index, overlay: overlays.count, value: nil))
        overlays.append(shown)
        if case .control(let control) = shown { face = control } else { face = nil }
        last = nil
      }
      guard let old = face, let value = Self.value(of: old, after: event), value != last else {
        continue
      }
      last = value
      let new = Self.face(old, with: value)
      guard new != old else { continue }
      periods.append(Period(entry: index, overlay: overlays.count - 1, value: value))
      face = new
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

  /// Returns the value that a control shows after an event, if the event is about that value.
  private static func value(of face: ControlFace, after event: PhoneRecord.Event) -> Double? {
    let value: Double? =
      switch event {
      case .value(face.title, let value), .written(face.title, let value): value
      case .device(let name, let change): face.look?.value(after: change, of: name)
      case _: nil
      }
    // A device has more digits than the control that has set it.
    return value.map { ($0 * 10_000).rounded() / 10_000 }
  }

  /// Returns a face with another value.
  private static func face(_ face: ControlFace, with value: Double) -> ControlFace {
    face.look?.face(face, with: value) ?? face
  }
}
