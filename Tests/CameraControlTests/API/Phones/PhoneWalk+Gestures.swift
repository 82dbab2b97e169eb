import CameraControl
import CameraControlTesting

extension PhoneWalk {
  /// What a person does in a walk, besides the usual gestures.
  static let gestures: [GestureStep] =
    waits + buttons + apps.dropFirst().map { .launch($0) } + apps.map { .endApp($0) }
    + InterruptionReason.allCases.flatMap { [.interrupt($0), .endInterruption] } + launching
    + changes.map { .set($0) }

  private static let waits: [GestureStep] = [1, 8, 50, 120, 300, 350, 500, 3000].map {
    .wait(.milliseconds($0))
  }

  private static let buttons: [GestureStep] =
    [PhoneButton.volumeDown, .action, .airPodsStem].flatMap { button -> [GestureStep] in
      [.down(button), .up(button), .press(button, .seconds(1))]
    } + [
      .press(.action), .press(.airPodsStem), .tapOverlay(item: 3), .dragOverlay(millimeters: -20),
      .slide(millimeters: 29), .slide(millimeters: -30), .lightSlide(.millimeters(-7)),
      .screen(isOn: false),
    ]

  private static let launching: [GestureStep] =
    [.authenticate, .swipeUp, .start(apps[0]), .kill(apps[0], .captureExtension)]
    + AuthenticationAnswer.allCases.map { .answerAuthentication($0) }
    + [true, false].map { .storage(isFull: $0) }
    + [.cameraControl, .lockScreenControl, .controlCenter, .actionButton, .icon(apps[0])].map {
      .launch(from: $0)
    }

  private static let changes: [SettingChange] =
    [true, false].flatMap { isOn -> [SettingChange] in
      [
        .cameraControlEnabled(isOn), .adjustmentsEnabled(isOn), .cleanPreview(isOn),
        .focusLock(isOn), .airPodsEligible(isOn),
      ]
    } + [
      .lightPressForce(.lighter), .lightPressForce(.firmer), .doubleLightPressSpeed(.slow),
      .doubleLightPressSpeed(.standard), .airPodsRemote(.off), .airPodsRemote(.pressOnce),
      .airPodsRemote(.pressAndHold), .actionButton(.capture), .actionButton(.unassigned),
      .launchGesture(.singleClick), .launchGesture(.doubleClick), .systemVersion(.iOS18),
      .systemVersion(.iOS26), .lockScreenLaunches(apps[0]), .controlCenterLaunches(apps[0]),
      .actionButtonLaunches(apps[0]), .cameraControlLaunches(nil), .lockScreenLaunches(nil),
      .cameraControlLaunches(apps[0]),
    ]
}
