import CameraControl

/// Follows what happens on a phone, and notices what breaks a built-in claim.
///
/// It reads records as values: text is only made of what is wrong.
struct RecordWatch {
  private let checks: Checks
  private var activations = 0
  private var fullscreens = 0
  private var focusLocks = 0
  private var presses = [Int](repeating: 0, count: PhoneButton.allCases.count)
  private var isOverlayOpen = false

  /// The first claim that was broken.
  private(set) var broken: BrokenClaim?

  /// The built-in claims that records can break.
  private struct Checks {
    let balance: Bool
    let faults: Bool
    let findings: Bool
    let unanswered: Bool
    let overlay: Bool
  }

  init(_ claims: Set<BuiltInClaim>) {
    checks = Checks(
      balance: claims.contains(.balancedCallbacks), faults: claims.contains(.noFault),
      findings: claims.contains(.noFinding), unanswered: claims.contains(.nothingUnanswered),
      overlay: claims.contains(.overlayMatchesSession))
  }
}

extension RecordWatch {
  /// Takes the next record.
  mutating func take(_ record: borrowing PhoneRecord) {
    guard broken == nil else { return }
    switch record.event {
    case .overlay(let appearance): isOverlayOpen = appearance != .hidden
    case .callback(let callback): take(callback)
    case .focusLock(let isLocked):
      count(isLocked, "the focus lock", \.focusLocks)
    case .capture(let phase, let button, isSecondary: _) where button != .airPodsStem:
      // A press of a stem may lack its beginning, depending on the phone's behaviour.
      count(phase == .began, button)
    case .fault(let refusal):
      if checks.faults { broken = BrokenClaim(.noFault, refusal.message) }
    case .diagnostic(let finding):
      if checks.findings { broken = BrokenClaim(.noFinding, finding.text) }
    case .unanswered(let unanswered):
      if checks.unanswered { broken = BrokenClaim(.nothingUnanswered, unanswered.text) }
    case .input, .sample, .gesture, .queue, .value, .written, .enabled, .device, .capture, .system,
      .sound, .session, .launch, .process, .content, .haptic:
      break
    }
  }

  private mutating func take(_ callback: ControlsCallback) {
    switch callback {
    case .didBecomeActive: count(true, "the active state of the controls", \.activations)
    case .didBecomeInactive: count(false, "the active state of the controls", \.activations)
    case .willEnterFullscreen: count(true, "the fullscreen appearance", \.fullscreens)
    case .willExitFullscreen: count(false, "the fullscreen appearance", \.fullscreens)
    }
  }

  private mutating func count(
    _ begins: Bool, _ name: @autoclosure () -> String, _ counter: WritableKeyPath<Self, Int>
  ) {
    self[keyPath: counter] += begins ? 1 : -1
    if self[keyPath: counter] < 0, checks.balance {
      broken = BrokenClaim(.balancedCallbacks, "\(name()) ended but never began")
    }
  }

  private mutating func count(_ begins: Bool, _ button: PhoneButton) {
    let index = PhoneButton.allCases.firstIndex(of: button) ?? 0
    presses[index] += begins ? 1 : -1
    if presses[index] < 0, checks.balance {
      broken = BrokenClaim(
        .balancedCallbacks, "the press of \(TraceText.name(button)) ended but never began")
    }
  }

  /// Checks what has to hold between two steps.
  ///
  /// - Parameter session: How far the sessions of the app in front have got.
  mutating func endStep(_ session: () -> Glance.Session) {
    guard checks.overlay, broken == nil else { return }
    if isOverlayOpen != (activations > 0) {
      broken = BrokenClaim(
        .overlayMatchesSession,
        isOverlayOpen
          ? "the overlay is open, but the app's controls are not active"
          : "the overlay is closed, but the app's controls are still active")
    } else if isOverlayOpen, session() != .running {
      broken = BrokenClaim(.overlayMatchesSession, "the overlay is open, but no session runs")
    }
  }

  /// Checks what has to hold once all buttons are up and everything is quiet.
  mutating func end() {
    guard checks.balance, broken == nil else { return }
    var open: [String] = []
    if activations > 0 { open.append("the active state of the controls") }
    if fullscreens > 0 { open.append("the fullscreen appearance") }
    if focusLocks > 0 { open.append("the focus lock") }
    for (button, count) in zip(PhoneButton.allCases, presses) where count > 0 {
      open.append("the press of \(TraceText.name(button))")
    }
    if let first = open.first {
      broken = BrokenClaim(.balancedCallbacks, "\(first) began but never ended")
    }
  }
}
