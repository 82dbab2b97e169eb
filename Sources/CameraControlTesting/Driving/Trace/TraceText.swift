import CameraControl

/// The texts of trace entries, which are the same on every platform.
package enum TraceText {
  /// Returns the text of a record.
  static func text(of event: PhoneRecord.Event) -> String {
    switch event {
    case .input(let input): text(of: input)
    case .sample(let sample): text(of: sample)
    case .gesture(let gesture): text(of: gesture)
    case .overlay(let appearance): OverlayDrawing.text(of: appearance)
    case .queue(let label): label
    case .callback(let callback): text(of: callback)
    case .value(let control, let value): "\(control) \(number(value))"
    case .written(let control, let value): "\(control) \(number(value))"
    case .enabled(let control, let isOn): "\(control) \(isOn ? "on" : "off")"
    case .device(let name, let change): "\(name): \(change)"
    case .capture(let phase, let button, let isSecondary):
      "\(name(button)) \(phase)\(isSecondary ? ", secondary" : "")"
    case .system(let action): text(of: action)
    case .sound(let name): name
    case .session(let notification): text(of: notification)
    case .focusLock(let isLocked): isLocked ? "locked" : "free"
    case .diagnostic(let finding): finding.text
    case .fault(let fault): text(of: fault)
    case .unanswered(let unanswered): unanswered.text
    case .haptic(let haptic): words(of: haptic.rawValue)
    case .launch(let outcome): "\(outcome)"
    case .process(let event): "\(event)"
    case .content(let event): "\(event)"
    }
  }

  private static func text(of fault: CaptureError) -> String {
    let raised = fault.exception.map { "; a phone stops with \($0)" } ?? ""
    return "\(fault.message) [\(fault.rule)]\(raised)"
  }

  private static func words(of name: String) -> String {
    KebabCase.text(of: name).split(separator: "-").joined(separator: " ")
  }

  /// Returns a number with up to four digits after the decimal point.
  package static func number(_ value: Double) -> String { PlainNumber.text(value) }

  static func name(_ button: PhoneButton) -> String { KebabCase.text(of: button.rawValue) }

  private static func text(of sample: ButtonSample) -> String {
    let place = sample.position.map { "\(number($0)) mm" } ?? "no finger"
    let force = number(sample.force)
    return "force \(force), \(place), switch \(sample.isSwitchDown ? "down" : "up")"
  }

  private static func text(of input: PhoneInput) -> String {
    switch input {
    case .button(let button, let isDown): "\(name(button)) \(isDown ? "down" : "up")"
    case .touch(.swipeAway): "a finger swipes over the overlay"
    case .touch(.swipeToBezel): "a finger pushes the overlay away"
    case .touch(.drag(let way)): "a finger drags the overlay by \(number(way)) mm"
    case .touch(.tapItem(let item)): "a finger taps item \(item)"
    case .touch(.tapOutside): "a finger taps beside the overlay"
    case .bringToFront(let app): "\(app) comes to the front"
    case .leaveApp: "the app leaves the foreground"
    case .terminate(let app): "\(app) ends"
    case .interrupt(let reason): "interruption: \(reason)"
    case .endInterruption: "the interruption is over"
    case .screen(let isOn): isOn ? "the screen lights up" : "the screen goes dark"
    case .settings: "the settings change"
    case .lock: "the phone locks"
    case .unlock: "the person unlocks the phone"
    case .authenticate: "the person authenticates"
    case .swipeUp: "a finger swipes up"
    case .sideButton: "the side button is pressed"
    case .launch(let source): "a launch from \(source)"
    case .start(let name): "\(name) starts in the background"
    case .kill(let name, let target): "the \(target) of \(name) is killed"
    case .answerAuthentication(.cancels): "authentication is canceled from now on"
    case .answerAuthentication(let answer): "authentication \(answer.rawValue) from now on"
    case .storage(let isFull): isFull ? "the storage is full" : "the storage has room again"
    }
  }

  private static func text(of gesture: ButtonGesture) -> String {
    switch gesture {
    case .touchBegan: "touch began"
    case .touchEnded: "touch ended"
    case .lightPress: "light press"
    case .doubleLightPress: "double light press"
    case .lightHold: "light hold"
    case .lightRelease: "light release"
    case .slide(let way, let begins): "slide \(number(way)) mm\(begins ? ", begins" : "")"
    case .clickDown: "click down"
    case .clickUp: "click up"
    case .doubleClick: "double click"
    case .clickHold: "click hold"
    }
  }

  private static func text(of callback: ControlsCallback) -> String { words(of: callback.rawValue) }

  private static func text(of action: SystemAction) -> String {
    switch action {
    case .volumeUp: "volume up"
    case .volumeDown: "volume down"
    case .actionButton: "action button"
    case .airPodsControl: "AirPods control"
    case .wakeScreen: "wake screen"
    case .askToLaunch(let target): "ask to launch \(text(of: target))"
    case .launch(let target): "launch \(text(of: target))"
    case .visualIntelligence: "visual intelligence"
    }
  }

  private static func text(of target: PhoneSettings.LaunchTarget) -> String {
    switch target {
    case .camera: "the camera"
    case .app(let name): name
    case .none: "nothing"
    }
  }

  private static func text(of notification: SessionNotification) -> String {
    switch notification {
    case .didStartRunning: "did start running"
    case .didStopRunning: "did stop running"
    case .wasInterrupted(let reason): "was interrupted: \(reason)"
    case .interruptionEnded: "interruption ended"
    }
  }
}
