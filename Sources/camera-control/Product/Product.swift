/// What an app's project consists of, as far as its files say.
struct Product {
  /// How it is known which target a file belongs to.
  enum Basis {
    /// The project files say it, whose paths these are.
    case projectFiles([String])
    /// There is no project file, so that the folders count.
    case folders
  }

  let basis: Basis

  /// The targets, the app first.
  let targets: [ProductTarget]

  /// The sources of Swift packages in the folder.
  let packageSources: [SwiftSource]

  /// What could not be read or was left out, each as a sentence.
  let unread: [String]

  /// The targets of a kind.
  func targets(_ kind: ProductTarget.Kind) -> [ProductTarget] {
    targets.filter { $0.kind == kind }
  }

  /// The apps that the checks are about: those that contain a capture extension, or all.
  var apps: [ProductTarget] {
    let all = targets(.app)
    let extensions = targets(.captureExtension).map(\.name)
    let hosts = all.filter { app in extensions.contains(where: app.embedded.contains) }
    return hosts.isEmpty ? all : hosts
  }

  /// The targets of an app that can be launched: the apps, and their extensions.
  var parts: [ProductTarget] {
    apps + targets(.captureExtension) + targets(.widgetExtension)
  }
}
