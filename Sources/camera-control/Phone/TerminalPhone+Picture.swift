import CameraControl
import CameraControlTesting

extension TerminalPhone {
  /// What there is to see now.
  package var picture: PhonePicture {
    let phone = app.phone
    return PhonePicture(
      model: phone.model.name, hasButton: phone.model.hasCameraControl, now: phone.now,
      isPaused: time.isPaused, overlay: phone.overlay, isPressed: phone.core.isCameraControlDown,
      app: facts, entries: entries, message: message, showsHelp: showsHelp)
  }

  private var facts: [PhonePicture.Fact] {
    let phone = app.phone
    let place =
      if phone.isLockScreenShown {
        "behind the Lock Screen"
      } else {
        phone.app.isInFront ? "in front" : "in the background"
      }
    let controls = app.faces.map { face in
      PhonePicture.Fact(
        name: face.title, value: face.valueText + (face.isEnabled ? "" : " (disabled)"))
    }
    return [
      .init(name: "app", value: place),
      .init(name: "session", value: app.isRunning ? "running" : "stopped"),
      .init(name: "photos", value: "\(app.photos)"),
    ] + controls
  }

  mutating func readEntries() {
    for entry in cursor.read().entries where !Self.isDetail(entry.kind) {
      if let place = placeOfSubject(of: entry) { entries.remove(at: place) }
      entries.append(entry)
    }
    if entries.count > 2 * Self.mostEntries {
      entries.removeFirst(entries.count - Self.mostEntries)
    }
  }

  /// Returns the place of an entry that a later one makes needless: of a slide, the last value says
  /// enough.
  private func placeOfSubject(of entry: Trace.Entry) -> Int? {
    guard [.value, .device, .app].contains(entry.kind) else { return nil }
    for place in entries.indices.reversed().prefix(Self.valuesOfASlide) {
      let other = entries[place]
      if other.kind == .step { return nil }
      if other.kind == entry.kind, Self.subject(of: other) == Self.subject(of: entry) {
        return place
      }
    }
    return nil
  }

  /// Whether entries of a kind say more of a finger than its key has said.
  private static func isDetail(_ kind: Trace.Kind) -> Bool {
    switch kind {
    case .sample, .gesture, .haptic: true
    case .step, .input, .overlay, .queue, .callback, .value, .written, .enabled, .device, .event,
      .system, .sound, .session, .focus, .diagnostic, .fault, .unanswered, .launch, .process,
      .content, .app:
      false
    }
  }

  /// The part of an entry that the entries of one slide share: all but the value at its end.
  private static func subject(of entry: Trace.Entry) -> Substring {
    entry.text.lastIndex(of: " ").map { entry.text[..<$0] } ?? entry.text[...]
  }

  /// The number of entries for each reading of a slide: the value, the camera’s and the app’s.
  private static let valuesOfASlide = 3

  /// The number of entries that are enough for every terminal.
  private static let mostEntries = 200
}
