import Foundation

/// The files of a folder that the checks may need, by absolute path and in alphabetical order.
struct FolderListing {
  /// The files named `project.pbxproj`.
  private(set) var projects: [String] = []
  /// The property lists named `Info.plist`, except for those of tests.
  private(set) var infoPlists: [String] = []
  private(set) var swiftFiles: [String] = []
  /// The files from which a tool generates a project, such as `project.yml`.
  private(set) var descriptions: [String] = []

  /// Lists a folder and the folders in it, without what others wrote and what was built.
  init(_ folder: String) {
    let enumerator = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = enumerator?.nextObject() as? String {
      if Self.isLeftOut(Path.name(of: path)) {
        enumerator?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    for path in paths.sorted() { add(path, Path.join(folder, path)) }
  }

  private mutating func add(_ path: String, _ full: String) {
    switch Path.name(of: path) {
    case "project.pbxproj": projects.append(full)
    case "project.yml", "project.yaml", "Project.swift": descriptions.append(full)
    case "Info.plist" where !Self.isOfTests(path): infoPlists.append(full)
    case let name where name.hasSuffix(".swift"): swiftFiles.append(full)
    default: break
    }
  }

  /// Whether a path contains a folder of tests.
  static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }

  /// Whether a name is that of code that other people wrote, or of something that was built.
  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || leftOut.contains(name) || builtEndings.contains(where: name.hasSuffix)
  }

  private static let leftOut: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  private static let builtEndings = [
    ".app", ".appex", ".framework", ".xcframework", ".xcarchive", ".xcassets", ".bundle", ".docc",
    ".doccarchive", ".dSYM", ".playground", ".xctest",
  ]
}
