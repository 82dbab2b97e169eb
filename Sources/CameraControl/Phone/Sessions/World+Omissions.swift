// Objects that sessions lack, because the sessions rejected them when the app checked.

extension World {
  /// Remembers that the app checked whether a session would accept an object, and it would not.
  ///
  /// A phone without a Camera Control accepts no controls, which is no mistake of the app.
  mutating func recordOmission(
    _ subject: Omission.Subject, of session: SessionID, because refusal: CaptureError
  ) {
    guard refusal.code != .controlsNotSupported, !has(subject, in: session) else { return }
    clearOmission(subject, of: session)
    let omission = Omission(session: session, subject: subject, refusal: refusal)
    omissions.append(omission)
    _ = findings.add(.diagnostic(named(omission.diagnostic)))
  }

  /// Withdraws a finding, because the session has accepted the object, or because the app added it
  /// anyway and the refusal says more.
  mutating func clearOmission(
    _ subject: @autoclosure () -> Omission.Subject, of session: SessionID
  ) {
    // Nearly always there are no omissions, and the subject need not be created.
    if !omissions.isEmpty { withdraw(subject(), from: session) }
  }

  private mutating func withdraw(_ subject: Omission.Subject, from session: SessionID) {
    guard
      let index = omissions.firstIndex(where: { $0.session == session && $0.subject == subject })
    else { return }
    let diagnostic = omissions.remove(at: index).diagnostic
    if !omissions.contains(where: { $0.diagnostic == diagnostic }) {
      findings.remove(named(diagnostic))
    }
  }

  /// Records the objects that the sessions in front lack, now that a finger is on a button.
  mutating func reportOmissions() {
    guard !omissions.isEmpty else { return }
    for index in omissions.indices
    where !omissions[index].isReported && frontSessions.contains(omissions[index].session) {
      omissions[index].isReported = true
      record(.diagnostic(named(omissions[index].diagnostic)))
    }
  }

  /// Ends a session's omissions, because the session has ended without the objects.
  mutating func endOmissions(of session: SessionID) {
    guard !omissions.isEmpty else { return }
    for omission in omissions where omission.session == session && !omission.isReported {
      record(.diagnostic(named(omission.diagnostic)))
    }
    omissions.removeAll { $0.session == session }
  }

  private func has(_ subject: Omission.Subject, in id: SessionID) -> Bool {
    guard let session = sessions[id] else { return true }
    switch subject {
    case .control(let key):
      return session.roster.controls.contains { controls[$0]?.facts.memoryKey == key }
    case .input(let device, let mediaType):
      return session.inputs.contains {
        $0.mediaType == mediaType && self.device($0.device).name == device
      }
    case .output:
      // Only the host can tell two outputs of one kind apart, because it knows their objects.
      return false
    }
  }
}
