extension Phone {
  /// Brings an app to the front; one that is not known yet is started.
  ///
  /// - Parameter identifier: What the phone calls the app.
  /// - Returns: The app.
  @discardableResult
  public func launch(_ identifier: String) -> PhoneApp {
    let app = step { state in
      let app = state.app(identifier)
      state.take(.bringToFront(identifier))
      return app
    }
    return PhoneApp(phone: self, state: app)
  }

  /// Starts an app in the background; one that is known already stays where it is.
  ///
  /// - Parameter identifier: What the phone calls the app.
  /// - Returns: The app.
  public func app(_ identifier: String) -> PhoneApp {
    PhoneApp(phone: self, state: locked { $0.app(identifier) })
  }

  /// The apps that the phone knows, in the order they were started.
  public var apps: [PhoneApp] {
    locked { $0.apps }.map { PhoneApp(phone: self, state: $0) }
  }

  /// The app in front.
  public var frontApp: PhoneApp? {
    locked { $0.front }.map { PhoneApp(phone: self, state: $0) }
  }

  /// What the person chose in the settings; can change at any time.
  public var settings: PhoneSettings {
    get { locked { $0.settings } }
    set { step { $0.take(.settings(newValue)) } }
  }

  /// What the overlay shows.
  public var overlay: OverlayAppearance {
    appearance(locked { $0.overlay.appearance })
  }

  /// Whether the preview is clear of everything but the overlay.
  public var isFullscreen: Bool { locked { $0.overlay.isFullscreen } }

  /// Whether a light press that is held has locked focus and exposure.
  public var isFocusLocked: Bool { locked { $0.overlay.isFocusLocked } }

  /// Whether the screen is on.
  public var isScreenOn: Bool { locked { $0.isScreenOn } }

  /// The camera of a type on a side, if the phone has it.
  public func camera(
    _ type: CaptureDevice.DeviceType, position: CaptureDevice.Position
  ) -> CaptureDevice? {
    cameras.first { $0.deviceType == type && $0.position == position }
  }

  /// What should hold now and does not, in sentences; empty unless the library has a mistake.
  package func brokenInvariants() -> [String] {
    locked { state in
      state.overlay.brokenInvariants() + state.recogniser.checkInvariants()
        + state.router.brokenInvariants() + state.brokenInvariants()
    }
  }
}
