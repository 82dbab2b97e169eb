/// Checks that there is a capture extension, that the system recognises it, and that the app has it.
enum ExtensionPointCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    let extensions = product.targets(.captureExtension)
    guard !extensions.isEmpty else {
      return [
        ProductFinding(
          "LCH02",
          "There is no capture extension, so the app is not offered for the Camera Control.",
          "Add a target from the template “Capture Extension”, and embed it in the app.")
      ]
    }
    return extensions.flatMap { point($0) + principal($0) + code($0) }
      + extensions.compactMap { embedding($0, product) }
  }

  private static func point(_ target: ProductTarget) -> [ProductFinding] {
    guard !target.infos.isEmpty else {
      // What cannot be read is a finding of its own.
      return target.configurations.contains { $0.problem != nil }
        ? []
        : [
          ProductFinding(
            "LCH06", "The \(target.title) has no Info.plist that says where it is used.", remedy,
            at: target.place)
        ]
    }
    return target.infos.compactMap(point)
  }

  private static func point(_ info: InfoPlist) -> ProductFinding? {
    let value = info.values[ExtensionPoint.attributes]?[ExtensionPoint.key]?.text
    if let value, value != ExtensionPoint.capture {
      return ProductFinding(
        "LCH06", "The extension point is \(value.shortened), which is not that of captures.",
        remedy,
        at: info.place(of: ExtensionPoint.key))
    }
    // One wrong key is enough to say; the remedy is the same for all.
    let wrong = [
      (info.values[ExtensionPoint.oldAttributes] != nil, ExtensionPoint.oldAttributes),
      (
        info.values[ExtensionPoint.attributes]?[ExtensionPoint.oldKey] != nil, ExtensionPoint.oldKey
      ),
      (info.values[ExtensionPoint.oldKey] != nil, ExtensionPoint.oldKey),
    ]
    if let key = wrong.first(where: \.0)?.1 {
      return ProductFinding(
        "LCH06", "The key \(key) is for other extensions than those that capture.",
        value == nil ? remedy : "Remove \(key): \(ExtensionPoint.attributes) says everything.",
        at: info.place(of: key))
    }
    guard value == nil else { return nil }
    if info.values[ExtensionPoint.key] != nil {
      return ProductFinding(
        "LCH06", "The key \(ExtensionPoint.key) is not in \(ExtensionPoint.attributes).", remedy,
        at: info.place(of: ExtensionPoint.key))
    }
    return ProductFinding(
      "LCH06", "The Info.plist of the capture extension has no \(ExtensionPoint.key).", remedy,
      at: Place(file: info.file))
  }

  private static func principal(_ target: ProductTarget) -> [ProductFinding] {
    target.infos.flatMap { info -> [ProductFinding] in
      let owners = [
        info.values, info.values[ExtensionPoint.attributes],
        info.values[ExtensionPoint.oldAttributes],
      ].compactMap { $0 }
      return ExtensionPoint.principalKeys.filter { key in owners.contains { $0[key] != nil } }
        .map { key in
          ProductFinding(
            "LCH06", "A capture extension has no principal class, but there is \(key).",
            "Remove \(key); the type with @main is where the extension begins.",
            at: info.place(of: key))
        }
    }
  }

  private static func code(_ target: ProductTarget) -> [ProductFinding] {
    guard target.allSources.conformance(to: ["LockedCameraCaptureExtension"]) == nil else {
      return []
    }
    return [
      ProductFinding(
        "LCH02", "No type of the \(target.title) conforms to LockedCameraCaptureExtension.",
        "Declare a struct with @main that does, with a LockedCameraCaptureUIScene as its body.",
        at: target.place)
    ]
  }

  private static func embedding(_ target: ProductTarget, _ product: Product) -> ProductFinding? {
    // An app in another project may contain it.
    guard case .projectFiles(let paths) = product.basis, paths.count == 1,
      !product.targets.contains(where: { $0.embedded.contains(target.name) })
    else { return nil }
    return ProductFinding(
      "LCH02", "No app contains the \(target.title).",
      "Add it to “Frameworks, Libraries, and Embedded Content” of the app.", at: target.place)
  }

  private static let remedy =
    "Set \(ExtensionPoint.attributes)/\(ExtensionPoint.key) to \(ExtensionPoint.capture)."
}
