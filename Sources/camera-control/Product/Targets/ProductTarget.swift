import CameraControl

/// One target of a project: an app, an extension, or something else.
struct ProductTarget: Encodable {
  private enum CodingKeys: CodingKey { case name, kind, files }

  /// The purpose of a target.
  enum Kind: String, Encodable {
    case app
    case captureExtension = "capture extension"
    case widgetExtension = "widget extension"
    case other
  }

  /// The result of a build configuration for a target.
  struct Configuration {
    /// The name, such as “Release”; `nil` if nothing says which configurations there are.
    var name: String?
    /// The Info.plist; `nil` if there is none that can be read.
    var info: InfoPlist?
    /// Why the Info.plist cannot be read, as a sentence; `nil` if it can be, or if there is none.
    var problem: String?
    /// The usage descriptions in the build settings, by their keys in an Info.plist.
    var settings: [String: String] = [:]
    /// Whether the build adds them to the Info.plist.
    var generatesInfo = false
  }

  let name: String

  let kind: Kind
  /// Where the target is described: the project file, or its folder.
  let place: String

  let configurations: [Configuration]
  /// The Swift files that are compiled into the target; `nil` if nothing says which they are.
  let files: [String]?
  /// The resources that the code uses and that need a usage description, each with a file.
  let uses: [ProtectedResource: String]
  /// The names of the targets that are copied into this one.
  let embedded: Set<String>
  /// What the target is, with its name, for a sentence.
  var title: String { "\(kind.rawValue) “\(name.shortened)”" }

  /// All Info.plists that can be read, each once.
  var infos: [InfoPlist] {
    var known: Set<String> = []
    return configurations.compactMap(\.info).filter { known.insert($0.file).inserted }
  }

  /// Why the Info.plists that cannot be read cannot be, each once.
  var problems: [String] {
    var known: Set<String> = []
    return configurations.compactMap(\.problem).filter { known.insert($0).inserted }
  }
}
