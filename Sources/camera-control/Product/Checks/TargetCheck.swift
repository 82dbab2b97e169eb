/// Checks that an app has an extension for captures and one for controls, and that the targets belong
/// together.
enum TargetCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    let all = [captureExtension(product), widgetExtension(product), sharedFile(product)]
    return all.compactMap { $0 }
      + product.targets(.captureExtension).compactMap { embedding($0, product) }
  }

  private static func captureExtension(_ product: Product) -> ProductFinding? {
    guard product.lacks(.captureExtension) else { return nil }
    return ProductFinding(
      "LCH02", "There is no capture extension, so the app is not offered for the Camera Control.",
      "Add a target from the template “Capture Extension”, and embed it in the app.")
  }

  private static func widgetExtension(_ product: Product) -> ProductFinding? {
    guard product.lacks(.widgetExtension) else { return nil }
    return ProductFinding(
      "LCH03", "There is no widget extension, so no control can launch the app.",
      "Add a target from the template “Widget Extension” with a control, and the intent.")
  }

  private static func sharedFile(_ product: Product) -> ProductFinding? {
    guard let files = product.sharedFiles, files.isEmpty else { return nil }
    return ProductFinding(
      "LCH16",
      "The app, the capture extension and the widget extension share no Swift file, and therefore no intent.",
      "Declare the CameraCaptureIntent in a file that belongs to all three under “Target Membership”."
    )
  }

  private static func embedding(_ target: ProductTarget, _ product: Product) -> ProductFinding? {
    // An app in another project may contain it.
    guard product.projects?.count == 1,
      !product.targets.contains(where: { $0.embedded.contains(target.name) })
    else { return nil }
    return ProductFinding(
      "LCH02", "No app contains the \(target.title).",
      "Add it to “Frameworks, Libraries, and Embedded Content” of the app.", in: target.place)
  }
}
