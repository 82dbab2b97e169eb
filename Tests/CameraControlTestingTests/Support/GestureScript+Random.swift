import CameraControl
import CameraControlTesting

extension GestureScript {
  /// Returns a script of up to eight random steps, which may be repetitions.
  static func random(using generator: inout SeededGenerator, depth: Int = 0) -> GestureScript {
    let count = Int.random(in: 0...8, using: &generator)
    return GestureScript((0..<count).map { _ in .random(using: &generator, depth: depth) })
  }
}

extension GestureStep {
  /// Returns a random step with arguments that make sense.
  static func random(using generator: inout SeededGenerator, depth: Int = 0) -> GestureStep {
    let number = Double(Int.random(in: -2_000_000...2_000_000, using: &generator)) / 1_000_003
    let duration = Duration.nanoseconds(Int64.random(in: 0...9_999_999_999, using: &generator))
    let button = PhoneButton.allCases.randomElement(using: &generator) ?? .action
    let name =
      ["Mail", "My \"App\"", "back\\slash", "", "two\nlines", "Kamera·2", "\u{301}\r\n\u{2028}"]
      .randomElement(using: &generator) ?? ""
    let reason = InterruptionReason.allCases.randomElement(using: &generator)
    let source =
      [LaunchSource.cameraControl, .lockScreenControl, .controlCenter, .actionButton, .icon(name)]
      .randomElement(using: &generator) ?? .cameraControl
    let answer = AuthenticationAnswer.allCases.randomElement(using: &generator) ?? .fails
    let setting = SettingChange.samples.randomElement(using: &generator)
    let simple: [GestureStep] = [
      .lightPress, .doubleLightPress, .lightHold(duration), .slide(by: number),
      .slide(millimeters: number * 30), .click, .doubleClick, .press(button, duration),
      .down(button), .up(button),
      .touch(force: min(0.999, abs(number) / 3)), .lift, .swipeOverlay, .swipeOverlayToBezel,
      .tapOverlay(item: Int(duration.components.seconds)), .tapOutsideOverlay,
      .dragOverlay(millimeters: number), .wait(duration), .leaveApp, .returnToApp, .launch(name),
      .endApp(name), .interrupt(reason ?? .audioDeviceInUseByAnotherClient), .endInterruption,
      .screen(isOn: number > 0), .lock, .unlock, .authenticate, .swipeUp, .sideButton,
      .launch(from: source), .start(name), .kill(name, number > 0 ? .app : .captureExtension),
      .answerAuthentication(answer), .storage(isFull: number > 0),
      .set(setting ?? .cleanPreview(false)), .app(name),
    ]
    let pick = Int.random(in: 0...simple.count, using: &generator)
    guard pick == simple.count, depth < 3 else { return simple[min(pick, simple.count - 1)] }
    let times = Int.random(in: 1...3, using: &generator)
    return .repeated(times, GestureScript.random(using: &generator, depth: depth + 1).steps)
  }
}

extension GestureStep {
  /// Steps with amounts that make no sense.
  static let nonsense: [GestureStep] = [
    .wait(.seconds(-1)), .wait(.seconds(Int64.max) * 18),
    .wait(.seconds(9_214_819_200) + .nanoseconds(1)),
    .repeated(2, [.wait(.seconds(5_000_000_000))]),
    .lightHold(.nanoseconds(-1)), .press(.volumeUp, .seconds(Int64.min) * 2),
    .slide(by: .nan), .slide(millimeters: .infinity), .lightSlide(.fraction(-.infinity)),
    .touch(force: 1), .touch(force: -0.1), .touch(force: .nan), .dragOverlay(millimeters: .nan),
    .tapOverlay(item: -1), .repeated(0, [.click]),
    .repeated(-1, [.click]), .repeated(10_000_001, []), .repeated(2, [.wait(.seconds(-1))]),
    .repeated(10_000_000, [.click]), .set(.systemVersion(SystemVersion(-1, 0))),
    .set(.systemVersion(SystemVersion(18, -1))), .kill("Photos", .widgetExtension),
    .input(.settings(PhoneSettings())),
  ]
}

extension SettingChange {
  /// A change to each setting, with a value that a new phone does not have.
  static let samples: [SettingChange] = [
    .launchTarget(.app("camera")), .launchGesture(.doubleClick), .cleanPreview(false),
    .focusLock(true), .requireScreenOn(false), .cameraControlEnabled(false),
    .adjustmentsEnabled(false), .hasUsageHistory(false), .lightPressOpensOverlay(false),
    .swipeOpensOverlay(true), .lightPressForce(.firmer), .doubleLightPressSpeed(.slower),
    .doubleClickSpeed(.slow), .airPodsRemote(.pressAndHold), .airPodsEligible(false),
    .actionButton(.capture), .cameraControlLaunches("My Photos"), .lockScreenLaunches("none"),
    .controlCenterLaunches("Photos"), .actionButtonLaunches(""), .systemVersion(.iOS18dot2),
  ]
}
