/// All checks of a product.
enum ProductChecks {
  /// Returns what keeps the product from being launched from the Camera Control and the Lock Screen.
  static func findings(in product: Product) -> [ProductFinding] {
    unreadable(product) + TargetCheck.findings(in: product)
      + ExtensionPointCheck.findings(in: product) + UsageDescriptionCheck.findings(in: product)
  }

  private static func unreadable(_ product: Product) -> [ProductFinding] {
    product.targets.flatMap { target in
      target.problems.map { problem in
        ProductFinding(
          "PRD05", problem,
          product.projects == nil
            ? "Repair the file." : "Repair the file, or correct INFOPLIST_FILE of the target.",
          in: target.place)
      }
    }
  }

  /// Returns what only the source says, each as a sentence with the rules that are not checked.
  static func neededSource(of product: Product) -> [String] {
    [
      intent(product),
      "whether the capture extension contains another intent, or has its intent from a package "
        + "(PRD02, PRD03)",
      "whether a type of the capture extension conforms to LockedCameraCaptureExtension (LCH02)",
      "whether the action of a ControlWidgetButton is the intent (LCH03)",
      "whether the capture extension has an AVCaptureEventInteraction, and neither "
        + "LockedCameraCaptureManager nor UIApplication.shared (LCK13, LCK60, PRD04)",
      "whether the app imports what was captured before it looked, and its switch over "
        + "SessionContentUpdate has an @unknown default (LCK39, LCK02)",
    ]
  }

  private static func intent(_ product: Product) -> String {
    let files = product.sharedFiles ?? []
    let place =
      switch files.count {
      case 0: "a file of all three targets"
      case 1: "\(files[0].shortened), which all three targets have,"
      case let count: "one of the \(count) files that all three targets have"
      }
    return "whether \(place) declares a CameraCaptureIntent (LCH16)"
  }

  /// Returns what the files of a project do not show, each as a sentence.
  static func notChecked(in product: Product) -> [String] {
    var sentences = [
      "what the capture extension may not use: the network, files of an App Group, and shared "
        + "preferences of the app (LCK22)",
      "whether it runs the camera within the first ten seconds, and keeps it running (LCK16, LCK17)",
      "whether it calls openApplication(for:) only when a person asks for it (LCK49)",
      "signing, entitlements, and what the phone remembers of an earlier version",
    ]
    if product.projects == nil {
      sentences.append(
        "which files the targets have, and which extensions the app contains: there is no Xcode "
          + "project, so each Info.plist counts as a target")
    }
    if product.apps.isEmpty { sentences.append("the app itself: no target in the folder is one") }
    return sentences + product.unread
  }
}
