import CameraControl

/// Checks that the app and its capture extension say what they use the camera for, and the other
/// protected resources that their code uses.
enum UsageDescriptionCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    (product.apps + product.targets(.captureExtension)).flatMap { target in
      [
        finding("PRD01", .camera, target), finding("PRD06", .microphone, target),
        finding("PHO02", .photoLibrary, target),
      ].compactMap(\.self)
    }
  }

  private static func finding(
    _ rule: String, _ resource: ProtectedResource, _ target: ProductTarget
  ) -> ProductFinding? {
    // The phone launches only what may use the camera, whatever the code does.
    guard resource == .camera || target.uses[resource] != nil else { return nil }
    // A configuration that the tool can't read may contain the description.
    let lacking = target.configurations.filter {
      $0.problem == nil && !hasDescription($0, resource)
    }
    guard let first = lacking.first else { return nil }
    let key = resource.keys[0]
    if !first.generatesInfo,
      let ignored = resource.keys.first(where: { first.settings[$0] != nil })
    {
      return ProductFinding(
        rule, "The build ignores INFOPLIST_KEY_\(ignored) of the \(target.title).",
        "Set GENERATE_INFOPLIST_FILE to YES, or put \(ignored) into the Info.plist.",
        in: target.place)
    }
    let isPartial = lacking.count < target.configurations.count
    let names = isPartial ? lacking.compactMap(\.name?.shortened) : []
    let scope = names.isEmpty ? "" : " in \(names.joined(separator: ", "))"
    let isEmpty = resource.keys.contains { first.info?.has($0) ?? false }
    let use = target.uses[resource].map { ", which \($0.shortened) uses" } ?? ""
    return ProductFinding(
      rule,
      "The \(target.title) has \(isEmpty ? "an empty" : "no") \(key)\(scope), "
        + "so it gets no access to the \(resource.rawValue)\(use).",
      "Say in its Info.plist, under \(key), what the \(resource.rawValue) is used for.",
      in: first.info?.file ?? target.place)
  }

  private static func hasDescription(
    _ configuration: ProductTarget.Configuration, _ resource: ProtectedResource
  ) -> Bool {
    resource.keys.contains { key in
      let setting = configuration.generatesInfo ? configuration.settings[key] : nil
      return [configuration.info?.text(key), setting].contains { !($0 ?? "").trimmed.isEmpty }
    }
  }
}
