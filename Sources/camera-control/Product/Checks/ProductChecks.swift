/// Everything that is checked about a product.
enum ProductChecks {
  /// Returns what keeps the product from being launched from the Camera Control and the Lock Screen.
  static func findings(in product: Product) -> [ProductFinding] {
    let all =
      PropertyListCheck.findings(in: product) + ExtensionPointCheck.findings(in: product)
      + UsageDescriptionCheck.findings(in: product) + IntentCheck.findings(in: product) + ControlCheck.findings(in: product)
      + ExtensionCodeCheck.findings(in: product) + UpdatesCheck.findings(in: product)
    var findings: [ProductFinding] = []
    for finding in all where !findings.contains(finding) { findings.append(finding) }
    return findings
  }

  /// Returns what the files of a project cannot show, each as a sentence.
  static func notChecked(in product: Product) -> [String] {
    var sentences = [
      "what the capture extension may not use: the network, files of an App Group, and shared "
        + "preferences of the app (LCK22)",
      "whether it runs the camera within the first ten seconds, and keeps it running (LCK16, LCK17)",
      "whether it calls openApplication(for:) only when a person asks for it (LCK49)",
      "signing, entitlements, and what the phone remembers of an earlier version",
      "conditions of compilation: the code in every branch of #if counts",
    ]
    if case .folders = product.basis {
      sentences.append(
        "which targets a file belongs to: there is no Xcode project, so its folder counts, and a "
          + "file outside of the targets’ folders counts for every target")
    }
    if product.apps.isEmpty { sentences.append("the app itself: no target in the folder is one") }
    for target in product.parts where target.hasUnseenCode {
      sentences.append("packages and frameworks of the \(target.title) that are not in the folder")
    }
    return sentences + product.unread
  }
}
