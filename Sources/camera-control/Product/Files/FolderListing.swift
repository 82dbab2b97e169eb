import Foundation

/// The files of a folder that the checks may need, by absolute path and in alphabetical order.
struct FolderListing {
  /// The files named `project.pbxproj`.
  private(set) var projects: [String] = []

  /// The property lists whose names end with `Info.plist`.
  private(set) var infoPlists: [String] = []

  /// The Swift files.
  private(set) var swiftFiles: [String] = []

  /// The folders with a `Package.swift`.
  private(set) var packages: [String] = []

  /// The files from which a tool generates a project, such as `project.yml`.
  private(set) var descriptions: [String] = []

  /// Lists a folder and the folders in it; what is left out is noted.
  init(_ folder: String, _ files: ProjectFiles) {
    var folders = [(path: folder, depth: 0)]
    var count = 0
    while let (folder, depth) = folders.popLast() {
      guard
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      else {
        files.note("the folder \(files.shown(folder).shortened) cannot be read")
        continue
      }
      count += names.count
      guard count <= Self.most, depth <= Self.deepest else {
        files.note("the folder has more than \(Self.most) files or \(Self.deepest) levels")
        break
      }
      for name in names.sorted() where !Self.isLeftOut(name) {
        let path = Path.join(folder, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append((path, depth + 1))
        } else if status.st_mode & S_IFMT == S_IFLNK, Self.isFolder(path) {
          files.note("\(files.shown(path).shortened) is a link to a folder and is not followed")
        } else {
          add(path, name)
        }
      }
    }
    sort()
  }

  /// The Swift files in a folder.
  func swiftFiles(in folder: String) -> [String] {
    swiftFiles.filter { Path.isInside($0, folder) }
  }

  /// The Swift files of the packages, without their tests and manifests.
  func packageFiles(_ root: String) -> [String] {
    swiftFiles.filter { file in
      packages.contains { package in
        // A package in the app's own folder shares it with the app.
        package == root
          ? Path.isInside(file, Path.join(root, "Sources")) && !hasApp(in: root)
          : Path.isInside(file, package) && Path.name(of: file) != "Package.swift"
      }
    }
  }

  private func hasApp(in root: String) -> Bool {
    infoPlists.contains { Path.isInside($0, Path.join(root, "Sources")) }
  }

  private mutating func add(_ path: String, _ name: String) {
    switch name {
    case "project.pbxproj": projects.append(path)
    case "Package.swift":
      packages.append(Path.folder(of: path))
    case "project.yml", "project.yaml", "Project.swift": descriptions.append(path)
    case _ where name.hasSuffix("Info.plist"): infoPlists.append(path)
    case _ where name.hasSuffix(".swift"): swiftFiles.append(path)
    default: break
    }
  }

  private mutating func sort() {
    for list in [\Self.projects, \.infoPlists, \.swiftFiles, \.packages, \.descriptions] {
      self[keyPath: list].sort()
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a name is that of code that other people wrote, or of something that was built.
  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || leftOut.contains(name)
      || builtEndings.contains { name.hasSuffix($0) }
  }

  private static let leftOut: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  private static let builtEndings = [
    ".app", ".appex", ".framework", ".xcframework", ".xcarchive", ".xcassets", ".bundle",
  ]
  private static let most = 50_000
  private static let deepest = 64
}
