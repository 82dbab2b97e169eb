import CameraControl
import CameraControlTesting

extension PlantedMistake {
  /// The steps of all scripts that look for a mistake: gestures, and what a person does in the app.
  static let steps: [GestureStep] = [
    .lightPress, .doubleLightPress, .click, .doubleClick, .slide(by: 0.5), .down(.cameraControl),
    .up(.cameraControl), .press(.volumeUp), .tapOverlay(item: 1), .leaveApp, .returnToApp,
    .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption, slideAndLeave, mode, rebuild,
  ]

  /// A finger that still slides while another one swipes the app away.
  static let slideAndLeave = GestureStep.repeated(1, [.slide(by: 0.5), .leaveApp])
  static let mode = GestureStep.app("change between photos and movies")
  static let rebuild = GestureStep.app("change the camera")

  /// The property that the mistake breaks.
  var property: PlantedProperty {
    switch self {
    case .missedCancel, .oneFlagForTwoButtons: .pressIsShown
    case .photoTwice, .photoOnCancel, .startsAndStops: .onePhotoPerPress
    case .flagAfterDeadline, .orderOfTwoQueues, .burstInControls, .delegateAwayInRebuild,
      .expectsActiveFirst:
      .buttonsAreHidden
    case .lateAction: .labelIsHidden
    case .controlLeftBehind: .controlsAreComplete
    case .filterNotShown: .filterIsShown
    case .disabledForGood: .filterIsEnabled
    case .recordsInBackground: .onlyWhileRunning
    case .recordsAgain: .onlyOnRequest
    case .zoomIgnoredInMovies, .zoomForgottenOnReturn, .writesOffQueue: .zoomIsShown
    case .deafInControls: .everyPressIsHeard
    }
  }

  /// The shortest script that is known to break the property.
  var shortest: [GestureStep] {
    let interruption = GestureStep.interrupt(.videoDeviceInUseByAnotherClient)
    return switch self {
    case .missedCancel, .photoOnCancel: [.down(.cameraControl), .leaveApp]
    case .photoTwice, .writesOffQueue: [.click]
    case .oneFlagForTwoButtons: [.down(.cameraControl), .press(.volumeUp)]
    case .flagAfterDeadline, .expectsActiveFirst: [.lightPress]
    case .lateAction: [.lightPress, Self.slideAndLeave]
    case .orderOfTwoQueues: [.lightPress, .down(.cameraControl), .leaveApp]
    case .controlLeftBehind: [Self.rebuild, Self.rebuild]
    case .burstInControls: [.lightPress, .doubleClick]
    case .filterNotShown: [.doubleLightPress, .tapOverlay(item: 1), .slide(by: 0.5)]
    case .disabledForGood: [Self.mode, .click, interruption]
    case .recordsInBackground: [Self.mode, .click, .leaveApp]
    case .recordsAgain: [Self.mode, .click, interruption, .endInterruption]
    case .startsAndStops: [Self.mode, .click]
    case .zoomIgnoredInMovies: [Self.mode, .lightPress, .slide(by: 0.5)]
    case .zoomForgottenOnReturn: [.lightPress, .slide(by: 0.5), .leaveApp, .returnToApp]
    case .delegateAwayInRebuild: [.lightPress, Self.rebuild]
    case .deafInControls: [.lightPress, .click]
    }
  }

  /// The orders of delivery and the options that the mistake needs, if the usual ones do not show it.
  var phones: [(delivery: DeliveryOrder, behavior: PhoneBehavior)] {
    let usual = PhoneBehavior()
    return switch self {
    case .lateAction, .orderOfTwoQueues: (1...6).map { (.shuffled(seed: $0), usual) }
    case .expectsActiveFirst:
      [(.inOrder, PhoneBehavior { $0.overlay.callbackOrder = .fullscreenFirst })]
    default: [(.inOrder, usual)]
    }
  }
}
