// The descriptions of actions without effect, such as “slide on a disabled control”.

extension Unanswered: CustomStringConvertible {
  /// The press or gesture, the reasons why it had no effect, and the remedy, in one line.
  public var description: String { OneLine.line(text) }

  /// The description with the title of the control as it is.
  package var text: String { "\(what.words(count: 1)) \(circumstances). \(remedy)" }

  /// The reasons as words that follow what the finger did.
  var circumstances: String {
    let clauses = reasons.map { $0.circumstance(of: what) }
    let name = control.map { " (“\($0)”)" } ?? ""
    guard let last = clauses.last, clauses.count > 1 else { return "\(clauses[0])\(name)" }
    return "\(clauses.dropLast().joined(separator: ", ")) and \(last)\(name)"
  }
}

extension Unanswered.Repeated: CustomStringConvertible {
  /// The count, the gesture, and the reasons, such as “12 slides on a disabled control”.
  public var description: String {
    OneLine.line("\(count) \(first.what.words(count: count)) \(first.circumstances)")
  }
}

extension Unanswered.What {
  /// Returns the name of a gesture, in the singular or the plural.
  func words(count: Int) -> String {
    let (noun, rest) = parts
    guard count != 1 else { return noun + rest }
    return noun + (noun.hasSuffix("s") || noun.hasSuffix("ch") ? "es" : "s") + rest
  }

  private var parts: (noun: String, rest: String) {
    switch self {
    case .press(.cameraControl): ("click", "")
    case .press(.volumeUp): ("press", " of volume up")
    case .press(.volumeDown): ("press", " of volume down")
    case .press(.action): ("press", " of the Action button")
    case .press(.airPodsStem): ("press", " of an AirPods stem")
    case .lightPress: ("light press", "")
    case .slide: ("slide", "")
    case .item: ("choice", " of a list item")
    case .overlayTouch: ("touch", " of the screen")
    case .touch: ("touch", " of the Camera Control")
    case .write: ("write", " of a value")
    case .callback: ("callback", "")
    }
  }
}

extension Unanswered.Reason {
  /// Returns the reason as words that follow the name of a gesture.
  func circumstance(of what: Unanswered.What) -> String {
    switch self {
    case .noCameraControl: "on a phone without a Camera Control"
    case .buttonOff: "with the button switched off in the settings"
    case .systemTooOld: "on a system that is too old for it"
    case .noActionButton: "on a phone without an Action button"
    case .screenOff: "while the screen is off"
    case .buttonUnassigned: "that the settings assign to something else"
    case .airPodsUnsupported: "that the AirPods or the system keep from apps"
    case .appNotInFront: "while the app is not in front"
    case .accessDenied: "without access to the camera"
    case .noSession: "in an app without a session"
    case .processEnded: "with the session of a process that has ended"
    case .noRunningSession: "without a running session"
    case .interrupted: "while the session is interrupted"
    case .noCameraInput: "without a camera input"
    case .noOutput: "without an output or a preview"
    case .adjustmentsOff: "with adjustments switched off in the settings"
    case .noControls: "without a control"
    case .noDelegate: "without a controls delegate"
    case .noInteraction: "without an event interaction"
    case .viewOfEndedProcess: "with the interaction of an ended process"
    case .interactionNotShown: "with the interaction on no view that is shown"
    case .interactionDisabled: "with the interaction disabled"
    case .controlDisabled:
      switch what {
      case .item: "whose control is disabled"
      case .lightPress: "with every control disabled"
      case .press, .slide, .overlayTouch, .touch, .write, .callback: "on a disabled control"
      }
    case .controlNotReady: "on a control that was enabled again"
    case .noSuchItem: "that is not there"
    case .overlayHidden: "while the overlay is hidden"
    case .nothingLaunched: "that launched nothing"
    case .touchOff: "with touches switched off"
    case .listShown: "in the list of controls"
    case .endOfRange: "at the end of the range"
    case .singleValue: "on a control with a single value"
    case .tooShort: "that was too short to change the value"
    case .writtenByApp: "by the app, which calls no action"
    case .queueNotRun: "on a manual queue that nothing has run"
    }
  }

  /// Returns what to do about the reason, in one sentence.
  func remedy(for what: Unanswered.What) -> String {
    switch self {
    case .noCameraControl:
      "Use a model that has a Camera Control. On others, offer the function in your interface."
    case .buttonOff: "Switch the button on in the phone's settings: cameraControlEnabled."
    case .systemTooOld:
      if case .press = what {
        "Set systemVersion in the phone's settings to 17.2 or later."
      } else {
        "Set systemVersion in the phone's settings to 18 or later."
      }
    case .noActionButton: "Use another button, or a model that has an Action button."
    case .screenOff: "Switch the screen on and bring the app to the front."
    case .buttonUnassigned:
      if case .press(.airPodsStem) = what {
        "Set airPodsRemote in the phone's settings, and press for as long as it requires."
      } else {
        "Set actionButton in the phone's settings to capture."
      }
    case .airPodsUnsupported:
      "Set airPodsEligible to true and systemVersion to 26 or later in the phone's settings."
    case .appNotInFront: "Bring the app to the front."
    case .accessDenied: "Ask the person to allow the app to use the camera."
    case .noSession: "Create a capture session in the app, and keep a reference to it."
    case .processEnded:
      "Create the session in the running process, which is the app of the phone or the product."
    case .noRunningSession: "Call startRunning on the session."
    case .interrupted: "Wait until the interruption ends."
    case .noCameraInput: "Add the input of a camera to the session, and commit the configuration."
    case .noOutput: "Add an output or a preview to the session."
    case .adjustmentsOff:
      "Switch adjustments on in the phone's settings: adjustmentsEnabled, lightPressOpensOverlay."
    case .noControls:
      "Add a control to the session. If it rejected a control, the findings give the reason."
    case .noDelegate: "Call setControlsDelegate(_:queue:), and keep the delegate alive."
    case .noInteraction: "Add an event interaction to a view that the app shows, and keep the view."
    case .viewOfEndedProcess:
      "Create the view in the running process, which is the app of the phone or the product."
    case .interactionNotShown: "Add the interaction to a view that is on screen."
    case .interactionDisabled: "Set isEnabled of the interaction to true."
    case .controlDisabled: "Set isEnabled of the control to true."
    case .controlNotReady: "Remove the control from the session and add it again."
    case .noSuchItem: "Open the list, and choose one of its items, which count from 0."
    case .overlayHidden: "Open the overlay with a light press first."
    case .nothingLaunched: "Read the reason in the last element of the phone's launches."
    case .touchOff: "Set overlayTouch of the phone's behavior to true."
    case .listShown: "Open the highlighted control with a light press, and slide then."
    case .endOfRange: "Slide the other way."
    case .singleValue: "Give the control a second value."
    case .tooShort: "Slide farther, at least to the next value."
    case .writtenByApp: "Where the app writes the value, also do what the action does."
    case .queueNotRun: "Call runAll() on the queue."
    }
  }
}
