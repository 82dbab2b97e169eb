/// Makes targets of what a project file says, with the files that it names.
struct XcodeTargets {
  private let project: XcodeProject
  private let files: ProjectFiles
  private let listing: FolderListing

  init(_ project: XcodeProject, _ files: ProjectFiles, _ listing: FolderListing) {
    (self.project, self.files, self.listing) = (project, files, listing)
  }

  /// Returns the targets of the project.
  func targets(_ packageSources: [SwiftSource]) -> [ProductTarget] {
    let targets = project.targets
    let sources = Dictionary(
      targets.map { ($0.id, self.sources(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return targets.map { target in
      let own = sources[target.id] ?? []
      let configurations = configurations(of: target)
      let libraries = targets.filter { isLibrary($0, of: target) }
      let copied = target.copiedProducts
      return ProductTarget(
        name: target.name, kind: kind(of: target, own, configurations.infos),
        place: Place(file: files.shown(project.path), line: target.object.line),
        configurations: configurations.all, sources: own, supposed: [],
        linked: libraries.flatMap { sources[$0.id] ?? [] }
          + (target.usesLocalPackages ? packageSources : []),
        hasUnseenCode: target.hasUnseenCode
          || target.usesLocalPackages && packageSources.isEmpty,
        embedded: Set(
          targets.filter { copied.contains($0.object.text("productReference") ?? "") }.map(\.name)))
    }
  }

  private func isLibrary(_ library: XcodeTarget, of target: XcodeTarget) -> Bool {
    let isUsed =
      target.dependencies.contains(library.id)
      || target.linkedProducts.contains(library.object.text("productReference") ?? "")
    return isUsed
      && ["framework", "framework.static", "library.static", "library.dynamic"].contains {
        library.productType == "com.apple.product-type.\($0)"
      }
  }

  private func sources(of target: XcodeTarget) -> [SwiftSource] {
    var paths = target.files.filter { $0.hasSuffix(".swift") }
    for folder in target.folders {
      let listing =
        Path.isInside(folder.path, files.root) ? listing : FolderListing(folder.path, files)
      paths += listing.swiftFiles(in: folder.path).filter { path in
        !folder.besides.contains { Path.isInside(path, $0) }
      }
    }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }.compactMap(files.source)
  }

  private func kind(
    of target: XcodeTarget, _ sources: [SwiftSource], _ infos: [InfoPlist]
  ) -> ProductTarget.Kind {
    switch target.productType {
    case "com.apple.product-type.application":
      let platforms = project.configurations(of: target.object, lines)
        .compactMap { $0.settings["SDKROOT"] }
      return platforms.contains(where: Self.otherPlatforms.contains) ? .other : .app
    case "com.apple.product-type.app-extension",
      "com.apple.product-type.extensionkit-extension":
      let kinds = infos.compactMap { ProductTarget.Kind($0) }
      let code = ProductTarget.Kind(extensionCode: sources)
      if kinds.contains(.captureExtension) || code == .captureExtension {
        return .captureExtension
      }
      return kinds.first ?? code ?? .other
    default: return .other
    }
  }

  private func configurations(
    of target: XcodeTarget
  ) -> (all: [ProductTarget.Configuration], infos: [InfoPlist]) {
    let all = project.configurations(of: target.object, lines).map { name, settings in
      var (info, problem): (InfoPlist?, String?)
      if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
        (info, problem) = files.infoPlist(Path.join(project.folder, file), settings)
      }
      let generates = settings["GENERATE_INFOPLIST_FILE"]?.uppercased() == "YES"
      let text = settings["INFOPLIST_KEY_NSCameraUsageDescription"]
      return ProductTarget.Configuration(
        name: name, info: info, problem: problem,
        generatedUsageDescription: generates ? text : nil,
        ignoresUsageDescription: !generates && text != nil)
    }
    return (all, all.compactMap(\.info))
  }

  private func lines(_ path: String) -> [String]? {
    guard let bytes = try? ProjectFiles.bytes(path) else {
      files.note("\(files.shown(path).shortened), a file of build settings")
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let otherPlatforms: Set = ["macosx", "watchos", "appletvos", "xros"]
}
