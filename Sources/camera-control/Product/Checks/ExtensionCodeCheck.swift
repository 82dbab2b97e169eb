/// Checks the code of the capture extension.
enum ExtensionCodeCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    product.targets(.captureExtension).flatMap { target in
      [interaction(target)].compactMap { $0 } + target.sources.flatMap(forbidden)
    }
  }

  private static func interaction(_ target: ProductTarget) -> ProductFinding? {
    guard !target.allSources.mention(interactions), !target.hasUnseenCode else { return nil }
    return ProductFinding(
      "LCK13",
      "The \(target.title) has no AVCaptureEventInteraction, and the phone ends it after about ten "
        + "seconds.",
      "Add one to the view of the viewfinder, or use onCameraCaptureEvent or "
        + "UIImagePickerController.", at: target.place)
  }

  private static func forbidden(_ source: SwiftSource) -> [ProductFinding] {
    let manager = source.place(of: "LockedCameraCaptureManager").map { place in
      ProductFinding(
        "LCK60", "LockedCameraCaptureManager has no content in the capture extension.",
        "Import in the app; the extension writes to its session’s sessionContentURL.", at: place)
    }
    let application = source.place(ofSequence: ["UIApplication", ".", "shared"]).map { place in
      ProductFinding(
        "PRD04", "UIApplication.shared is not available in the capture extension.",
        "Use the environment of the view, or openApplication(for:) of the session.", at: place)
    }
    return [manager, application].compactMap { $0 }
  }

  private static let interactions: Set = [
    "AVCaptureEventInteraction", "onCameraCaptureEvent", "UIImagePickerController",
  ]
}
