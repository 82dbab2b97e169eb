extension Phone {
  /// Brings an app to the front, and starts it if necessary.
  ///
  /// - Parameter identifier: The name that identifies the app on the phone.
  /// - Returns: The app.
  @discardableResult
  public func launch(_ identifier: String) -> PhoneApp {
    host.receive(.bringToFront(identifier), at: now)
    guard let id = host.read({ $0.world.knownApp(identifier) }) else {
      return startInBackground(identifier)
    }
    return PhoneApp(phone: self, id: id, identifier: identifier)
  }

  /// Starts an app in the background.
  ///
  /// If the app is already running, it stays where it is, in the foreground or the background.
  ///
  /// - Parameter identifier: The name that identifies the app on the phone.
  /// - Returns: The app.
  public func startInBackground(_ identifier: String) -> PhoneApp {
    let id = host.change { $0.world.startInBackground(identifier) }
    return PhoneApp(phone: self, id: id, identifier: identifier)
  }

  /// The running apps, in the order they were started.
  public var apps: [PhoneApp] { host.read { $0.world.knownApps }.map { PhoneApp(phone: self, $0) } }

  /// The app in front.
  public var frontApp: PhoneApp? {
    host.read { $0.world.frontApp }.map { PhoneApp(phone: self, $0) }
  }

  /// The settings that the person has chosen; you can change them at any time.
  public var settings: PhoneSettings {
    get { host.read { $0.world.settings } }
    set { host.receive(.settings(newValue), at: now) }
  }

  /// The current appearance of the overlay.
  public var overlay: OverlayAppearance { host.read { $0.world.shownOverlay } }

  /// Whether the preview is free of everything but the overlay.
  package var isFullscreen: Bool { host.read { $0.world.overlay.isFullscreen } }

  /// Whether a light press that is held has locked focus and exposure.
  package var isFocusLocked: Bool { host.read { $0.world.overlay.isFocusLocked } }

  /// Whether the screen is on.
  public var isScreenOn: Bool { host.read { $0.world.isScreenOn } }

  /// Whether the Camera Control is down, according to its sensors.
  package var isCameraControlDown: Bool { host.read { $0.world.recognizer.isClickDown } }

  /// The facts for code that moves a finger on the Camera Control: the limits of readings, whether
  /// the button is down, and the distance that crosses a whole range.
  package var buttonForFinger: (limits: ButtonLimits, isDown: Bool, millimetersPerRange: Double) {
    let slideGain = host.character.behavior.slide.slideGain
    return host.read {
      ($0.world.recognizer.limits, $0.world.recognizer.isClickDown, slideGain.millimetersPerRange)
    }
  }

  /// Returns a sentence for each invariant that does not hold now, or none.
  package func brokenInvariants() -> [String] { host.read { $0.world.brokenInvariants() } }
}
