/// What a process has to do soon after it was launched for the camera, or the phone ends it.
package enum LaunchRequirement: Hashable, Sendable, CaseIterable {
  /// A session of the process uses the camera, for long enough at a time.
  case camera
  /// The process shows a view with an enabled event interaction.
  case interaction
  /// The process has asked for access to the camera.
  case access
}

extension LaunchRequirement {
  /// The phone's text for a process that it ends (LCK18).
  ///
  /// A process that has not asked for access has not used the camera either, so the phone's texts
  /// say nothing of access.
  package static func text(for unmet: [LaunchRequirement]) -> String {
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
