import Foundation

/// Prints the names of the library products of a package, from what `swift package dump-package` prints.
///
/// It fails if a product reaches a target with unsafe flags: SwiftPM refuses such a product of a package
/// that is depended on by its version.
@main struct Products {
  static func main() throws {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    let manifest = try JSONDecoder().decode(Manifest.self, from: data)
    guard manifest.complaints.isEmpty else {
      for line in manifest.complaints { print(line) }
      exit(1)
    }
    for product in manifest.products where product.type.keys.contains("library") {
      print(product.name)
    }
  }
}

struct Manifest: Decodable {
  let products: [Product]
  let targets: [Target]

  struct Product: Decodable {
    let name: String
    let type: [String: Ignored]
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  /// A dependency on another target, by its name: `{"byName": ["Name", null]}`, or `target` instead.
  struct Dependency: Decodable {
    let byName: [String?]?
    let target: [String?]?

    var name: String? { (byName ?? target)?.first ?? nil }
  }

  struct Setting: Decodable {
    let kind: [String: Ignored]
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}

extension Manifest {
  /// The targets with unsafe flags, each with a product that reaches it.
  var complaints: [String] {
    products.flatMap { product in
      reached(from: product.targets).sorted()
        .filter { name in targets.contains { $0.name == name && $0.hasUnsafeFlags } }
        .map { "the product \(product.name) reaches \($0), which has unsafe flags" }
    }
  }

  private func reached(from names: [String]) -> Set<String> {
    var (known, open) = (Set<String>(), names)
    while let name = open.popLast() {
      guard known.insert(name).inserted, let target = targets.first(where: { $0.name == name })
      else { continue }
      open += target.dependencies.compactMap(\.name)
    }
    return known
  }
}

extension Manifest.Target {
  var hasUnsafeFlags: Bool { settings.contains { $0.kind.keys.contains("unsafeFlags") } }
}
