import CameraControl
import Foundation

/// Reads the targets and settings of an app's project from its folder.
struct ProductReader {
  private let root: String
  private let listing: FolderListing
  /// The files that the reader couldn't read, each as a sentence.
  private var unread: [String] = []

  /// Returns the product in a folder; throws a `Complaint` if there is none, or no app in it.
  static func product(in folder: String) throws -> Product {
    var reader = try ProductReader(folder)
    return try reader.product()
  }

  private init(_ folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Complaint(
        "cannot read the folder “\(folder.shortened)”: there is no such file or folder")
    }
    guard isFolder.boolValue else {
      throw Complaint(
        "“\(folder.shortened)” is no folder; check-product needs the folder of the app’s project")
    }
    root = Path.join(FileManager.default.currentDirectoryPath, folder)
    if root.hasSuffix(".xcodeproj") || root.hasSuffix(".xcworkspace") {
      throw Complaint(
        "“\(folder.shortened)” is a project; check-product needs the folder that it is in")
    }
    listing = FolderListing(root)
  }

  private mutating func product() throws -> Product {
    let targets =
      try listing.projects.isEmpty
      ? listing.infoPlists.map { target($0) } : listing.projects.flatMap { try self.targets($0) }
    guard !targets.isEmpty else { throw noApp() }
    let order: [ProductTarget.Kind] = [.app, .captureExtension, .widgetExtension, .other]
    return Product(
      projects: listing.projects.isEmpty
        ? nil : listing.projects.map { shown(Path.folder(of: $0)) },
      targets: order.flatMap { kind in targets.filter { $0.kind == kind } }, unread: unread)
  }

  private func noApp() -> Complaint {
    let way =
      listing.descriptions.first.map { "; generate the project that \(shown($0)) describes" } ?? ""
    return Complaint(
      "the folder “\(Path.name(of: root).shortened)” holds no app: neither an Xcode project nor an "
        + "Info.plist\(way)")
  }

  /// Returns a path as it is seen from the app's folder.
  private func shown(_ path: String) -> String { Path.relative(path, to: root) }

  // MARK: - Without a project

  /// Returns the target that an Info.plist is about, whose name is that of its folder.
  private func target(_ path: String) -> ProductTarget {
    let configuration = configuration(path, BuildSettings())
    let kind = configuration.problem == nil ? configuration.info?.kind ?? .app : .other
    return ProductTarget(
      name: Path.name(of: Path.folder(of: path)), kind: kind, place: shown(Path.folder(of: path)),
      configurations: [configuration], files: nil, uses: uses(in: files(besides: path)),
      embedded: [])
  }

  /// Returns the Swift files in the folder of an Info.plist, without those in a folder of another one.
  private func files(besides path: String) -> [String] {
    let folder = Path.folder(of: path)
    let others = listing.infoPlists.map(Path.folder(of:)).filter {
      $0 != folder && Path.isInside($0, folder)
    }
    return listing.swiftFiles.filter { file in
      Path.isInside(file, folder) && !others.contains { Path.isInside(file, $0) }
        && !FolderListing.isOfTests(shown(file))
    }
  }

  /// Returns the resources that need a usage description and that the files use.
  private func uses(in files: [String]) -> [ProtectedResource: String] {
    var uses: [ProtectedResource: String] = [:]
    for file in files {
      guard let bytes = try? FileBytes.contents(of: file) else { continue }
      let code = SwiftCode(bytes)
      for resource in ProtectedResource.allCases
      where uses[resource] == nil && code.uses(resource) { uses[resource] = shown(file) }
    }
    return uses
  }

  /// Returns a configuration with an Info.plist, or with what is wrong with it.
  private func configuration(
    _ path: String, _ settings: BuildSettings
  ) -> ProductTarget.Configuration {
    do {
      let list = try PropertyList(contentsOf: path)
      let info = InfoPlist(file: shown(path), list: list, settings: settings)
      return ProductTarget.Configuration(info: info)
    } catch {
      return ProductTarget.Configuration(
        problem: "\(shown(path).shortened) cannot be read: \(error.reason).")
    }
  }

  // MARK: - With a project

  private mutating func targets(_ path: String) throws -> [ProductTarget] {
    let project: XcodeProject
    do throws(FileBytes.Failure) {
      project = XcodeProject(path: path, list: try PropertyList(contentsOf: path))
    } catch {
      throw Complaint("cannot read \(shown(path).shortened): \(error.reason)")
    }
    let targets = project.targets
    return targets.map { target in
      let (configurations, files) = (configurations(of: target), files(of: target))
      return ProductTarget(
        name: target.name, kind: kind(of: target, configurations), place: shown(path),
        configurations: configurations, files: files.map(shown), uses: uses(in: files),
        embedded: Set(targets.filter(target.contains).map(\.name)))
    }
  }

  private mutating func configurations(of target: XcodeTarget) -> [ProductTarget.Configuration] {
    settings(of: target).map { name, settings in
      let file = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
      var result =
        file.map {
          configuration(Path.join(target.project.folder, $0), settings)
        } ?? ProductTarget.Configuration()
      result.name = name
      result.generatesInfo = settings["GENERATE_INFOPLIST_FILE"]?.uppercased() == "YES"
      for key in ProtectedResource.allCases.flatMap(\.keys) {
        result.settings[key] = settings["INFOPLIST_KEY_\(key)"]
      }
      return result
    }
  }

  private mutating func settings(
    of target: XcodeTarget
  ) -> [(name: String, settings: BuildSettings)] {
    var missing: [String] = []
    defer {
      for path in missing {
        let sentence = "\(shown(path).shortened), a file of build settings that cannot be read"
        if !unread.contains(sentence) { unread.append(sentence) }
      }
    }
    return target.project.configurations(of: target.object) { path in
      guard let bytes = try? FileBytes.contents(atPath: path) else {
        missing.append(path)
        return nil
      }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private mutating func kind(
    of target: XcodeTarget, _ configurations: [ProductTarget.Configuration]
  ) -> ProductTarget.Kind {
    switch target.productType {
    case "application":
      let platforms = settings(of: target).compactMap { $0.settings["SDKROOT"] }
      return platforms.contains(where: Self.otherPlatforms.contains) ? .other : .app
    case "app-extension", "extensionkit-extension":
      let kinds = configurations.compactMap { $0.info?.kind }
      if kinds.contains(.captureExtension) { return .captureExtension }
      // An ExtensionKit target without a kind counts as a capture extension, so a check reports it.
      return kinds.first
        ?? (target.productType == "extensionkit-extension" ? .captureExtension : .other)
    default: return .other
    }
  }

  private func files(of target: XcodeTarget) -> [String] {
    var paths = Set(target.files.filter { $0.hasSuffix(".swift") })
    for folder in target.folders {
      // A project may follow a folder that is not in its own.
      let listing = Path.isInside(folder.path, root) ? listing : FolderListing(folder.path)
      paths.formUnion(
        listing.swiftFiles.filter { path in
          Path.isInside(path, folder.path)
            && !folder.besides.contains { Path.isInside(path, $0) }
        })
    }
    return paths.sorted()
  }

  private static let otherPlatforms: Set = ["macosx", "watchos", "appletvos", "xros"]
}
