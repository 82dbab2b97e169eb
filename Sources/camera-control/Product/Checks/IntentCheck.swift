/// Checks that the app, its capture extension and its widget extension contain the same intent, and
/// that the capture extension contains no other.
enum IntentCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    membership(product, Intents(product)) + others(product, Intents(product))
  }

  private static func membership(_ product: Product, _ intents: Intents) -> [ProductFinding] {
    let parts = product.parts
    let found = parts.map { intents.captures(in: $0.members) }
    let elsewhere = product.targets.flatMap { intents.captures(in: $0.members) }
    guard let intent = best(found.flatMap { $0 }) ?? elsewhere.first else {
      return [undeclared(product, intents)]
    }
    let lacking = zip(parts, found).filter { part, found in
      !found.contains { $0.name == intent.name }
    }.map(\.0)
    // Of several widget extensions, one is enough.
    let widgets = product.targets(.widgetExtension).map(\.name)
    let hasWidget = zip(parts, found).contains { part, found in
      part.kind == .widgetExtension && found.contains { $0.name == intent.name }
    }
    return lacking.filter { $0.kind != .widgetExtension || !hasWidget && $0.name == widgets.first }
      .map { target in
        ProductFinding(
          "LCH16", "The intent “\(intent.name.shortened)” is missing in the \(target.title).",
          "Add \(Path.name(of: intent.place.file)) to the target under “Target Membership”.",
          at: intent.place)
      }
  }

  /// Returns the intent that most targets contain.
  private static func best(_ found: [Intents.Found]) -> Intents.Found? {
    let counts = Dictionary(grouping: found, by: \.name)
    let names = counts.keys.sorted()
    let name = names.max { first, second in
      let (one, other) = (counts[first]?.count ?? 0, counts[second]?.count ?? 0)
      return (one, second) < (other, first)
    }
    return name.flatMap { counts[$0]?.first }
  }

  private static func undeclared(_ product: Product, _ intents: Intents) -> ProductFinding {
    let packaged = intents.captures(in: product.packageSources + product.parts.flatMap(\.linked))
    if let intent = packaged.first {
      return ProductFinding(
        "PRD03",
        "The system does not find the intent “\(intent.name.shortened)” in a package or framework.",
        "Move it into a file that belongs to the app, the capture extension and the widget "
          + "extension.", at: intent.place)
    }
    return ProductFinding(
      "LCH16", "No type conforms to CameraCaptureIntent, so that nothing can launch the app.",
      "Declare one in a file that belongs to the app, the capture extension and the widget "
        + "extension.")
  }

  private static func others(_ product: Product, _ intents: Intents) -> [ProductFinding] {
    product.targets(.captureExtension).flatMap { target in
      intents.others(in: target.sources).map { intent in
        ProductFinding(
          "PRD02",
          "The \(target.title) contains another intent, “\(intent.name.shortened)”, with which "
            + "controls have been seen to do nothing.",
          "Take \(Path.name(of: intent.place.file)) out of the target, or move the intent to a file "
            + "of its own.", at: intent.place)
      }
    }
  }
}
