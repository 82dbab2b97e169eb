// The Lock Screen: what locks the phone, what unlocks it, and what the person sees then.

extension World {
  /// What the person sees, with respect to a product that is to be launched.
  func place(for product: String?) -> LaunchSituation.Place {
    if let visited = visitInFront {
      return products.look(at: visited, \.name) == product
        ? .captureExtension : .otherCaptureExtension
    }
    if lock.isShown { return .lockScreen }
    return front == nil ? .homeScreen : .app
  }

  package var isLocked: Bool { lock.isLocked }
  package var isLockScreenShown: Bool { lock.isShown }
  package var authenticationAnswer: AuthenticationAnswer { lock.answer }
  package var isStorageFull: Bool { lock.isStorageFull }

  mutating func lockPhone(_ batch: inout Batch) {
    if !lock.isShown {
      lock.appBeneath = front ?? lock.appBeneath
      lock.isShown = true
    }
    lock.isLocked = true
    leaveForeground(&batch)
  }

  /// Unlocks the phone; a capture extension in front stays there (LCK12).
  mutating func unlock(_ batch: inout Batch) {
    lock.isLocked = false
    lightScreen(&batch)
    if visitInFront == nil { hideLockScreen(returning: true, &batch) }
  }

  /// Lights the screen: a phone without its Lock Screen shows the app again that it showed before.
  mutating func lightScreen(_ batch: inout Batch) {
    guard !isScreenOn else { return }
    isScreenOn = true
    if !lock.isShown { returnToAppBeneath(&batch) }
  }

  /// Darkens the screen, which no app is in front of.
  mutating func darkenScreen(_ batch: inout Batch) {
    if !lock.isShown { lock.appBeneath = front ?? lock.appBeneath }
    isScreenOn = false
    leaveForeground(&batch)
  }

  /// Takes a swipe from the bottom of the screen.
  mutating func swipeUp(_ batch: inout Batch) {
    guard isScreenOn else { return }
    if front != nil {
      leaveForeground(&batch)
    } else if lock.isShown, authenticate() {
      hideLockScreen(returning: true, &batch)
    }
  }

  /// Takes a press of the side button.
  mutating func pressSideButton(_ batch: inout Batch) {
    guard isScreenOn else { return lightScreen(&batch) }
    lockPhone(&batch)
    darkenScreen(&batch)
  }

  /// Asks the person to authenticate if the phone is locked, and returns whether it is unlocked.
  mutating func authenticate() -> Bool {
    if lock.isLocked, lock.answer == .succeeds { lock.isLocked = false }
    return !lock.isLocked
  }

  /// Takes the Lock Screen away; with `returning`, the app that was beneath comes to the front.
  mutating func hideLockScreen(returning: Bool, _ batch: inout Batch) {
    guard lock.isShown else { return }
    lock.isShown = false
    if returning { returnToAppBeneath(&batch) }
    lock.appBeneath = nil
  }

  private mutating func returnToAppBeneath(_ batch: inout Batch) {
    guard let app = lock.appBeneath.take(), let identifier = apps.look(at: app, \.identifier),
      knownApp(identifier) == app
    else { return }
    _ = bringToFront(identifier, into: &batch)
  }
}
