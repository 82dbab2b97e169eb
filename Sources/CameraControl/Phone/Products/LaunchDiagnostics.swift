// The diagnostics for probable mistakes in a product, its capture extension, or its app.

extension CaptureDiagnostic {
  static func requirementsUnmet(
    _ text: String, _ lacking: [LaunchRequirement], by process: String
  ) -> CaptureDiagnostic {
    let remedies = lacking.map { requirement in
      switch requirement {
      case .camera: "run a session with a camera for longer than a second"
      case .interaction: "show a view with an enabled AVCaptureEventInteraction"
      case .access: "ask for access to the camera"
      }
    }
    return CaptureDiagnostic(
      name: "capture-requirements-unmet", finding: "The phone ended the process: \(text).",
      source: process, rule: "LCK13",
      remedy: "Soon after the launch, \(remedies.joined(separator: ", and ")).")
  }

  static func secondConsumer(of product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "second-consumer",
      finding:
        "A second loop reads sessionContentUpdates; Apple doesn't document what it receives.",
      source: product, rule: "LCK42",
      remedy: "Read the updates in one place for as long as the app runs.")
  }

  static func initialNotHandled(_ names: [String], by product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "initial-not-handled",
      finding: "The app read content that arrived as .added, but not content that arrived as "
        + ".initial: \(names.joined(separator: ", ")).",
      source: product, rule: "LCK37",
      remedy: "Handle the directories of .initial like those of .added.")
  }

  static func neverInvalidated(_ names: [String], by product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "content-never-invalidated",
      finding: "The app received content that it never invalidated: "
        + "\(names.joined(separator: ", ")).",
      source: product, rule: "LCK34",
      remedy: "Invalidate content after you have copied every file, or the app receives it again.")
  }

  static func invalidatedUnread(_ directory: String, by product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "invalidated-unread",
      finding: "The app invalidated \(directory) without reading any of its files.",
      source: product, rule: "LCK32",
      remedy: "Copy every file first, because invalidating deletes the directory at once.")
  }

  static func readAgain(_ directory: String, by product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "content-read-again",
      finding: "The app read a file of \(directory) that it had already read in an earlier launch.",
      source: product, rule: "LCK34",
      remedy:
        "Import each photo once, even if the app ended before it invalidated the directory.")
  }

  static func largeContext(_ count: Int, _ limit: Int, of product: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "app-context-too-large",
      finding: "The app context has \(count) bytes, but the phone stores at most \(limit).",
      source: product, rule: "LCK56",
      remedy: "Store less in the app context, and write large data to the session's directory.")
  }

  static func openedWithoutUserAction(_ process: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "opened-without-user-action",
      finding: "The extension called openApplication(for:) without a tap or a press by the person.",
      source: process, rule: "LCK49",
      remedy: "Open the app only in reaction to a tap or a press.")
  }

  static func usedAfterVisit(_ what: String, in process: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "used-after-visit",
      finding:
        "\(what) of an earlier launch is in use, but each launch of the extension has a new scene.",
      source: process, rule: "LCK05",
      remedy: "Create sessions and views in the scene's closure, and keep none in a static.")
  }

  /// A diagnostic for a class or function that belongs in the app.
  package static func managerInExtension(_ process: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "manager-in-extension",
      finding: "The capture extension used LockedCameraCaptureManager, which only the app can use.",
      source: process, rule: "LCK60",
      remedy: "Use the session that the scene receives, and read the content in the app.")
  }

  static func incomplete(
    _ reason: LaunchOutcome.Reason, of product: String, rule: String
  ) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "not-launchable", finding: "The phone does not offer the product: \(reason).",
      source: product, rule: rule, remedy: reason.remedy)
  }

  static func usageDescriptionMissing(
    in target: ProductTarget, of product: String
  ) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "usage-description-missing",
      finding: "The Info.plist of the \(target) does not say what the camera is used for.",
      source: product, rule: "LCH17", remedy: "Add NSCameraUsageDescription to it.")
  }

  static func usedWithoutDescription(
    _ resource: ProtectedResource, by process: String
  ) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "used-without-description",
      finding: "The phone ended the process: its Info.plist does not say what the "
        + "\(resource.rawValue) is used for.",
      source: process, rule: resource.rule, remedy: "Add \(resource.keys[0]) to it.")
  }
}

extension CaptureError {
  static func contextTooLarge(_ count: Int, _ limit: Int, of product: String) -> CaptureError {
    CaptureError(
      .contextTooLarge, rule: "LCK57", source: product,
      problem: "The app context has \(count) bytes, but the phone stores at most \(limit).",
      remedy: "Store less in the app context. The phone keeps the earlier app context.")
  }

  static func productInstalled(_ name: String) -> CaptureError {
    CaptureError(
      .knownProduct, rule: "LCH18", source: name,
      problem: "The phone already has a product named “\(name)”.",
      remedy: "Install each product once, or give the second product another name.")
  }
}

extension World {
  mutating func reportParts(_ parts: ProductParts, of name: String) {
    if parts.hasCaptureExtension, let reason = parts.reasonNotToOffer {
      report(.incomplete(reason, of: name, rule: Self.rule(for: reason)))
    }
    for target in [ProductTarget.app, .captureExtension]
    where !parts.cameraUsageDescriptions.contains(target)
      && (target == .app || parts.hasCaptureExtension)
    {
      report(.usageDescriptionMissing(in: target, of: name))
    }
  }

  private static func rule(for reason: LaunchOutcome.Reason) -> String {
    switch reason {
    case .wrongExtensionPoint: "LCH06"
    case .noControl: "LCH03"
    case .noCaptureExtension: "LCH02"
    default: "LCH16"
    }
  }
}
