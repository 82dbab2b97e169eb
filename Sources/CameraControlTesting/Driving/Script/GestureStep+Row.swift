import CameraControl

extension GestureStep {
  /// The row of the step in the table of steps.
  var row: StepRow {
    switch self {
    case .lightPress:
      StepRow(
        "light-press", needs: .free(.cameraControl),
        "Press the Camera Control lightly and let go.")
    case .doubleLightPress:
      StepRow(
        "double-light-press", needs: .free(.cameraControl),
        "Press the Camera Control lightly twice, quickly.")
    case .lightHold(let time):
      StepRow(
        "light-hold", .duration(time, GestureStep.lightHold), needs: .free(.cameraControl),
        "Press the Camera Control lightly for %, and let go.")
    case .slide(let distance):
      StepRow(
        "slide", .distance(distance, GestureStep.slide),
        "Slide a finger along the Camera Control %.")
    case .lightSlide(let distance):
      StepRow(
        "light-slide", .distance(distance, GestureStep.lightSlide), needs: .free(.cameraControl),
        "Press the Camera Control lightly, slide %, and let go.")
    case .click:
      StepRow(
        "click", needs: .free(.cameraControl),
        "Press the Camera Control all the way down and let go.")
    case .doubleClick:
      StepRow(
        "double-click", needs: .free(.cameraControl),
        "Press the Camera Control all the way down twice, quickly.")
    case .touch(let force):
      StepRow(
        "touch", .force(force, GestureStep.touch), needs: .free(.cameraControl),
        "Rest a finger on the Camera Control\(force == 0 ? "" : " with a force of %").")
    case .lift: StepRow("lift", needs: .fingerOn, "Take the finger off the Camera Control.")
    case .press(let button, let time):
      StepRow(
        "press", .press(button, time, GestureStep.press), needs: .free(button),
        "Press %, and let go.")
    case .wait(let time): StepRow("wait", .duration(time, GestureStep.wait), "Wait %.")
    case .input(let input): input.row
    case .returnToApp:
      StepRow("return-to-app", needs: .appAway, "Go back to the app.")
    case .set(let change):
      StepRow("set", .setting(change, GestureStep.set), needs: nil)
    case .app(let name):
      StepRow(
        "app", .name(name, Expected.nameOfAppStep, GestureStep.app), needs: nil, "In the app, %.")
    case .repeated(let count, let steps):
      StepRow("repeat", .repetition(count, steps), needs: steps.first?.need, "%")
    }
  }

  /// A step for each word, in the order of an error's suggestions; only its word and the kind of its
  /// argument count.
  private static let examples: [GestureStep] = [
    .lightPress, .doubleLightPress, .lightHold(.zero), .slide(by: 0), .lightSlide(.fraction(0)),
    .click, .doubleClick, .touch(force: 0), .lift, .press(.action), .down(.action), .up(.action),
    .swipeOverlay, .swipeOverlayToBezel, .tapOverlay(item: 0), .tapOutsideOverlay,
    .dragOverlay(millimeters: 0), .wait(.zero), .leaveApp, .returnToApp, .launch(""), .endApp(""),
    .interrupt(.videoDeviceNotAvailableInBackground), .endInterruption, .screen(isOn: true),
    .screen(isOn: false), .lock, .unlock, .authenticate, .swipeUp, .sideButton, .start(""),
    .kill("", .app), .answerAuthentication(.succeeds), .storage(isFull: true),
    .storage(isFull: false), .set(.cleanPreview(true)), .app(""), .repeated(1, []),
  ]

  /// The words that a step can begin with.
  static let words = examples.map(\.row.word)

  /// A step for each word.
  static let byWord = Dictionary(uniqueKeysWithValues: zip(words, examples))
}

extension PhoneInput {
  /// The row of a step that holds the input.
  fileprivate var row: StepRow {
    switch self {
    case .button(let button, isDown: true):
      StepRow(
        "down", .button(button, GestureStep.down), needs: .free(button),
        "Press %, and keep it down.")
    case .button(let button, isDown: false):
      StepRow(
        "up", .button(button, GestureStep.up), needs: .held(button),
        button == .cameraControl ? "Let go of the Camera Control." : "Let go of %.")
    case .touch(let touch): row(of: touch)
    case .leaveApp: StepRow("leave-app", needs: .screenInUse, "Go to the Home Screen.")
    case .bringToFront(let app): StepRow("launch", .app(app), "Open %.")
    case .launch(let source): StepRow("launch", .source(source), needs: .products)
    case .terminate(let app):
      StepRow("end", .name(app, Expected.nameOfApp, GestureStep.endApp), "End %.")
    case .interrupt(let reason):
      StepRow("interrupt", .reason(reason, GestureStep.interrupt), needs: .running)
    case .endInterruption: StepRow("end-interruption", needs: .interrupted, "End the interruption.")
    case .screen(isOn: true): StepRow("screen-on", needs: .screenOff, "Turn the screen on.")
    case .screen(isOn: false): StepRow("screen-off", needs: .screenOn, "Turn the screen off.")
    case .lock: StepRow("lock", needs: .unlocked, "Lock the phone.")
    case .unlock: StepRow("unlock", needs: .locked, "Unlock the phone.")
    case .authenticate:
      StepRow(
        "authenticate", needs: .locked,
        "Look at the phone, so that it unlocks, and stay on the Lock Screen.")
    case .swipeUp:
      StepRow("swipe-up", needs: .screenInUse, "Swipe up from the bottom of the screen.")
    case .sideButton: StepRow("side-button", .none, "Press the side button.")
    case .start(let product):
      StepRow("start", .name(product, Expected.nameOfProduct, GestureStep.start), needs: .products)
    case .kill(let product, let target):
      StepRow("kill", .process(product, target, GestureStep.kill), needs: .products)
    case .answerAuthentication(let answer):
      StepRow(
        "answer-authentication", .answer(answer, GestureStep.answerAuthentication),
        needs: .products)
    case .storage(isFull: true): StepRow("fill-storage", needs: .products)
    case .storage(isFull: false): StepRow("free-storage", needs: .products)
    case .settings: StepRow("set", .unwritten(Expected.setting))
    }
  }

  private func row(of touch: OverlayTouch) -> StepRow {
    switch touch {
    case .swipeAway:
      StepRow("swipe-overlay", needs: .overlay, "Swipe across the overlay, away from the button.")
    case .swipeToBezel:
      StepRow(
        "swipe-overlay-to-bezel", needs: .overlay, "Push the overlay to the edge of the screen.")
    case .drag(let way):
      StepRow(
        "drag-overlay", .millimeters(way, GestureStep.dragOverlay), needs: .overlay,
        "Drag over the overlay, along the button, %.")
    case .tapItem(let item):
      StepRow(
        "tap-overlay", .item(item, GestureStep.tapOverlay), needs: .item(item),
        "Tap item % of the list in the overlay.")
    case .tapOutside:
      StepRow("tap-outside-overlay", needs: .overlay, "Tap the screen beside the overlay.")
    }
  }
}
