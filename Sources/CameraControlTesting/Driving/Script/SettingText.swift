import CameraControl

/// The text of a setting in a script: the setting's name, and the values that it can have.
package struct SettingText {
  package let name: String

  /// A description of the possible values, for messages.
  package let expected: String

  /// The words that are possible values.
  package let words: [String]

  let read: (ScriptToken.Kind) -> SettingChange?

  /// Returns the text of the value, or `nil` for a change of another setting.
  let text: (SettingChange) -> String?

  private init<Value>(
    _ name: String, _ path: KeyPath<PhoneSettings, Value>,
    _ change: @escaping (Value) -> SettingChange, expected: String, words: [String] = [],
    read: @escaping (ScriptToken.Kind) -> Value?, text: @escaping (Value) -> String
  ) {
    self.name = name
    self.expected = expected
    self.words = words
    self.read = { read($0).map(change) }
    self.text = { wanted in
      var settings = PhoneSettings()
      wanted.apply(to: &settings)
      let value = settings[keyPath: path]
      return change(value) == wanted ? text(value) : nil
    }
  }

  private init<Value: Equatable>(
    _ name: String, _ path: KeyPath<PhoneSettings, Value>, _ values: [(word: String, value: Value)],
    _ change: @escaping (Value) -> SettingChange
  ) {
    let words = values.map(\.word)
    self.init(
      name, path, change, expected: "a value: \(words.joined(separator: ", "))", words: words
    ) { kind in
      guard case .word(let text) = kind else { return nil }
      return values.first { $0.word == text }?.value
    } text: { value in
      guard let word = values.first(where: { $0.value == value })?.word else {
        preconditionFailure("the setting \(name) has no word for \(value)")
      }
      return word
    }
  }

  private init<Value: CaseIterable & RawRepresentable & Equatable>(
    _ name: String, _ path: KeyPath<PhoneSettings, Value>,
    _ change: @escaping (Value) -> SettingChange
  ) where Value.RawValue == String {
    self.init(name, path, KebabCase.words(of: Value.self), change)
  }

  private init(
    _ name: String, _ path: KeyPath<PhoneSettings, Bool>,
    _ change: @escaping (Bool) -> SettingChange
  ) {
    self.init(name, path, [("on", true), ("off", false)], change)
  }

  private init(
    _ name: String, _ path: KeyPath<PhoneSettings, String?>,
    _ change: @escaping (String?) -> SettingChange
  ) {
    self.init(name, path, change, expected: Expected.product) { kind in
      switch kind {
      case .word(Self.none): .some(nil)
      case .word(let name), .quoted(let name): .some(name)
      case .separator, .open, .close, .end: nil
      }
    } text: { name in
      name == Self.none ? ScriptWriter.quoted(Self.none) : name.map(ScriptWriter.name) ?? Self.none
    }
  }

  /// The word for no product.
  package static let none = "none"

  /// Every setting, in the order of ``PhoneSettings``; what the Camera Control launches comes with
  /// the other launches, although it is the launch target.
  package static var all: [SettingText] {
    [
      SettingText(
        "launch-target", \.launchTarget, SettingChange.launchTarget,
        expected: "camera, none, or the name of an app", read: launchTarget, text: text(of:)),
      SettingText("launch-gesture", \.launchGesture) { .launchGesture($0) },
      SettingText("clean-preview", \.cleanPreview) { .cleanPreview($0) },
      SettingText("focus-lock", \.focusLock) { .focusLock($0) },
      SettingText("require-screen-on", \.requireScreenOn) { .requireScreenOn($0) },
      SettingText("camera-control-enabled", \.cameraControlEnabled) { .cameraControlEnabled($0) },
      SettingText("adjustments-enabled", \.adjustmentsEnabled) { .adjustmentsEnabled($0) },
      SettingText("has-usage-history", \.hasUsageHistory) { .hasUsageHistory($0) },
      SettingText("light-press-opens-overlay", \.lightPressOpensOverlay) {
        .lightPressOpensOverlay($0)
      },
      SettingText("swipe-opens-overlay", \.swipeOpensOverlay) { .swipeOpensOverlay($0) },
      SettingText("light-press-force", \.lightPressForce) { .lightPressForce($0) },
      SettingText("double-light-press-speed", \.doubleLightPressSpeed) {
        .doubleLightPressSpeed($0)
      },
      SettingText("double-click-speed", \.doubleClickSpeed) { .doubleClickSpeed($0) },
      SettingText("air-pods-remote", \.airPodsRemote) { .airPodsRemote($0) },
      SettingText("air-pods-eligible", \.airPodsEligible) { .airPodsEligible($0) },
      SettingText("action-button", \.actionButton) { .actionButton($0) },
      SettingText("camera-control-launches", \.cameraControlLaunches) {
        .cameraControlLaunches($0)
      },
      SettingText("lock-screen-launches", \.lockScreenLaunches) { .lockScreenLaunches($0) },
      SettingText("control-center-launches", \.controlCenterLaunches) {
        .controlCenterLaunches($0)
      },
      SettingText("action-button-launches", \.actionButtonLaunches) { .actionButtonLaunches($0) },
      SettingText(
        "system-version", \.systemVersion, SettingChange.systemVersion, expected: Expected.version,
        read: systemVersion, text: \.description),
    ]
  }

  private static func launchTarget(_ kind: ScriptToken.Kind) -> PhoneSettings.LaunchTarget? {
    switch kind {
    case .word("camera"): .camera
    case .word(none): PhoneSettings.LaunchTarget.none
    case .word(let name), .quoted(let name): .app(name)
    case .separator, .open, .close, .end: nil
    }
  }

  private static func text(of target: PhoneSettings.LaunchTarget) -> String {
    switch target {
    case .camera: "camera"
    case .none: none
    case .app(let name): ScriptWriter.quoted(name)
    }
  }

  private static func systemVersion(_ kind: ScriptToken.Kind) -> SystemVersion? {
    guard case .word(let text) = kind else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { ScriptNumber.isDigits($0) ? Int($0) : nil }
    switch parts.count {
    case 1: return parts[0].map { SystemVersion($0) }
    case 2:
      guard let major = parts[0], let minor = parts[1] else { return nil }
      return SystemVersion(major, minor)
    default: return nil
    }
  }
}

extension SettingChange {
  /// Reads a change from text, such as `air-pods-remote press-once`.
  ///
  /// - Parameter text: The name of a setting and its value, as in a script.
  /// - Throws: ``GestureScriptError`` with the position of the error and the expected text.
  public init(parsing text: String) throws(GestureScriptError) {
    var parser = try ScriptParser(text)
    self = try parser.parseSetting()
  }
}
