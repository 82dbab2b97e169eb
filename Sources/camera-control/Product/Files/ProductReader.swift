import Foundation

/// Reads what an app's project consists of from its folder.
struct ProductReader {
  private let files: ProjectFiles
  private let listing: FolderListing

  /// Returns the product in a folder.
  ///
  /// - Throws: `Complaint` if there is no such folder, or no app in it.
  static func product(in folder: String) throws -> Product {
    try ProductReader(folder).product()
  }

  private init(_ folder: String) throws {
    let shown = "the folder “\(folder.shortened)”"
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else {
      var status = stat()
      let isThere = stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
      throw Complaint(
        isThere
          ? "“\(folder.shortened)” is no folder; check-product needs the folder of the app’s project"
          : "cannot read \(shown): \(Problem.text(of: errno))")
    }
    close(opened)
    let path = Path.join(FileManager.default.currentDirectoryPath, folder)
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
      throw Complaint(
        "“\(folder.shortened)” is a project; check-product needs the folder that it is in")
    }
    files = ProjectFiles(root: path)
    listing = FolderListing(path, files)
  }

  private func product() throws -> Product {
    let packageFiles = listing.packageFiles(files.root)
    let packageSources = packageFiles.compactMap(files.source)
    let targets: [ProductTarget]
    let basis: Product.Basis
    if listing.projects.isEmpty {
      basis = .folders
      targets = FolderTargets(files, listing, Set(packageFiles)).targets(packageSources)
      for description in listing.descriptions {
        files.note(
          "\(files.shown(description)), which says what the targets consist of; generate the Xcode "
            + "project and check again")
      }
    } else {
      basis = .projectFiles(listing.projects.map { files.shown(Path.folder(of: $0)) })
      targets = try listing.projects.flatMap { path in
        try XcodeTargets(project(path), files, listing).targets(packageSources)
      }
    }
    guard !targets.isEmpty else {
      throw Complaint(
        "the folder “\(Path.name(of: files.root).shortened)” holds no app: neither an Xcode "
          + "project, nor an Info.plist or Swift code of an app or an extension"
          + (files.unread.first.map { "; \($0)" } ?? ""))
    }
    let order: [ProductTarget.Kind] = [.app, .captureExtension, .widgetExtension, .other]
    return Product(
      basis: basis, targets: order.flatMap { kind in targets.filter { $0.kind == kind } },
      packageSources: packageSources, unread: files.unread)
  }

  private func project(_ path: String) throws -> XcodeProject {
    let node: ProjectNode
    do {
      node = try ProjectParser.node(of: ProjectFiles.bytes(path))
    } catch let failure as ProjectParser.Failure {
      throw Complaint(
        "cannot read \(files.shown(path).shortened), line \(failure.line): expected "
          + "\(failure.expected)")
    } catch let unreadable as ProjectFiles.Unreadable {
      throw Complaint("cannot read \(files.shown(path).shortened): \(unreadable.reason)")
    }
    return XcodeProject(path: path, node: node)
  }
}
