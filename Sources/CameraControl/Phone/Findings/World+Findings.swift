extension World {
  /// Records a diagnostic, once.
  // Not inlined: findings are rare, and inputs without one should not prepare their sentences.
  @inline(never) mutating func report(_ diagnostic: CaptureDiagnostic) {
    let diagnostic = named(diagnostic)
    if findings.add(.diagnostic(diagnostic)) { record(.diagnostic(diagnostic)) }
  }

  /// Records a refusal that could not be thrown.
  package mutating func report(_ refusal: CaptureError) {
    _ = findings.add(.refusal(refusal))
    record(.fault(refusal))
  }

  /// Returns a diagnostic whose source is named as the app knows it.
  func named(_ diagnostic: CaptureDiagnostic) -> CaptureDiagnostic {
    guard usesAppleNames, let name = Self.appleNames[diagnostic.source] else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.source = name
    return diagnostic
  }

  // The core's names of classes, with the names that Apple uses for the same classes.
  private static let appleNames = [
    "CaptureSession": "AVCaptureSession",
    "CaptureOutput": "AVCaptureOutput",
    "CaptureEvent": "AVCaptureEvent",
    "CaptureEventInteraction": "AVCaptureEventInteraction",
  ]
}

// MARK: - The diagnostics of a phone

extension CaptureDiagnostic {
  static func unknownSymbol(_ symbol: String, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "unknown-symbol",
      finding: "No SF symbol is called “\(symbol)”, so the overlay shows the control without one.",
      source: title, rule: "CTL08", remedy: "Use the name of an SF symbol.")
  }

  static func staleDevice(_ device: String, in title: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "stale-device",
      finding: "The slider drives “\(device)”, which is not an input of the session.",
      source: title, rule: "ZOM15",
      remedy: "Create the controls again when the session switches to another device.")
  }

  static func deviceWriteInAction(_ device: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "device-write-in-action",
      finding: "The action of a system slider wrote to the device that the slider drives.",
      source: device, rule: "ZOM14",
      remedy: "Let the slider write to the device, and only update your model.")
  }

  static func unheardZoom(_ device: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "unheard-zoom",
      finding: "The app wrote videoZoomFactor without knowing that the Camera Control changed it.",
      source: device, rule: "ZOM16",
      remedy: "Read or observe videoZoomFactor, or give the zoom slider an action. Otherwise, the "
        + "zoom jumps back.")
  }

  static func createdAfterEnd(of process: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "created-after-end",
      finding: "A session, control or interaction was created or started in a process that has "
        + "ended, so it receives nothing.",
      source: process, rule: "EVT41",
      remedy:
        "Open the app again, and use its running process: the app of the phone or the product.")
  }

  static let noControlsDelegate = CaptureDiagnostic(
    name: "no-controls-delegate",
    finding: "A light press opened no overlay: the session has controls, but no controls delegate.",
    source: "CaptureSession", rule: "SES24",
    remedy: "Call setControlsDelegate(_:queue:), and keep the delegate alive.")

  static let interactionNotShown = CaptureDiagnostic(
    name: "interaction-in-no-window",
    finding: "A button was pressed, but no enabled interaction is on a view that the app shows.",
    source: "CaptureEventInteraction", rule: "EVT12",
    remedy: "Add the interaction to a view that is on screen while the camera runs.")

  static let silentPress = CaptureDiagnostic(
    name: "press-without-sound",
    finding: "The app switched off the default sound, and played no sound for a press of AirPods.",
    source: "CaptureEvent", rule: "SND10",
    remedy: "Call play(_:) on an event whose shouldPlaySound is true, or keep the default sound.")

  static let pressWithoutAnswer = CaptureDiagnostic(
    name: "press-without-answer",
    finding: "The app received a press, but its session has no output, so nothing is captured.",
    source: "CaptureEventInteraction", rule: "EVT13",
    remedy: "Set isEnabled of the interaction to false while the app cannot capture.")
}
