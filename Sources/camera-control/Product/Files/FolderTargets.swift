/// Makes targets of folders, for an app without a project file.
///
/// A target's folder is the highest one around its property list or its entry point that contains
/// nothing of another kind of target. Files outside of all these folders count for every target.
struct FolderTargets {
  /// Something that shows that there is a target of a kind.
  private struct Sign {
    let folder: String
    let kind: ProductTarget.Kind
    var info: InfoPlist?
  }

  private let files: ProjectFiles
  private let paths: [String]
  private let sources: [String: SwiftSource]
  private var signs: [Sign] = []
  /// The property lists that cannot be read, with the reason.
  private var problems: [(folder: String, reason: String)] = []

  init(_ files: ProjectFiles, _ listing: FolderListing, _ packageFiles: Set<String>) {
    self.files = files
    let isOwn = { (path: String) in
      let parts = Path.relative(path, to: files.root).split(separator: "/").dropLast()
      return !packageFiles.contains(path) && !parts.contains { $0.hasSuffix("Tests") }
    }
    paths = listing.swiftFiles.filter { isOwn($0) && Path.name(of: $0) != "Package.swift" }
    sources = Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in files.source(path).map { (path, $0) } })
    for path in paths {
      if let source = sources[path], let kind = Self.kind(of: source) {
        signs.append(Sign(folder: Path.folder(of: path), kind: kind))
      }
    }
    let code = signs
    for path in listing.infoPlists where isOwn(path) { note(infoPlist: path, beside: code) }
  }

  private mutating func note(infoPlist path: String, beside code: [Sign]) {
    let folder = Path.folder(of: path)
    let (info, problem) = files.infoPlist(path, BuildSettings())
    if let problem { problems.append((folder, problem)) }
    // Other tools have lists of their own, such as GoogleService-Info.plist.
    guard let info,
      path.hasSuffix("/Info.plist") || Self.keys.contains(where: { info.values[$0] != nil })
    else { return }
    var kind = ProductTarget.Kind(info) ?? .app
    if kind == .app || kind == .other {
      // The list of an extension may lack what it should say; the code beside it says it, too.
      let kinds = Set(code.filter { Path.isInside($0.folder, folder) }.map(\.kind))
      if kinds.count == 1, let only = kinds.first { kind = only }
    }
    signs.append(Sign(folder: folder, kind: kind, info: info))
  }

  /// Returns the targets.
  func targets(_ packageSources: [SwiftSource]) -> [ProductTarget] {
    let roots = signs.map(root)
    for problem in problems where !roots.contains(where: { Path.isInside(problem.folder, $0) }) {
      files.note(problem.reason)
    }
    var known: Set<String> = []
    return signs.indices.filter { known.insert("\(signs[$0].kind) \(roots[$0])").inserted }
      .map { index in
        let (root, kind) = (roots[index], signs[index].kind)
        let isShared = signs.indices.contains { roots[$0] == root && signs[$0].kind != kind }
        let own = sources(in: root, roots)
        let loose = paths.filter { path in !roots.contains { Path.isInside(path, $0) } }
          .compactMap { sources[$0] }
        let infos = signs.indices.filter { roots[$0] == root && signs[$0].kind == kind }
          .compactMap { signs[$0].info }
        return ProductTarget(
          name: Path.name(of: root), kind: kind, place: Place(file: files.shown(root)),
          configurations: configurations(infos, in: root), sources: isShared ? [] : own,
          supposed: isShared ? own + loose : loose, linked: packageSources, hasUnseenCode: false,
          embedded: [])
      }
  }

  private func configurations(
    _ infos: [InfoPlist], in root: String
  ) -> [ProductTarget.Configuration] {
    let problem = problems.first { Path.isInside($0.folder, root) }?.reason
    let all: [InfoPlist?] = infos.isEmpty ? [nil] : infos
    return all.map { info in
      ProductTarget.Configuration(
        name: nil, info: info, problem: info == nil ? problem : nil,
        generatedUsageDescription: nil, ignoresUsageDescription: false)
    }
  }

  private func sources(in root: String, _ roots: [String]) -> [SwiftSource] {
    let inner = roots.filter { $0 != root && Path.isInside($0, root) }
    return paths.filter { path in
      Path.isInside(path, root) && !inner.contains { Path.isInside(path, $0) }
    }.compactMap { sources[$0] }
  }

  private func root(of sign: Sign) -> String {
    var root = sign.folder
    while true {
      let parent = Path.folder(of: root)
      let isOurs = signs.allSatisfy { $0.kind == sign.kind || !Path.isInside($0.folder, parent) }
      guard root != files.root, parent != files.root, isOurs else { return root }
      root = parent
    }
  }

  private static func kind(of source: SwiftSource) -> ProductTarget.Kind? {
    ProductTarget.Kind(extensionCode: [source])
      ?? ([source].conformance(to: ["App", "UIApplicationDelegate"]) == nil ? nil : .app)
  }

  /// Keys by which a list with an unusual name shows that it is a target's.
  private static let keys = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "UILaunchScreen",
    "UIApplicationSceneManifest", "LSRequiresIPhoneOS", "NSCameraUsageDescription",
    ExtensionPoint.attributes, ExtensionPoint.oldAttributes, ExtensionPoint.key,
    ExtensionPoint.oldKey,
  ]
}
