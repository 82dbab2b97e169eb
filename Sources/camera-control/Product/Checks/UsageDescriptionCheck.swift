/// Checks that the app and its capture extension say what they use the camera for.
enum UsageDescriptionCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    (product.apps + product.targets(.captureExtension)).compactMap(finding)
  }

  private static func finding(_ target: ProductTarget) -> ProductFinding? {
    // What cannot be read is a finding of its own, and may well say it.
    let lacking = target.configurations.filter { $0.problem == nil && !hasDescription($0) }
    guard let first = lacking.first else {
      return target.configurations.isEmpty ? missing(target, in: [], nil) : nil
    }
    if first.ignoresUsageDescription {
      return ProductFinding(
        "PRD01",
        "The build ignores INFOPLIST_KEY_\(key) of the \(target.title).",
        "Set GENERATE_INFOPLIST_FILE to YES, or put \(key) into the Info.plist.", at: target.place)
    }
    let isPartial = lacking.count < target.configurations.count
    return missing(target, in: isPartial ? lacking.compactMap(\.name) : [], first.info)
  }

  private static func missing(
    _ target: ProductTarget, in names: [String], _ info: InfoPlist?
  ) -> ProductFinding {
    let isEmpty = info?.values[key] != nil
    let scope = names.isEmpty ? "" : " in \(names.map(\.shortened).joined(separator: ", "))"
    return ProductFinding(
      "PRD01",
      "The \(target.title) has \(isEmpty ? "an empty" : "no") \(key)\(scope), so it gets no access "
        + "to the camera.",
      "Say in its Info.plist, under \(key), what the camera is used for.",
      at: info.map { isEmpty ? $0.place(of: key) : Place(file: $0.file) } ?? target.place)
  }

  private static func hasDescription(_ configuration: ProductTarget.Configuration) -> Bool {
    let texts = [configuration.info?.values[key]?.text, configuration.generatedUsageDescription]
    return texts.contains { !($0 ?? "").trimmed.isEmpty }
  }

  private static let key = "NSCameraUsageDescription"
}
