// A session's errors for invalid calls.

extension CaptureError {
  // Below, `system` is the phone's system if it is older than controls (SES47); `nil` if the
  // hardware is what they lack.

  static func cannotAdd(_ title: String, on system: SystemVersion?) -> CaptureError {
    unsupported(
      title, "“\(title)” cannot be added", on: system, "add a control.", "addControl:", "SES04")
  }

  static func cannotRemove(_ title: String, on system: SystemVersion?) -> CaptureError {
    unsupported(
      title, "“\(title)” cannot be removed", on: system, "remove a control.", "removeControl:",
      "SES04")
  }

  static func cannotDelegate(on system: SystemVersion?) -> CaptureError {
    unsupported(
      "CaptureSession", "A controls delegate cannot be set", on: system,
      "set a delegate. The exception was measured on a Mac, and an iPhone may behave otherwise.",
      "setControlsDelegate:queue:", "SES05")
  }

  private static func unsupported(
    _ source: String, _ what: String, on system: SystemVersion?, _ call: String,
    _ selector: String, _ rule: String
  ) -> CaptureError {
    let lack = system.map { "has iOS \($0), and controls need iOS \(SystemVersion.iOS18)" }
    return CaptureError(
      .controlsNotSupported, rule: system == nil ? rule : "SES47", source: source,
      problem: "\(what), because this phone \(lack ?? "has no Camera Control").",
      remedy: "Check supportsControls before you \(call)",
      exception: .objectInaccessible(
        "*** -[AVCaptureSession \(selector)] Controls are not supported"))
  }

  static func alreadyAdded(_ title: String, isHere: Bool) -> CaptureError {
    CaptureError(
      .controlAlreadyAdded, rule: "SES11", source: title,
      problem: "The control “\(title)” is already in \(isHere ? "a" : "another") session.",
      remedy: "Remove it from that session first, or create another control.",
      exception: isHere
        ? .addControl("An AVCaptureControl instance may not be added more than once to a session")
        : .controlOfAnotherSession)
  }

  static func stillInForce(_ title: String) -> CaptureError {
    CaptureError(
      .controlAlreadyAdded, rule: "SES11", source: title,
      problem: "Another session removed “\(title)” in a configuration that is still open.",
      remedy: "Call commitConfiguration of that session first, or create another control.",
      exception: .controlOfAnotherSession)
  }

  static func noActionQueue(_ title: String) -> CaptureError {
    CaptureError(
      .missingActionQueue, rule: "SES10", source: title,
      problem: "The control “\(title)” has no action yet.",
      remedy: "Call setActionQueue before you add it.",
      exception: .addControl("An AVCaptureControl instance cannot have a nil action queue"))
  }

  static func duplicate(
    _ property: SystemProperty, _ title: String, of device: String
  ) -> CaptureError {
    let (name, rule, type) =
      switch property {
      case .zoom: ("zoom", "ZOM10", "AVCaptureSystemZoomSlider")
      case .exposureBias: ("exposure bias", "BIA06", "AVCaptureSystemExposureBiasSlider")
      }
    return CaptureError(
      .duplicateSystemControl, rule: rule, source: title,
      problem: "The session already has a system \(name) slider for “\(device)”.",
      remedy: "Keep that slider, or remove it before you add another slider.",
      exception: .addControl(
        "The session doesn't support having multiple \(type) instances with the same device"))
  }

  static func limitReached(_ title: String, limit: Int, present: [String]) -> CaptureError {
    let list = present.map { "“\($0)”" }.joined(separator: ", ")
    let isFull = present.isEmpty ? "" : ", and already has \(list)"
    let remove =
      switch present.count {
      case 0: "L"
      case 1: "Remove it first, or l"
      default: "Remove one first, or l"
      }
    return CaptureError(
      .controlLimitReached, rule: "SES07", source: title,
      problem:
        "The session can have \(limit == 0 ? "" : "at most ")\(limit.counted("control"))\(isFull).",
      remedy: "\(remove)eave “\(title)” out where canAddControl returns false.",
      exception: .addControl("The session cannot have more than \(limit) controls"))
  }

