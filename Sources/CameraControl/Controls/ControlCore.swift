import Synchronization

/// What all kinds of controls have in common: whether it is enabled, and whose it is.
package final class ControlCore: Sendable {
  private let flags = Atomic<UInt8>(Flag.enabled)
  private let link = Guarded(Link())

  private enum Flag {
    static let enabled: UInt8 = 1
    static let wasDisabled: UInt8 = 2
  }

  private struct Link {
    weak var session: CaptureSession?
    // Looking at the weak reference under a lock could make this the last to let go of the session,
    // which takes locks as it goes. So whether there is one is remembered by itself.
    var isTaken = false
    // Findings about a control that no phone knows yet; the session that takes it takes them too.
    var findings: [CaptureDiagnostic] = []
    // The kinds of findings that are told once, until the control leaves its session.
    var told: Set<String> = []
  }

  package init() {}

  /// Whether the app lets the person operate the control.
  ///
  /// Every change of the flags is one step, so that none undoes another that comes at the same time.
  package var isEnabled: Bool {
    get { flags.load(ordering: .acquiring) & Flag.enabled != 0 }
    set {
      if newValue {
        flags.bitwiseOr(Flag.enabled, ordering: .acquiringAndReleasing)
      } else {
        flags.store(Flag.wasDisabled, ordering: .releasing)
      }
    }
  }

  /// Whether the person can operate the control on a phone with these oddities.
  package func isOperable(_ quirks: Quirks) -> Bool {
    let flags = flags.load(ordering: .acquiring)
    guard flags & Flag.enabled != 0 else { return false }
    return !(quirks.reenableDoesNotStick && flags & Flag.wasDisabled != 0)
  }

  /// The session the control is in.
  package var session: CaptureSession? {
    link.withLock { $0.session }
  }

  /// Whether a session has the control.
  package var isTaken: Bool {
    link.withLock { $0.isTaken }
  }

  /// Gives the control to a session, unless another one has it; hands over what was found so far.
  package func claim(for session: CaptureSession) -> [CaptureDiagnostic]? {
    let findings = link.withLock { link -> [CaptureDiagnostic]? in
      guard !link.isTaken else { return nil }
      link.isTaken = true
      link.session = session
      defer { link.findings = [] }
      return link.findings
    }
    guard let findings else { return nil }
    // A control that is enabled starts afresh; one that the app disables just now stays disabled.
    _ = flags.compareExchange(
      expected: Flag.enabled | Flag.wasDisabled, desired: Flag.enabled,
      ordering: .acquiringAndReleasing)
    return findings
  }

  /// Takes the control from its session.
  package func release() {
    link.withLock { link in
      link.isTaken = false
      link.session = nil
      link.told = []
    }
  }

  /// Records a finding with the phone of the control's session, now or when it gets one.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - isOnce: Whether the first finding of its kind stands for all that follow in the session.
  package func report(_ finding: CaptureDiagnostic, once isOnce: Bool = false) {
    let session = link.withLock { link -> CaptureSession? in
      if isOnce, !link.told.insert(finding.name).inserted { return nil }
      if !link.isTaken, !link.findings.contains(finding) { link.findings.append(finding) }
      return link.session
    }
    session?.phone.report(finding)
  }
}
