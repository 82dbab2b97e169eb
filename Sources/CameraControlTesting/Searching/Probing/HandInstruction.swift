import CameraControl

/// Steps of a script as instructions for a person with a real phone.
enum HandInstruction {
  static func text(for step: GestureStep) -> String {
    switch step {
    case .lightPress: "Press the Camera Control lightly and let go."
    case .doubleLightPress: "Press the Camera Control lightly twice, quickly."
    case .lightHold(let time):
      "Press the Camera Control lightly for \(words(for: time)), and let go."
    case .slide(let distance): "Slide a finger along the Camera Control \(words(for: distance))."
    case .lightSlide(let distance):
      "Press the Camera Control lightly, slide \(words(for: distance)), and let go."
    case .click: "Press the Camera Control all the way down and let go."
    case .doubleClick: "Press the Camera Control all the way down twice, quickly."
    case .touch(let force):
      force == 0
        ? "Rest a finger on the Camera Control."
        : "Rest a finger on the Camera Control with a force of \(TraceText.number(force))."
    case .lift: "Take the finger off the Camera Control."
    case .press(let button, let time):
      "Press \(words(for: button)) for \(words(for: time)), and let go."
    case .down(let button): "Press \(words(for: button)), and keep it down."
    case .up(.cameraControl): "Let go of the Camera Control."
    case .up(let button): "Let go of \(words(for: button))."
    case .swipeOverlay: "Swipe across the overlay, away from the button."
    case .swipeOverlayToBezel: "Push the overlay to the edge of the screen."
    case .tapOverlay(let item): "Tap item \(item + 1) of the list in the overlay."
    case .tapOutsideOverlay: "Tap the screen beside the overlay."
    case .dragOverlay(let distance):
      "Drag over the overlay, along the button, \(words(for: .millimetres(distance)))."
    case .wait(let time): "Wait \(words(for: time))."
    case .leaveApp: "Go to the Home Screen."
    case .returnToApp: "Go back to the app."
    case .launch(let app): "Open \(app)."
    case .endApp(let app): "End \(app)."
    case .interrupt: "Do this: \(step)."
    case .endInterruption: "End the interruption."
    case .screen(let isOn): "Turn the screen \(isOn ? "on" : "off")."
    case .lock: "Lock the phone."
    case .unlock: "Unlock the phone."
    case .authenticate: "Look at the phone, so that it unlocks, and stay on the Lock Screen."
    case .swipeUp: "Swipe up from the bottom of the screen."
    case .sideButton: "Press the side button."
    case .launchFrom, .start, .kill, .answerAuthentication, .storage, .set: "Do this: \(step)."
    case .app(let name): "In the app, \(name)."
    case .repeated(let count, let steps):
      "\(count) times: " + steps.map { text(for: $0) }.joined(separator: " ")
    }
  }

  private static func words(for button: PhoneButton) -> String {
    switch button {
    case .cameraControl: "the Camera Control all the way down"
    case .volumeUp: "volume up"
    case .volumeDown: "volume down"
    case .action: "the Action button"
    case .airPodsStem: "the stem of an AirPod"
    }
  }

  private static func words(for time: Duration) -> String {
    let seconds = TraceText.number(time / .seconds(1))
    return seconds == "1" ? "1 second" : "\(seconds) seconds"
  }

  private static func words(for distance: SlideDistance) -> String {
    switch distance {
    case .fraction(let part):
      "\(part < 0 ? "back" : "forward") by \(TraceText.number(abs(part))) of the range"
    case .millimetres(let length):
      "\(length < 0 ? "back" : "forward") by \(TraceText.number(abs(length))) mm"
    }
  }
}
