// What a session answers to a wrong call.

extension CaptureError {
  static func cannotAddWithoutHardware(_ title: String) -> CaptureError {
    noHardware("“\(title)” cannot be added", selector: "addControl:", rule: "SES04")
  }

  static func cannotRemoveWithoutHardware(_ title: String) -> CaptureError {
    noHardware("“\(title)” cannot be removed", selector: "removeControl:", rule: "SES04")
  }

  static let cannotDelegateWithoutHardware = noHardware(
    "A controls delegate cannot be set", selector: "setControlsDelegate:queue:", rule: "SES05")

  private static func noHardware(
    _ what: String, selector: String, rule: String
  ) -> CaptureError {
    CaptureError(
      .controlsNotSupported, rule: rule,
      "\(what), since this phone has no Camera Control; ask supportsControls first.",
      exception: .objectInaccessible(
        "*** -[AVCaptureSession \(selector)] Controls are not supported"))
  }

  static func alreadyAdded(_ title: String) -> CaptureError {
    CaptureError(
      .controlAlreadyAdded, rule: "SES11",
      "The control “\(title)” is in a session already; remove it there, or make another one.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] control is in a session"))
  }

  static func noActionQueue(_ title: String) -> CaptureError {
    CaptureError(
      .missingActionQueue, rule: "SES10",
      "The control “\(title)” has no action yet; call setActionQueue before you add it.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] control has no action queue")
    )
  }

  static func duplicate(_ kind: ControlKind, of device: CaptureDevice) -> CaptureError {
    let (name, rule) = kind == .systemZoom ? ("zoom", "ZOM10") : ("exposure bias", "BIA06")
    return CaptureError(
      .duplicateSystemControl, rule: rule,
      "The session has a system \(name) slider for “\(device.localizedName)” already; "
        + "keep that one, or remove it first.",
      exception: .invalidArgument(
        "*** -[AVCaptureSession addControl:] device has a system \(name) slider"))
  }

  static func limitReached(_ title: String, limit: Int, present: [String]) -> CaptureError {
    let list = present.map { "“\($0)”" }.joined(separator: ", ")
    return CaptureError(
      .controlLimitReached, rule: "SES07",
      "The session takes \(limit) controls and has \(list); remove one before you add “\(title)”, "
        + "or ask canAddControl and leave it out.",
      exception: .invalidArgument("*** -[AVCaptureSession addControl:] too many controls"))
  }

  static func overlayIsOpen(_ selector: String) -> CaptureError {
    CaptureError(
      .overlayIsOpen, rule: "OVL30",
      "The overlay shows the controls, and this phone is set to refuse changes meanwhile; "
        + "wait until the controls become inactive.",
      exception: .invalidArgument("*** -[AVCaptureSession \(selector)] the overlay is presented"))
  }

  static let delegateWithoutQueue = CaptureError(
    .missingDelegateQueue, rule: "SES20",
    "A controls delegate needs a queue for its callbacks; pass a serial queue beside it.",
    exception: .invalidArgument(
      "*** -[AVCaptureSession setControlsDelegate:queue:] queue must not be nil"))

  static func insideConfiguration(_ selector: String) -> CaptureError {
    CaptureError(
      .insideConfiguration, rule: "SES26",
      "\(selector) was called inside a configuration; call commitConfiguration first.",
      exception: .generic(
        "*** -[AVCaptureSession \(selector)] \(selector) may not be called between calls to "
          + "beginConfiguration and commitConfiguration"))
  }

  static func knownInput(_ device: CaptureDevice) -> CaptureError {
    refused(
      "the input “\(device.localizedName)”, which it has already; ask canAddInput first",
      "addInput:] input is in the session")
  }

  static func secondInput(_ device: CaptureDevice) -> CaptureError {
    refused(
      "a second input of “\(device.localizedName)”; remove the first, or ask canAddInput",
      "addInput:] another input of the session has the same device")
  }

  static func knownOutput(_ kind: CaptureOutput.Kind) -> CaptureError {
    refused(
      "the output “\(kind.rawValue)”, which it has already; ask canAddOutput first",
      "addOutput:] output is in the session")
  }

  private static func refused(_ what: String, _ reason: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30", "The session does not take \(what).",
      exception: .invalidArgument("*** -[AVCaptureSession \(reason)"))
  }
}
