/// The targets of a project file, with their files and their settings.
///
/// The file is a dictionary of objects, which name each other by identifiers.
struct XcodeProject {
  /// The path of the project file.
  let path: String
  /// The folder that the project is in, from which its paths start.
  let folder: String

  private let all: [String: PropertyList]
  private let root: PropertyList?
  private let parents: [String: String]

  init(path: String, list: PropertyList) {
    self.path = path
    all = list.table("objects")?.tables ?? [:]
    root = list.text("rootObject").flatMap { [all] in all[$0] }
    let outer = Path.folder(of: Path.folder(of: path))
    folder = Path.join(outer, root?.text("projectDirPath") ?? "")
    var parents: [String: String] = [:]
    for (id, object) in all { for child in object.texts("children") { parents[child] = id } }
    self.parents = parents
  }

  /// The targets that are compiled, in the order of the project.
  var targets: [XcodeTarget] {
    (root?.texts("targets") ?? []).compactMap { id in
      guard let object = all[id], object.text("isa") == "PBXNativeTarget" else { return nil }
      return XcodeTarget(id: id, object: object, project: self)
    }
  }

  /// Returns the objects that another one names under a key, with their identifiers.
  func objects(_ key: String, of owner: PropertyList) -> [(id: String, object: PropertyList)] {
    owner.texts(key).compactMap { id in all[id].map { (id, $0) } }
  }

  /// Returns all objects of a kind, with their identifiers.
  func objects(ofKind kind: String) -> [(id: String, object: PropertyList)] {
    all.filter { $0.value.text("isa") == kind }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns the path of a file or a group; `nil` if it is none of the project's own.
  func path(of id: String) -> String? {
    var id = id
    var path = ""
    // In a broken project, groups could contain each other.
    for _ in 0..<100 {
      guard let object = all[id] else { return nil }
      path = object.text("path").map { path.isEmpty ? $0 : "\($0)/\(path)" } ?? path
      switch object.text("sourceTree") {
      case "<absolute>": return Path.normal(path)
      case "SOURCE_ROOT": return Path.join(folder, path)
      case "<group>":
        guard let parent = parents[id] else { return Path.join(folder, path) }
        id = parent
      default: return nil
      }
    }
    return nil
  }

  /// Returns the settings of the project and of a target in it, configuration by configuration;
  /// `read` returns the lines of a file, or `nil` if there is none.
  func configurations(
    of target: PropertyList, _ read: (String) -> [String]?
  ) -> [(name: String, settings: BuildSettings)] {
    let shared = Dictionary(
      configurations(root).map { ($0.text("name") ?? "", $0) }, uniquingKeysWith: { $1 })
    return configurations(target).map { configuration in
      let name = configuration.text("name") ?? ""
      let title = target.text("name") ?? ""
      var settings = BuildSettings()
      settings.add([
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "TARGET_NAME": title,
        "CONFIGURATION": name, "PRODUCT_NAME": title,
      ])
      for object in [shared[name], configuration].compactMap({ $0 }) {
        if let file = configurationFile(object) {
          settings.add(BuildSettings.read(configurationFile: file, read))
        }
        settings.add(BuildSettings.read(object.table("buildSettings")))
      }
      return (name, settings)
    }
  }

  private func configurations(_ owner: PropertyList?) -> [PropertyList] {
    guard let owner, let list = objects("buildConfigurationList", of: owner).first else {
      return []
    }
    return objects("buildConfigurations", of: list.object).map(\.object)
  }

  private func configurationFile(_ configuration: PropertyList) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return path(of: id) }
    // Since Xcode 16, the file may be in a folder that the project follows.
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let inner = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return path(of: anchor).map { Path.join($0, inner) }
  }
}
