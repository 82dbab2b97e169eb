extension World {
  /// Returns a sentence for each invariant that does not hold between two inputs, or none.
  package func brokenInvariants() -> [String] {
    overlay.brokenInvariants() + recogniser.checkInvariants() + router.brokenInvariants()
      + brokenLinks() + brokenTies() + brokenBooks() + brokenLock() + brokenProducts()
  }

  private func brokenBooks() -> [String] {
    var broken: [String] = []
    let areNoted =
      isNoted(recogniser.nextDeadline, as: .recogniser) && isNoted(overlay.deadline, as: .overlay)
      && isNoted(router.nextDeadline, as: .router)
      && isNoted(deadlineOfProducts, as: .products)
      && devices.identifiers.allSatisfy { isNoted(devices[$0].ramp?.deadline, as: .device($0)) }
    if !areNoted { broken.append("a deadline was not noted") }
    if nextDeadlineNanoseconds < now.nanoseconds { broken.append("a deadline lies in the past") }
    if !overlay.isOpen, !narrowed.isEmpty { broken.append("the zoom is narrow without an overlay") }
    if !overlay.isFocusLocked, !focusLocked.isEmpty { broken.append("a device's focus is stuck") }
    return broken
  }

  private func brokenLinks() -> [String] {
    var broken: [String] = []
    for (id, session) in sessions.entries {
      if !(apps[session.app]?.sessions.contains(id) ?? false) {
        broken.append("session \(id.number) belongs to no app")
      }
      if session.roster.controls.contains(where: { controls[$0]?.session != id }) {
        broken.append("session \(id.number) has a control that says otherwise")
      }
    }
    for (id, view) in views.entries
    where view.interactions.contains(where: { interactions[$0]?.view != id }) {
      broken.append("view \(id.number) has an interaction that says otherwise")
    }
    for id in controls.identifiers
    where !sessions.values.contains(where: { $0.mentions(id) })
      && !lingering.contains(.control(id))
    {
      broken.append("control \(id.number) is kept for no reason")
    }
    if lingering.contains(where: { if case .view = $0 { true } else { false } }) {
      broken.append("a view lingers")
    }
    return broken
  }

  /// The last instant counts as never, because nothing can come after it.
  private func isNoted(_ deadline: PhoneInstant?, as source: DeadlineBook.Source) -> Bool {
    deadlines[source]?.nanoseconds ?? .max == deadline?.nanoseconds ?? .max
  }
}