  static func overlayIsOpen(_ selector: String) -> CaptureError {
    CaptureError(
      .overlayIsOpen, rule: "OVL30", source: "CaptureSession",
      problem:
        "The overlay shows the controls, and this phone rejects changes until the overlay closes.",
      remedy: "Wait until the controls become inactive.",
      exception: .invalidArgument("*** -[AVCaptureSession \(selector)] the overlay is presented"))
  }

  static let delegateWithoutQueue = CaptureError(
    .missingDelegateQueue, rule: "SES20", source: "CaptureSession",
    problem: "A controls delegate needs a queue for its callbacks.",
    remedy: "Pass a serial queue together with the delegate.",
    exception: .invalidArgument(
      "*** -[AVCaptureSession setControlsDelegate:queue:] queue must not be nil"))

  static func insideConfiguration(_ selector: String) -> CaptureError {
    CaptureError(
      .insideConfiguration, rule: "SES26", source: "CaptureSession",
      problem: "\(selector) was called inside a configuration.",
      remedy: "Call commitConfiguration first.",
      exception: .generic(
        "*** -[AVCaptureSession \(selector)] \(selector) may not be called between calls to "
          + "beginConfiguration and commitConfiguration"))
  }

  static func knownInput(_ device: String) -> CaptureError {
    refused(
      device, "SES36", "The session already has this input of “\(device)”.",
      remedy: "Check canAddInput before you add an input.",
      "addInput:] An AVCaptureInput instance may not be added more than once to a session")
  }

  static func inputOfAnotherSession(_ device: String) -> CaptureError {
    refused(
      device, "SES36", "This input of “\(device)” is in another session.",
      remedy: "Remove it from that session and commit there first, or create another input.",
      "addInput:] An AVCaptureInput instance may not be added to more than one session")
  }

  static func deviceOfAnotherPhone(_ device: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "DEV26", source: device,
      problem: "“\(device)” belongs to another phone.",
      remedy:
        "Use one of the cameras of the session's phone, or add one to it with addCamera(_:).")
  }

  static func secondInput(_ device: String, beside present: String) -> CaptureError {
    let what =
      device == present
      ? "The session rejects a second input of “\(device)”."
      : "The session rejects “\(device)” while it has “\(present)”."
    return refused(
      device, "SES35", what,
      remedy: "Remove the input of “\(present)” first; check canAddInput before you add an input.",
      "addInput:] Multiple audio/video AVCaptureInputs are not currently supported")
  }

  static func knownOutput(_ kind: OutputKind) -> CaptureError {
    refused(
      "CaptureOutput", "SES36",
      "The session already has the output “\(kind.rawValue)”.",
      remedy: "Check canAddOutput before you add an output.",
      "addOutput:] An AVCaptureOutput instance may not be added more than once to a session")
  }

  static func outputOfAnotherSession(_ kind: OutputKind) -> CaptureError {
    refused(
      "CaptureOutput", "SES36", "The output “\(kind.rawValue)” is in another session.",
      remedy: "Remove it from that session and commit there first, or create another output.",
      "addOutput:] An AVCaptureOutput instance may not be added to more than one session")
  }

  static func secondOutput(_ kind: OutputKind) -> CaptureError {
    refused(
      "CaptureOutput", "SES37",
      "The session rejects a second output of the kind “\(kind.rawValue)”.",
      remedy: "Keep the session's output, and check canAddOutput before you add an output.",
      "addOutput:] Cannot add output because more than one output of the same type is unsupported")
  }

  private static func refused(
    _ source: String, _ rule: String, _ problem: String, remedy: String, _ reason: String
  ) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: rule, source: source, problem: problem, remedy: remedy,
      exception: .invalidArgument("*** -[AVCaptureSession \(reason)"))
  }

  /// Returns the refusal of a device that the person has not allowed an app to use.
  static func notAuthorized(_ device: String) -> CaptureError {
    CaptureError(
      .notAuthorized, rule: "DEV19", source: device,
      problem: "The person has not allowed the app to use “\(device)”.",
      remedy: "Check authorizationStatus(for:) first, and say in the app how to allow it.")
  }
}

extension RaisedException {
  fileprivate static let controlOfAnotherSession = addControl(
    "An AVCaptureControl instance may not be added to more than one session")

  fileprivate static func addControl(_ text: String) -> RaisedException {
    .invalidArgument("AVCaptureSession", "addControl:", text)
  }
}
