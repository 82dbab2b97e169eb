/// One target of a project: an app, an extension, or something else.
struct ProductTarget {
  /// What a target is for.
  enum Kind: String, Encodable {
    case app
    case captureExtension = "capture extension"
    case widgetExtension = "widget extension"
    case other
  }

  /// What a build configuration makes of a target.
  struct Configuration {
    /// The name, such as “Release”; `nil` if nothing says which configurations there are.
    let name: String?

    /// The property list of the target; `nil` if there is none that can be read.
    let info: InfoPlist?

    /// Why the property list cannot be read; `nil` if it can be, or if there is none.
    let problem: String?

    /// The usage description of the camera that the build adds to the property list.
    let generatedUsageDescription: String?

    /// Whether there is such a description that the build does not add.
    let ignoresUsageDescription: Bool
  }

  let name: String

  let kind: Kind

  /// Where the target is described: the project file, or its folder.
  let place: Place

  let configurations: [Configuration]

  /// The files that are compiled into the target itself.
  let sources: [SwiftSource]

  /// The files that may belong to several targets, which only a project file could say.
  let supposed: [SwiftSource]

  /// The files of the packages and frameworks in the project that the target may use.
  let linked: [SwiftSource]

  /// Whether the target uses code that is not in the project, such as a package from the network.
  let hasUnseenCode: Bool

  /// The names of the targets that are copied into this one.
  let embedded: Set<String>

  /// What the target is, with its name, for a sentence.
  var title: String { "\(kind.rawValue) “\(name.shortened)”" }

  /// All property lists that can be read, each once.
  var infos: [InfoPlist] {
    var known: Set<String> = []
    return configurations.compactMap(\.info).filter { known.insert($0.file).inserted }
  }

  /// The files that are compiled into the target, or may be.
  var members: [SwiftSource] { sources + supposed }

  /// All code that ends up in the target, as far as it is in the project.
  var allSources: [SwiftSource] { members + linked }
}
