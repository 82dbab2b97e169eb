/// A target of a project file.
struct XcodeTarget {
  let id: String

  let object: PropertyList

  let project: XcodeProject

  var name: String { object.text("name") ?? "" }

  /// The kind of product, such as `extensionkit-extension`.
  var productType: String {
    let type = object.text("productType") ?? ""
    return String(type.trimmingPrefix("com.apple.product-type."))
  }

  /// The files that are compiled into the target one by one.
  var files: [String] {
    references(inPhases: "PBXSourcesBuildPhase").compactMap(project.path(of:)) + addedFiles
  }

  /// The folders of which everything is compiled into the target, with the files that are not.
  var folders: [(path: String, besides: Set<String>)] {
    project.objects("fileSystemSynchronizedGroups", of: object).compactMap { id, folder in
      guard let path = project.path(of: id) else { return nil }
      return (path, Set(exceptions(in: folder).map { Path.join(path, $0) }))
    }
  }

  /// The files of folders that belong to other targets which are compiled into this one as well.
  private var addedFiles: [String] {
    let own = object.texts("fileSystemSynchronizedGroups")
    return project.objects(ofKind: "PBXFileSystemSynchronizedRootGroup")
      .filter { !own.contains($0.id) }
      .flatMap { id, folder -> [String] in
        guard let path = project.path(of: id) else { return [] }
        return exceptions(in: folder).map { Path.join(path, $0) }
      }
  }

  /// The files of a folder for which the target does not do what it does for the folder.
  private func exceptions(in folder: PropertyList) -> [String] {
    project.objects("exceptions", of: folder).filter { $0.object.text("target") == id }
      .flatMap { $0.object.texts("membershipExceptions") }
  }

  /// Whether the product of another target is copied into this one's.
  func contains(_ other: XcodeTarget) -> Bool {
    guard let product = other.object.text("productReference") else { return false }
    return references(inPhases: "PBXCopyFilesBuildPhase").contains(product)
  }

  private func references(inPhases kind: String) -> [String] {
    project.objects("buildPhases", of: object).map(\.object).filter { $0.text("isa") == kind }
      .flatMap { project.objects("files", of: $0) }.compactMap { $0.object.text("fileRef") }
  }
}
