/// Checks whether a process meets the requirements of a launch: LCK13 to LCK20.
///
/// A requirement that was met once stays met, so the process may stop the camera later.
package struct RequirementWatch: Hashable, Sendable {
  /// The facts that the phone knows about a process.
  package struct Use: Hashable, Sendable {
    package var camera: Bool
    package var interaction: Bool
    package var access: Bool

    package init(camera: Bool = false, interaction: Bool = false, access: Bool = false) {
      self.camera = camera
      self.interaction = interaction
      self.access = access
    }
  }

  /// The final decision of the watch.
  package enum Verdict: Hashable, Sendable {
    /// The process may stay.
    case met
    /// The phone ends the process, which didn't meet some requirements.
    case unmet([LaunchRequirement])
  }

  private enum State: Hashable, Sendable {
    /// The process still has time. The next state is `decided`.
    case watching(cameraSince: PhoneInstant?)
    /// The decision is final: the process may stay, or the phone ends it.
    case decided(Verdict)
  }

  private let deadline: PhoneInstant
  private let minimumCameraTime: Duration
  private let rule: PhoneBehavior.LockScreen.RequirementRule
  private var state = State.watching(cameraSince: nil)
  private var met: Set<LaunchRequirement> = []

  /// Starts to watch a process that was launched at an instant.
  package init(launchedAt instant: PhoneInstant, _ behavior: PhoneBehavior.LockScreen) {
    deadline = instant.advanced(by: max(.zero, behavior.requirementDeadline))
    minimumCameraTime = max(.zero, behavior.minimumCameraTime)
    rule = behavior.requirementRule
  }

  /// The verdict, or `nil` while the process still has time.
  package var verdict: Verdict? { if case .decided(let verdict) = state { verdict } else { nil } }

  /// The next instant at which the watch needs a call of `advance`.
  package var nextDeadline: PhoneInstant? {
    switch state {
    case .decided: nil
    case .watching(let since):
      if let since, !met.contains(.camera) {
        min(deadline, since.advanced(by: minimumCameraTime))
      } else {
        deadline
      }
    }
  }

  /// Notes what the phone sees of the process now.
  package mutating func record(_ use: Use, at instant: PhoneInstant) {
    advance(to: instant)
    guard case .watching(let since) = state else { return }
    state = .watching(cameraSince: use.camera ? since ?? instant : nil)
    if use.interaction { met.insert(.interaction) }
    if use.access { met.insert(.access) }
    advance(to: instant)
  }

  /// Handles the passing of time.
  package mutating func advance(to instant: PhoneInstant) {
    guard case .watching(let since) = state else { return }
    // A requirement that is met exactly at the deadline still counts.
    if let since, since.advanced(by: minimumCameraTime) <= min(instant, deadline) {
      met.insert(.camera)
    }
    if isSatisfied {
      state = .decided(.met)
    } else if deadline <= instant {
      state = .decided(.unmet(LaunchRequirement.allCases.filter { !met.contains($0) }))
    }
  }

  private var isSatisfied: Bool {
    switch rule {
    case .all: met.count == LaunchRequirement.allCases.count
    case .any: !met.isEmpty
    }
  }
}

/// A requirement that a process must meet soon after a launch for the camera, or else the phone
/// ends the process.
package enum LaunchRequirement: Hashable, Sendable, CaseIterable {
  /// A session of the process uses the camera without a break for the required minimum time.
  case camera
  /// The process shows a view with an enabled event interaction.
  case interaction
  /// The process has asked for access to the camera.
  case access

  /// The phone's text for a process that it ends (LCK18).
  ///
  /// A process that has not asked for access has not used the camera either, so the phone's texts
  /// say nothing of access.
  static func text(for unmet: [LaunchRequirement]) -> String {
    let reasons = unmet.compactMap { requirement in
      switch requirement {
      case .camera: "Camera not actively used"
      case .interaction: "AVCaptureEventInteraction not installed"
      case .access: nil
      }
    }
    return "Capture Application Requirements Unmet: \"\(reasons.joined(separator: "; "))\""
  }
}
