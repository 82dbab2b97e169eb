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
    switch step {
    case .lightHold(let duration), .wait(let duration):
      "\(step.word.rawValue) \(ScriptNumber.text(duration))"
    case .slide(let distance), .lightSlide(let distance):
      "\(step.word.rawValue) \(ScriptNumber.text(distance))"
    case .touch(let force): "touch \(ScriptNumber.text(force: force))"
    case .press(let button, .milliseconds(100)): "press \(name(button))"
    case .press(let button, let duration): "press \(name(button)) \(ScriptNumber.text(duration))"
    case .down(let button), .up(let button): "\(step.word.rawValue) \(name(button))"
    case .tapOverlay(let item): "tap-overlay \(item)"
    case .dragOverlay(let way): "drag-overlay \(ScriptNumber.text(.millimetres(way)))"
    case .launch(let app) where LaunchWords.isTaken(app): "launch \(quoted(app))"
    case .launch(let app), .endApp(let app), .start(let app):
      "\(step.word.rawValue) \(name(app))"
    case .launchFrom(.icon(let app)): "launch \(LaunchWords.icon) \(name(app))"
    case .launchFrom(let source): "launch \(source)"
    case .kill(let product, let target):
      "kill \(name(product)) \(LaunchWords.text(of: target) ?? target.rawValue)"
    case .answerAuthentication(let answer): "answer-authentication \(answer.rawValue)"
    case .interrupt(let reason): "interrupt \(KebabCase.text(of: "\(reason)"))"
    case .set(let change): "set \(text(of: change))"
    case .app(let name): "app \(Self.name(name))"
    case .repeated(let count, let steps): repetition(count, steps)
    case .lightPress, .doubleLightPress, .click, .doubleClick, .lift, .swipeOverlay,
      .swipeOverlayToBezel,
      .tapOutsideOverlay, .leaveApp, .returnToApp, .endInterruption, .screen, .lock, .unlock,
      .authenticate, .swipeUp, .sideButton, .storage:
      step.word.rawValue
    }
  }

  private static func repetition(_ count: Int, _ steps: [GestureStep]) -> String {
    // A step with braces of its own would be hard to read after a count.
    if steps.count == 1, steps[0].word != .repeat {
      return "\(count)x \(text(of: steps[0]))"
    }
    return steps.isEmpty ? "repeat \(count) { }" : "repeat \(count) { \(line(of: steps)) }"
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

  private static func name(_ button: PhoneButton) -> String {
    KebabCase.text(of: button.rawValue)
  }

  private static func name(_ app: String) -> String {
    let isPlain =
      !app.isEmpty && app.utf8.count <= ScriptLimits.word
      && app.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
      }
    return isPlain ? app : quoted(app)
  }

  private static func quoted(_ name: String) -> String {
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
