extension World {
  /// Returns a sentence for each invariant that does not hold between two inputs, or none.
  func brokenInvariants() -> [String] {
    overlay.brokenInvariants() + recognizer.checkInvariants() + router.brokenInvariants()
      + brokenLinks() + brokenOverlay() + brokenFinger() + brokenSessions()
      + brokenDeadlines() + brokenLock() + brokenProducts()
  }

  private func brokenDeadlines() -> [String] {
    var broken: [String] = []
    let areNoted =
      isNoted(recognizer.nextDeadline, as: .recognizer) && isNoted(overlay.deadline, as: .overlay)
      && isNoted(router.nextDeadline, as: .router)
      && isNoted(deadlineOfProducts, as: .products)
      && devices.entries.allSatisfy { isNoted($1.ramp?.deadline, as: .device($0)) }
    if !areNoted { broken.append("a deadline was not noted") }
    if deadlines.earliestNanoseconds < now.nanoseconds {
      broken.append("a deadline lies in the past")
    }
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
    where !sessions.values.contains(where: { $0.allControls.contains(id) })
      && !awaitingRelease.contains(.control(id))
    {
      broken.append("control \(id.number) is kept for no reason")
    }
    if awaitingRelease.contains(where: { if case .view = $0 { true } else { false } }) {
      broken.append("a view lingers")
    }
    return broken
  }

  /// The last instant counts as never, because nothing can come after it.
  private func isNoted(_ deadline: PhoneInstant?, as source: DeadlineBook.Source) -> Bool {
    deadlines[source]?.nanoseconds ?? .max == deadline?.nanoseconds ?? .max
  }

  // MARK: What holds between the machines

  /// The overlay belongs to a session that runs in front, on a phone that lets it open.
  private func brokenOverlay() -> [String] {
    guard overlay.isOpen else { return [] }
    var broken: [String] = []
    if !isScreenOn { broken.append("the overlay is open on a dark screen") }
    if !settings.cameraControlEnabled || !settings.adjustmentsEnabled {
      broken.append("the overlay is open, although light presses do not open it")
    }
    guard let stage = overlay.stage, let session = sessions[stage.session] else {
      return broken + ["the overlay is open over no session"]
    }
    if session.app != front {
      broken.append("the overlay is open over an app that is not in front")
    }
    if !session.isRunning { broken.append("the overlay is open over a session that does not run") }
    let isStale = behavior.overlay.runtimeMutation == .stale || quirks.staleOverlayAfterRemoval
    if !isStale, overlay.items != session.committedControls.compactMap(item) {
      broken.append("the overlay shows other controls than its session has")
    }
    return broken
  }

  /// The overlay and the router know of a finger or a press only while the button feels one.
  private func brokenFinger() -> [String] {
    var broken: [String] = []
    if !recognizer.isTouched, overlay.isTouched { broken.append("the overlay feels a finger") }
    if !recognizer.isTouched, overlay.buttonSlide != .none {
      broken.append("the overlay follows a slide without a finger")
    }
    if !recognizer.isPressed, !recognizer.isClickDown, overlay.isPressed {
      broken.append("the overlay feels a press")
    }
    if !recognizer.isClickDown, router.isDown(.cameraControl) {
      broken.append("a press of the Camera Control goes on without a finger")
    }
    return broken
  }

  /// Sessions run in front only, with as many controls as they may have.
  private func brokenSessions() -> [String] {
    var broken: [String] = []
    var seen: Set<ControlID> = []
    for (id, session) in sessions.entries {
      if session.isRunning, session.app != front, isSettled(session.app) {
        broken.append("session \(id.number) runs behind the app in front")
      }
      if session.isRunning, !interruptions.isEmpty {
        broken.append("session \(id.number) runs during an interruption")
      }
      if session.roster.controls.count > max(0, behavior.session.maxControls) {
        broken.append("session \(id.number) has too many controls")
      }
      for control in session.roster.controls where !seen.insert(control).inserted {
        broken.append("control \(control.number) is there twice")
      }
    }
    return broken
  }

  /// Returns a sentence for each invariant of the Lock Screen that does not hold, or none.
  func brokenLock() -> [String] {
    var broken: [String] = []
    if lock.isLocked, !lock.isShown { broken.append("the phone is locked without a Lock Screen") }
    if lock.isShown, front != nil, visitInFront == nil {
      broken.append("an app is in front of the Lock Screen")
    }
    if !lock.isShown, visitInFront != nil { broken.append("a visit without a Lock Screen") }
    if !lock.isShown, isScreenOn, lock.appBeneath != nil {
      broken.append("an app is beneath a Lock Screen that is not shown, on a lit screen")
    }
    return broken
  }

  /// Returns a sentence for each invariant of the products that does not hold, or none.
  func brokenProducts() -> [String] {
    var broken: [String] = []
    for press in launchingPresses where press.waitsUntil == nil && !router.isDown(press.button) {
      broken.append("\(press.button) is up and waits for nothing")
    }
    for product in products.values {
      broken += (brokenVisit(of: product) + brokenContent(of: product) + brokenApp(of: product))
        .map { "\(product.name): \($0)" }
    }
    return broken
  }

  private func brokenVisit(of product: ProductState) -> [String] {
    var broken: [String] = []
    let process = product.captureExtension
    let isOpen = product.life.visit != nil
    if isOpen != (process != nil && process == front) {
      broken.append("a visit is open: \(isOpen), and its process is in front: \(!isOpen)")
    }
    if isOpen, knownApp(product.extensionIdentifier) != process {
      broken.append("the process of the visit is not known")
    }
    return broken
  }

  private func brokenContent(of product: ProductState) -> [String] {
    var broken: [String] = []
    let shelf = product.shelf
    if shelf.offered != shelf.offered.sorted() || Set(shelf.offered).count < shelf.offered.count {
      broken.append("what is offered is out of order or twice there")
    }
    if shelf.nextDeadline == nil, shelf.listed != shelf.offered {
      broken.append("the list lags for ever")
    }
    if product.life.uncopied.contains(where: { shelf.offered.contains($0.directory) }) {
      broken.append("what is offered waits for its copy")
    }
    return broken
  }

  private func brokenApp(of product: ProductState) -> [String] {
    var broken: [String] = []
    let app = knownApp(product.name)
    if let app, app != product.app { broken.append("another process is taken for the app") }
    if app == nil, !product.shelf.consumers.isEmpty {
      broken.append("an app that does not run consumes updates")
    }
    if product.appWatch != nil, front != product.app {
      broken.append("an app that is not in front is watched")
    }
    if product.isToAppear, product.appearanceDelays == 0 || app == nil {
      broken.append("an app is to appear, and nothing keeps it")
    }
    return broken
  }
}
