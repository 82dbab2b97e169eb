/// Checks that the app and its capture extension say what they use the camera for.
enum UsageDescriptionCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    (product.apps + product.targets(.captureExtension)).compactMap(finding)
  }

  private static func finding(_ target: ProductTarget) -> ProductFinding? {
    // A configuration that the tool can't read may contain the description.
    let lacking = target.configurations.filter { $0.problem == nil && !hasDescription($0) }
    guard let first = lacking.first else { return nil }
    if first.ignoresUsageDescription {
      return ProductFinding(
        "PRD01", "The build ignores INFOPLIST_KEY_\(key) of the \(target.title).",
        "Set GENERATE_INFOPLIST_FILE to YES, or put \(key) into the Info.plist.", in: target.place)
    }
    let isPartial = lacking.count < target.configurations.count
    let names = isPartial ? lacking.compactMap(\.name?.shortened) : []
    let scope = names.isEmpty ? "" : " in \(names.joined(separator: ", "))"
    return ProductFinding(
      "PRD01",
      "The \(target.title) has \(first.info?.has(key) ?? false ? "an empty" : "no") \(key)\(scope), "
        + "so it gets no access to the camera.",
      "Say in its Info.plist, under \(key), what the camera is used for.",
      in: first.info?.file ?? target.place)
  }

  private static func hasDescription(_ configuration: ProductTarget.Configuration) -> Bool {
    let texts = [configuration.info?.text(key), configuration.generatedUsageDescription]
    return texts.contains { !($0 ?? "").trimmed.isEmpty }
  }

  private static let key = "NSCameraUsageDescription"
}
