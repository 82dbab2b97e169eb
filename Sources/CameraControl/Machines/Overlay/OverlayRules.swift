/// Everything that determines how the overlay behaves, except the controls that it shows.
package struct OverlayRules: Hashable, Sendable {
  var behavior: PhoneBehavior.Overlay
  var slide: SlideTuning
  var quirks: Quirks
  var cleanPreview: Bool
  var focusLock: Bool
  /// Whether a light press opens the overlay (SET10), and whether a slide does (OVL37).
  var lightPressOpens: Bool
  var slideOpens: Bool

  /// How long the overlay stays open without a finger, in nanoseconds; `nil` without a limit.
  let controlTimeout: Int64?
  let listTimeout: Int64?

  package init(_ behavior: PhoneBehavior, _ quirks: Quirks, _ settings: PhoneSettings) {
    self.behavior = behavior.overlay
    self.slide = behavior.slide
    self.quirks = quirks
    cleanPreview = behavior.overlay.cleanPreview && settings.cleanPreview
    focusLock = settings.focusLock && settings.systemVersion >= .iOS18dot2
    lightPressOpens = settings.opensOverlayByLightPress
    slideOpens = settings.opensOverlayBySwipe
    controlTimeout = behavior.overlay.timeouts.control.map { max($0, .zero).wholeNanoseconds }
    listTimeout = behavior.overlay.timeouts.list.map { max($0, .zero).wholeNanoseconds }
  }
}
