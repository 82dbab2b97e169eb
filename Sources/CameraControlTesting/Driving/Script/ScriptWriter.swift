import CameraControl

/// Writes steps as text that can be parsed again.
enum ScriptWriter {
  /// Returns the text of steps on a single line.
  static func line(of steps: [GestureStep]) -> String {
    steps.map { text(of: $0) }.joined(separator: "; ")
  }

  /// Returns the text of steps, one per line.
  static func lines(of steps: [GestureStep]) -> String {
    steps.map { text(of: $0) + "\n" }.joined()
  }

  /// Returns the text of a step, without a line break.
  static func text(of step: GestureStep) -> String {
    // A step that contains braces would be hard to read after a count.
    if case .repeated(let count, let steps) = step, steps.count == 1, !steps[0].isRepeated {
      return "\(count)x \(text(of: steps[0]))"
    }
    let row = step.row
    let argument = row.argument.text
    return argument.isEmpty ? row.word : "\(row.word) \(argument)"
  }

  /// Returns the name of a setting and its value.
  static func text(of change: SettingChange) -> String {
    switch change {
    case .launchTarget(.camera): "launch-target camera"
    case .launchTarget(.none): "launch-target none"
    case .launchTarget(.app(let name)): "launch-target \(quoted(name))"
    case .launchGesture(let value): "launch-gesture \(KebabCase.text(of: value.rawValue))"
    case .cleanPreview(let isOn): "clean-preview \(text(isOn))"
    case .focusLock(let isOn): "focus-lock \(text(isOn))"
    case .requireScreenOn(let isOn): "require-screen-on \(text(isOn))"
    case .cameraControlEnabled(let isOn): "camera-control-enabled \(text(isOn))"
    case .adjustmentsEnabled(let isOn): "adjustments-enabled \(text(isOn))"
    case .hasUsageHistory(let isOn): "has-usage-history \(text(isOn))"
    case .lightPressOpensOverlay(let isOn): "light-press-opens-overlay \(text(isOn))"
    case .swipeOpensOverlay(let isOn): "swipe-opens-overlay \(text(isOn))"
    case .lightPressForce(let value): "light-press-force \(value.rawValue)"
    case .doubleLightPressSpeed(let value): "double-light-press-speed \(value.rawValue)"
    case .doubleClickSpeed(let value): "double-click-speed \(value.rawValue)"
    case .airPodsRemote(let value): "air-pods-remote \(KebabCase.text(of: value.rawValue))"
    case .airPodsEligible(let isOn): "air-pods-eligible \(text(isOn))"
    case .actionButton(let value): "action-button \(KebabCase.text(of: value.rawValue))"
    case .cameraControlLaunches(let name): "camera-control-launches \(product(name))"
    case .lockScreenLaunches(let name): "lock-screen-launches \(product(name))"
    case .controlCenterLaunches(let name): "control-center-launches \(product(name))"
    case .actionButtonLaunches(let name): "action-button-launches \(product(name))"
    case .systemVersion(let version): "system-version \(version)"
    }
  }

  private static func text(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func product(_ name: String?) -> String {
    guard let name else { return SettingText.none }
    return name == SettingText.none ? quoted(name) : Self.name(name)
  }

  /// Returns a name, in quotation marks if it needs them.
  static func name(_ app: String) -> String {
    let isPlain =
      !app.isEmpty && app.utf8.count <= ScriptLimits.word
      && app.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
      }
    return isPlain ? app : quoted(app)
  }

  /// Returns a name in quotation marks.
  static func quoted(_ name: String) -> String {
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += ["\\", scalar]
      // A line break would end the step.
      case _ where OneLine.isUnsafe(scalar): text += OneLine.escape(scalar).unicodeScalars
      default: text.append(scalar)
      }
    }
    text.append("\"")
    return String(text)
  }
}

extension SettingChange: CustomStringConvertible {
  /// The change as it is written in a script.
  public var description: String { ScriptWriter.text(of: self) }
}
