// The Lock Screen: what locks the phone, what unlocks it, and what the person sees then.

extension World {
  /// What the person sees, with respect to a product that is to be launched.
  func place(for product: String?) -> LaunchSituation.Place {
    if let visited = visitInFront {
      return products.read(visited, \.name) == product
        ? .captureExtension : .otherCaptureExtension
    }
    if lock.isShown { return .lockScreen }
    return front == nil ? .homeScreen : .app
  }

  mutating func lockPhone() {
    if !lock.isShown {
      lock.appBeneath = front ?? lock.appBeneath
      lock.isShown = true
    }
    lock.isLocked = true
    leaveForeground()
  }

  /// Unlocks the phone; a capture extension in front stays there (LCK12).
  mutating func unlock() {
    lock.isLocked = false
    lightScreen()
    if visitInFront == nil { hideLockScreen(returning: true) }
  }

  /// Lights the screen: a phone without its Lock Screen shows the app again that it showed before.
  mutating func lightScreen() {
    guard !isScreenOn else { return }
    isScreenOn = true
    if !lock.isShown { returnToAppBeneath() }
  }

  /// Darkens the screen, which no app is in front of.
  mutating func darkenScreen() {
    if !lock.isShown { lock.appBeneath = front ?? lock.appBeneath }
    isScreenOn = false
    leaveForeground()
  }

  /// Takes a swipe from the bottom of the screen.
  mutating func swipeUp() {
    guard isScreenOn else { return }
    if front != nil {
      leaveForeground()
    } else if lock.isShown, authenticate() {
      hideLockScreen(returning: true)
    }
  }

  /// Takes a press of the side button.
  mutating func pressSideButton() {
    guard isScreenOn else { return lightScreen() }
    lockPhone()
    darkenScreen()
  }

  /// Asks the person to authenticate if the phone is locked, and returns whether it is unlocked.
  mutating func authenticate() -> Bool {
    if lock.isLocked, lock.answer == .succeeds { lock.isLocked = false }
    return !lock.isLocked
  }

  /// Takes the Lock Screen away; with `returning`, the app that was beneath comes to the front.
  mutating func hideLockScreen(returning: Bool) {
    guard lock.isShown else { return }
    lock.isShown = false
    if returning { returnToAppBeneath() }
    lock.appBeneath = nil
  }

  private mutating func returnToAppBeneath() {
    guard let app = lock.appBeneath.take(), let identifier = apps.read(app, \.identifier),
      knownApp(identifier) == app
    else { return }
    _ = bringToFront(identifier)
  }
}
