// Presses that no app handles, and that launch a product instead.

extension World {
  /// Returns the button and the source of a system action that launches a product.
  func launch(by action: SystemAction) -> (button: PhoneButton, source: LaunchSource)? {
    switch action {
    case .launch(.app): return (.cameraControl, .cameraControl)
    case .actionButton:
      return settings.actionButtonLaunches == nil ? nil : (.action, .actionButton)
    case .launch(.camera), .launch(.none), .volumeUp, .volumeDown, .airPodsControl, .wakeScreen,
      .askToLaunch,
      .visualIntelligence:
      return nil
    }
  }

  /// Returns whether a press that no app handles may launch a product, so that its effect is not
  /// known yet.
  func mayLaunch(_ button: PhoneButton) -> Bool {
    switch button {
    case .cameraControl:
      // A press belongs to the app in front if the app uses the camera, or is the product's own
      // extension.
      guard let name = settings.cameraControlLaunches, !frontUsesCamera else { return false }
      return (isScreenOn || !settings.requireScreenOn) && place(for: name) != .captureExtension
    case .action: return settings.actionButtonLaunches != nil
    case .volumeUp, .volumeDown, .airPodsStem: return false
    }
  }

  mutating func beginLaunchingPress(of button: PhoneButton) {
    launchingPresses.removeAll { $0.button == button }
    launchingPresses.append(LaunchingPress(button: button))
  }

  mutating func launch(by button: PhoneButton, from source: LaunchSource) {
    let wasOpen = launchingPresses.contains { $0.button == button }
    launchingPresses.removeAll { $0.button == button }
    updateDeadlineOfProducts()
    launch(
      from: source, by: source == .cameraControl ? .launch(settings.launchTarget) : nil)
    guard wasOpen, case .nothing = launches.last else { return }
    recordUnanswered(.press(button), [.nothingLaunched])
  }

  /// Explains presses that launched nothing after all: a click that was held, or the only click
  /// where two are needed.
  mutating func settleLaunchingPresses() {
    for index in launchingPresses.indices.reversed() {
      let press = launchingPresses[index]
      if let end = press.waitsUntil {
        // The button may be down again, for an app that has come to the front since then.
        guard end <= now else { continue }
      } else if router.isDown(press.button) {
        continue
      } else if press.button == .cameraControl, settings.launchGesture == .doubleClick {
        launchingPresses[index].waitsUntil = endOfDoubleClick
        continue
      }
      launchingPresses.remove(at: index)
      explainPress(of: press.button)
    }
  }

  /// The first instant that is too late for the second click, if the first click ends now.
  private var endOfDoubleClick: PhoneInstant {
    let window = behavior.button.doubleClickWindow[settings.doubleClickSpeed]
    return now.advanced(by: max(.zero, window) + .nanoseconds(1))
  }
}
