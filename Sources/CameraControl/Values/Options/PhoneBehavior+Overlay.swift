extension PhoneBehavior {
  /// The content, timeouts, and callbacks of the overlay.
  public struct Overlay: Hashable, Codable, Sendable {
    /// Option 1: which control appears at the first light press in an app.
    public var initialControl: InitialControl = .firstEnabled
    /// Option 2: how long the phone remembers the control that the person used last.
    public var memory: Memory = .persisted
    /// Option 3: how long the overlay stays open after the last gesture on it.
    public var timeouts = Timeouts()
    /// Option 4: whether a finger that rests on the button keeps the overlay open.
    public var contactKeepsAlive = true
    /// Option 5: what a light press does while the overlay shows a control.
    public var lightPressInControl: LightPressInControl = .ignore
    /// Option 6: what a full click does to an open overlay.
    public var overlayAfterClick: OverlayAfterClick = .keepAndRestartTimer
    /// Option 7: what a double light press does when there is only one control.
    public var singleControlList: SingleControlList = .showList
    /// Option 8: what a light press does on a disabled item of the list.
    public var disabledItem: DisabledItem = .openInert
    /// Option 9: whether the overlay opens when every control is disabled.
    public var allDisabled: AllDisabled = .showInert
    /// Option 10: which of the two opening callbacks comes first.
    public var callbackOrder: CallbackOrder = .activeFirst
    /// Option 11: whether the setting Clean Preview causes the fullscreen callbacks.
    public var cleanPreview = true
    /// Option 12: which states of the overlay count as fullscreen.
    public var fullscreenScope: FullscreenScope = .wholeOverlay
    /// Option 13: what the overlay shows after the app removes the shown control.
    public var onRemoval: OnRemoval = .nextEnabled
    /// Option 14: whether controls may change while the overlay is open.
    public var runtimeMutation: RuntimeMutation = .allowed
    /// Option 15: which callbacks a delegate receives when you clear it while the overlay is open.
    public var onDelegateCleared: OnDelegateCleared = .hideSilently
    /// Option 16: the order of events when a session ends.
    public var sessionEndOrder: SessionEndOrder = .cancelExitInactiveNotify
    /// Option 34: whether the overlay needs an enabled event interaction in the app.
    public var overlayNeedsInteraction = false
    /// Option 35: what holding a light press locks in an app.
    public var focusLock: FocusLock = .flagOnly
    /// Option 36: whether touches on the screen operate the overlay.
    public var overlayTouch = true

    /// Which control appears at the first light press in an app.
    public enum InitialControl: String, Codable, Sendable, CaseIterable {
      /// The overlay shows the first enabled control, or the first control if all are disabled.
      case firstEnabled
      /// The overlay shows the first control, even if it is disabled.
      case first
      /// The overlay shows the middle control, or the first of two controls in the middle.
      case middle
    }

    /// How long the phone remembers the control that the person used last.
    public enum Memory: String, Codable, Sendable, CaseIterable {
      /// The phone remembers the control until the app's process ends.
      case perApp
      /// The phone remembers the control even after the app's process ends.
      case persisted
      /// The phone doesn't remember the control.
      case none
    }

    /// How long the overlay stays open after the last gesture on it.
    ///
    /// If a timeout is `nil`, the overlay stays open.
    public struct Timeouts: Hashable, Codable, Sendable {
      /// The timeout while a control is shown.
      public var control: Duration? = .seconds(3)
      /// The timeout while the list is shown.
      public var list: Duration? = .seconds(3)
    }

    /// What a light press does while the overlay shows a control.
    public enum LightPressInControl: String, Codable, Sendable, CaseIterable {
      /// The press only restarts the timeout.
      case ignore
      /// The press closes the overlay.
      case dismiss
      /// The press opens the list.
      case list
    }

    /// What a full click does to an open overlay.
    public enum OverlayAfterClick: String, Codable, Sendable, CaseIterable {
      /// The overlay stays open, and its timeout restarts when the click ends.
      case keepAndRestartTimer
      /// The overlay closes when the click ends.
      case dismiss
    }

    /// What a double light press does when there is only one control.
    public enum SingleControlList: String, Codable, Sendable, CaseIterable {
      /// The press opens a list with one control.
      case showList
      /// The press does nothing.
      case ignore
    }

    /// What a light press does on a disabled item of the list.
    public enum DisabledItem: String, Codable, Sendable, CaseIterable {
      /// The press opens the control, which doesn't react to the finger.
      case openInert
      /// The press does nothing.
      case stayInList
    }

    /// Whether the overlay opens when every control is disabled.
    public enum AllDisabled: String, Codable, Sendable, CaseIterable {
      /// The overlay opens, but its controls don't react.
      case showInert
      /// The overlay stays hidden.
      case noOverlay
    }

    /// Which of the two opening callbacks comes first.
    public enum CallbackOrder: String, Codable, Sendable, CaseIterable {
      /// The controls become active before they enter fullscreen.
      case activeFirst
      /// The controls enter fullscreen before they become active.
      case fullscreenFirst
    }

    /// Which states of the overlay count as fullscreen.
    public enum FullscreenScope: String, Codable, Sendable, CaseIterable {
      /// The overlay counts as fullscreen, whether it shows a control or the list.
      case wholeOverlay
      /// The overlay counts as fullscreen only while it shows a single control.
      case controlOnly
    }

    /// What the overlay shows after the app removes the shown control.
    public enum OnRemoval: String, Codable, Sendable, CaseIterable {
      /// The overlay shows the next enabled control, or closes if there is none.
      case nextEnabled
      /// The overlay closes.
      case dismiss
    }

    /// Whether controls may change while the overlay is open.
    public enum RuntimeMutation: String, Codable, Sendable, CaseIterable {
      /// The controls may change: the overlay updates, and the phone records a diagnostic.
      case allowed
      /// The controls may not change: the session rejects additions and removals.
      case rejected
      /// The controls may change, but the overlay shows the old controls until it closes.
      case stale
    }

    /// Which callbacks a delegate receives when you clear it while the overlay is open.
    public enum OnDelegateCleared: String, Codable, Sendable, CaseIterable {
      /// The delegate receives no callback when the overlay closes.
      case hideSilently
      /// The delegate receives the closing callbacks.
      case exitAndInactive
    }

    /// The order of events when a session ends.
    public enum SessionEndOrder: String, Codable, Sendable, CaseIterable {
      /// The phone cancels the press and closes the overlay, then the session notifies observers.
      case cancelExitInactiveNotify
      /// The session notifies observers, then the phone closes the overlay and cancels the press.
      case reverse
    }

    /// What holding a light press locks in an app.
    public enum FocusLock: String, Codable, Sendable, CaseIterable {
      /// The press locks nothing; the phone only records a focus lock.
      case flagOnly
      /// The press locks the focus of the session's devices; the phone also records a focus lock.
      case deviceLock
    }
  }
}
