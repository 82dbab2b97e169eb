/// Checks that the system recognizes a capture extension as a capture extension.
enum ExtensionPointCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    product.targets(.captureExtension).flatMap { target -> [ProductFinding] in
      guard target.infos.isEmpty, target.problems.isEmpty else {
        return target.infos.flatMap { [point($0)].compactMap { $0 } + principalClasses($0) }
      }
      return [
        ProductFinding(
          "LCH06", "The \(target.title) has no Info.plist that says where it is used.", remedy,
          in: target.place)
      ]
    }
  }

  private static func point(_ info: InfoPlist) -> ProductFinding? {
    let point = info.extensionPoint
    if let point, point != ExtensionPoint.capture {
      return ProductFinding(
        "LCH06",
        "The extension point is \(point.shortened), which is not the one of capture extensions.",
        remedy, in: info.file)
    }
    // The check reports only one wrong key, because the remedy is the same for all.
    let wrong = [
      (info.has(ExtensionPoint.oldAttributes), ExtensionPoint.oldAttributes),
      (info.hasAttribute(ExtensionPoint.oldKey), ExtensionPoint.oldKey),
      (info.has(ExtensionPoint.oldKey), ExtensionPoint.oldKey),
    ]
    if let key = wrong.first(where: \.0)?.1 {
      return ProductFinding(
        "LCH06", "The key \(key) is not for capture extensions.",
        point == nil ? remedy : "Remove \(key): \(ExtensionPoint.attributes) is enough.",
        in: info.file)
    }
    guard point == nil else { return nil }
    return ProductFinding(
      "LCH06",
      info.has(ExtensionPoint.key)
        ? "The key \(ExtensionPoint.key) is not in \(ExtensionPoint.attributes)."
        : "The Info.plist of the capture extension has no \(ExtensionPoint.key).", remedy,
      in: info.file)
  }

  private static func principalClasses(_ info: InfoPlist) -> [ProductFinding] {
    ExtensionPoint.principalKeys.filter(info.hasAnywhere).map { key in
      ProductFinding(
        "LCH06", "A capture extension has no principal class, so \(key) does not belong there.",
        "Remove \(key); the extension begins at the type with @main.", in: info.file)
    }
  }

  private static let remedy =
    "Set \(ExtensionPoint.attributes)/\(ExtensionPoint.key) to \(ExtensionPoint.capture)."
}
