extension PhoneState {
  /// What must hold between two inputs, apart from what the machines check by themselves.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    if !borrowed.isEmpty { broken.append("something borrowed was kept") }
    if !gestures.isEmpty || !overlayEffects.isEmpty || !routerEffects.isEmpty {
      broken.append("an effect was left behind")
    }
    let areNoted =
      isNoted(recogniser.nextDeadline, as: .recogniser) && isNoted(overlay.deadline, as: .overlay)
      && isNoted(router.nextDeadline, as: .router)
    if !areNoted { broken.append("a deadline was not noted") }
    if !overlay.isOpen, !narrowed.isEmpty { broken.append("the zoom is narrow without overlay") }
    if !overlay.isFocusLocked, !focusLocked.isEmpty { broken.append("a device's focus is stuck") }
    return broken
  }

  /// The last instant there is stands for never, since nothing can come after it.
  private func isNoted(_ deadline: PhoneInstant?, as source: DeadlineBook.Source) -> Bool {
    deadlines[source]?.nanoseconds ?? .max == deadline?.nanoseconds ?? .max
  }
}
