import CameraControl

/// Something that begins and ends on a phone, such as a press of a button.
enum Matter: Hashable {
  case activeControls
  case fullscreen
  case focusLock
  case press(PhoneButton)

  static let all =
    [activeControls, fullscreen, focusLock] + PhoneButton.allCases.map { .press($0) }

  /// What a sentence calls it.
  var name: String {
    switch self {
    case .activeControls: "the active state of the controls"
    case .fullscreen: "the fullscreen appearance"
    case .focusLock: "the focus lock"
    case .press(let button): "the press of \(TraceText.name(button))"
    }
  }

  /// The event with which it begins.
  var beginning: PhoneRecord.Event {
    switch self {
    case .activeControls: .callback(.didBecomeActive)
    case .fullscreen: .callback(.willEnterFullscreen)
    case .focusLock: .focusLock(true)
    case .press(let button): .capture(.began, button, isSecondary: false)
    }
  }

  /// The event with which it usually ends.
  var end: PhoneRecord.Event {
    switch self {
    case .activeControls: .callback(.didBecomeInactive)
    case .fullscreen: .callback(.willExitFullscreen)
    case .focusLock: .focusLock(false)
    case .press(let button): .capture(.ended, button, isSecondary: false)
    }
  }

  /// Its place among all.
  var place: Int {
    switch self {
    case .activeControls: 0
    case .fullscreen: 1
    case .focusLock: 2
    case .press(let button): 3 + (PhoneButton.allCases.firstIndex(of: button) ?? 0)
    }
  }
}

extension PhoneRecord.Event {
  /// What begins or ends with the event, if anything.
  var matter: (matter: Matter, begins: Bool)? {
    switch self {
    case .callback(.didBecomeActive): (.activeControls, true)
    case .callback(.didBecomeInactive): (.activeControls, false)
    case .callback(.willEnterFullscreen): (.fullscreen, true)
    case .callback(.willExitFullscreen): (.fullscreen, false)
    case .focusLock(let isLocked): (.focusLock, isLocked)
    // A press of a stem may lack its beginning, depending on the phone's behavior.
    case .capture(_, .airPodsStem, _): nil
    case .capture(let phase, let button, _): (.press(button), phase == .began)
    case .input, .sample, .gesture, .overlay, .queue, .value, .written, .enabled, .device, .system,
      .sound, .session, .diagnostic, .fault, .unanswered, .launch, .process, .content, .haptic:
      nil
    }
  }
}
