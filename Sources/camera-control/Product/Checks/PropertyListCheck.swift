/// Checks that the property lists of an app and its extensions can be read.
enum PropertyListCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    product.parts.compactMap { target in
      guard let problem = target.configurations.compactMap(\.problem).first else { return nil }
      return ProductFinding(
        "PRD05", "\(problem.first?.uppercased() ?? "")\(problem.dropFirst()).",
        "Repair the file, or correct INFOPLIST_FILE of the target.", at: target.place)
    }
  }
}
