import CameraControl

/// The text of a setting in a script: the setting's name, and the values that it can have.
package struct SettingText {
  /// The name of the setting.
  package let name: String

  /// A description of the possible values, for messages.
  package let expected: String

  /// The words that are possible values.
  package let words: [String]

  /// Reads the value.
  let read: (ScriptToken.Kind) -> SettingChange?

  private init<Value>(
    _ name: String, _ values: [(word: String, value: Value)],
    _ change: @escaping (Value) -> SettingChange
  ) {
    self.name = name
    words = values.map(\.word)
    expected = "a value: \(words.joined(separator: ", "))"
    read = { kind in
      guard case .word(let text) = kind else { return nil }
      return values.first { $0.word == text }.map { change($0.value) }
    }
  }

  private init<Value: CaseIterable & RawRepresentable>(
    _ name: String, _ type: Value.Type, _ change: @escaping (Value) -> SettingChange
  ) where Value.RawValue == String {
    self.init(name, KebabCase.words(of: type), change)
  }

  private init(_ name: String, _ change: @escaping (Bool) -> SettingChange) {
    self.init(name, [("on", true), ("off", false)], change)
  }

  private init(_ name: String, product change: @escaping (String?) -> SettingChange) {
    self.init(name, expected: Expected.product) { kind in
      switch kind {
      case .word(Self.none): change(nil)
      case .word(let name), .quoted(let name): change(name)
      case .separator, .open, .close, .end: nil
      }
    }
  }

  private init(
    _ name: String, expected: String, _ read: @escaping (ScriptToken.Kind) -> SettingChange?
  ) {
    self.name = name
    self.expected = expected
    words = []
    self.read = read
  }

  /// The word for no product.
  package static let none = "none"

  /// Every setting, in the order of ``PhoneSettings``; what the Camera Control launches comes with
  /// the other launches, although it is the launch target.
  package static var all: [SettingText] {
    [
      SettingText("launch-target", expected: "camera, none, or the name of an app", launchTarget),
      SettingText("launch-gesture", PhoneSettings.LaunchGesture.self) { .launchGesture($0) },
      SettingText("clean-preview") { .cleanPreview($0) },
      SettingText("focus-lock") { .focusLock($0) },
      SettingText("require-screen-on") { .requireScreenOn($0) },
      SettingText("camera-control-enabled") { .cameraControlEnabled($0) },
      SettingText("adjustments-enabled") { .adjustmentsEnabled($0) },
      SettingText("has-usage-history") { .hasUsageHistory($0) },
      SettingText("light-press-opens-overlay") { .lightPressOpensOverlay($0) },
      SettingText("swipe-opens-overlay") { .swipeOpensOverlay($0) },
      SettingText("light-press-force", LightPressForce.self) { .lightPressForce($0) },
      SettingText("double-light-press-speed", PressSpeed.self) { .doubleLightPressSpeed($0) },
      SettingText("double-click-speed", PressSpeed.self) { .doubleClickSpeed($0) },
      SettingText("air-pods-remote", PhoneSettings.AirPodsRemote.self) { .airPodsRemote($0) },
      SettingText("air-pods-eligible") { .airPodsEligible($0) },
      SettingText("action-button", PhoneSettings.ActionButton.self) { .actionButton($0) },
      SettingText("camera-control-launches", product: SettingChange.cameraControlLaunches),
      SettingText("lock-screen-launches", product: SettingChange.lockScreenLaunches),
      SettingText("control-center-launches", product: SettingChange.controlCenterLaunches),
      SettingText("action-button-launches", product: SettingChange.actionButtonLaunches),
      SettingText("system-version", expected: Expected.version, systemVersion),
    ]
  }

  private static func launchTarget(_ kind: ScriptToken.Kind) -> SettingChange? {
    switch kind {
    case .word("camera"): .launchTarget(.camera)
    case .word(none): .launchTarget(.none)
    case .word(let name), .quoted(let name): .launchTarget(.app(name))
    case .separator, .open, .close, .end: nil
    }
  }

  private static func systemVersion(_ kind: ScriptToken.Kind) -> SettingChange? {
    guard case .word(let text) = kind else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { ScriptNumber.isDigits($0) ? Int($0) : nil }
    switch parts.count {
    case 1: return parts[0].map { .systemVersion(SystemVersion($0)) }
    case 2:
      guard let major = parts[0], let minor = parts[1] else { return nil }
      return .systemVersion(SystemVersion(major, minor))
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
