/// The targets and settings of an app's project, according to its property lists.
struct Product {
  /// The paths of the Xcode projects; `nil` if there is none, so that each Info.plist is a target.
  let projects: [String]?
  /// The targets, the app first.
  let targets: [ProductTarget]
  /// The files that the reader couldn't read, each as a sentence.
  let unread: [String]

  func targets(_ kind: ProductTarget.Kind) -> [ProductTarget] { targets.filter { $0.kind == kind } }

  /// Returns whether no target is of a kind, and none could be: one whose Info.plist cannot be read
  /// may be of any kind.
  func lacks(_ kind: ProductTarget.Kind) -> Bool {
    targets(kind).isEmpty && targets(.other).allSatisfy(\.problems.isEmpty)
  }

  /// The apps that the checks are about: those that contain a capture extension, or all.
  var apps: [ProductTarget] {
    let all = targets(.app)
    let extensions = targets(.captureExtension).map(\.name)
    let hosts = all.filter { app in extensions.contains(where: app.embedded.contains) }
    return hosts.isEmpty ? all : hosts
  }

  /// The Swift files that belong to an app, a capture extension and a widget extension alike; `nil` if
  /// a target is missing, or nothing says which files the targets have.
  var sharedFiles: [String]? {
    let parts = [apps, targets(.captureExtension), targets(.widgetExtension)]
    let files = parts.map { targets in Set(targets.compactMap(\.files).joined()) }
    guard parts.allSatisfy({ $0.contains { $0.files != nil } }) else { return nil }
    return files[0].intersection(files[1]).intersection(files[2]).sorted()
  }
}
