/// What a project file says about targets, their files and their settings.
struct XcodeProject {
  /// The path of the project file.
  let path: String

  /// The folder that the project is in, from which its paths start.
  let folder: String

  /// The objects, by identifier.
  let objects: [String: ProjectNode]

  private let root: ProjectNode?
  private let parents: [String: String]

  /// Reads a project file.
  init(path: String, node: ProjectNode) {
    self.path = path
    objects = node["objects"]?.table ?? [:]
    root = node.text("rootObject").flatMap { [objects] in objects[$0] }
    let outer = Path.folder(of: Path.folder(of: path))
    folder = Path.join(outer, root?.text("projectDirPath") ?? "")
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object.texts("children") { parents[child] = id }
    }
    self.parents = parents
  }

  /// The targets that are compiled, in the order of the project.
  var targets: [XcodeTarget] {
    (root?.texts("targets") ?? []).compactMap { id in
      guard let object = objects[id], object.text("isa") == "PBXNativeTarget" else { return nil }
      return XcodeTarget(id: id, object: object, project: self)
    }
  }

  /// Returns the object that another one names.
  func object(_ id: String?) -> ProjectNode? { id.flatMap { objects[$0] } }

  /// Returns the path of a file or a group; `nil` if it is none of the project's own.
  func path(of id: String) -> String? {
    var id = id
    var path = ""
    // A project that is broken could have groups that contain each other.
    for _ in 0..<100 {
      guard let object = objects[id] else { return nil }
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

  /// Returns the settings of the project and of a target in it, configuration by configuration.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - read: Returns the lines of a file; `nil` if there is none.
  /// - Returns: The names of the configurations, with their settings.
  func configurations(
    of target: ProjectNode, _ read: (String) -> [String]?
  ) -> [(name: String, settings: BuildSettings)] {
    let own = configurations(target)
    let shared = Dictionary(
      configurations(root).map { ($0.text("name") ?? "", $0) },
      uniquingKeysWith: { first, _ in first })
    return own.map { configuration in
      let name = configuration.text("name") ?? ""
      var settings = BuildSettings()
      settings.add([
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder,
        "TARGET_NAME": target.text("name") ?? "", "CONFIGURATION": name,
        "PRODUCT_NAME": target.text("name") ?? "",
      ])
      for node in [shared[name], configuration].compactMap({ $0 }) {
        if let file = configurationFile(node) {
          settings.add(BuildSettings.read(configurationFile: file, read))
        }
        settings.add(BuildSettings.read(node["buildSettings"]))
      }
      return (name, settings)
    }
  }

  private func configurations(_ owner: ProjectNode?) -> [ProjectNode] {
    let list = object(owner?.text("buildConfigurationList"))
    return (list?.texts("buildConfigurations") ?? []).compactMap { objects[$0] }
  }

  private func configurationFile(_ configuration: ProjectNode) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return path(of: id) }
    // Since Xcode 16, the file may be in a folder that the project follows.
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let inner = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return path(of: anchor).map { Path.join($0, inner) }
  }
}
