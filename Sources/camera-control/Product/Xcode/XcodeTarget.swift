/// A target of a project file.
struct XcodeTarget {
  let id: String

  let object: ProjectNode

  let project: XcodeProject

  var name: String { object.text("name") ?? "" }

  /// The kind of product, such as `com.apple.product-type.application`.
  var productType: String { object.text("productType") ?? "" }

  /// The files that are compiled into the target one by one.
  var files: [String] {
    let listed = phases("PBXSourcesBuildPhase").flatMap(fileReferences)
      .compactMap(project.path(of:))
    return listed + addedFiles
  }

  /// The folders of which everything is compiled into the target, with the files that are not.
  var folders: [(path: String, besides: Set<String>)] {
    object.texts("fileSystemSynchronizedGroups").compactMap { id in
      guard let path = project.path(of: id) else { return nil }
      return (path, Set(exceptions(in: id).map { Path.join(path, $0) }))
    }
  }

  /// The files of folders that belong to other targets which are compiled into this one as well.
  private var addedFiles: [String] {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    return project.objects.keys.sorted().filter { id in
      !own.contains(id)
        && project.objects[id]?.text("isa") == "PBXFileSystemSynchronizedRootGroup"
    }.flatMap { id -> [String] in
      guard let path = project.path(of: id) else { return [] }
      return exceptions(in: id).map { Path.join(path, $0) }
    }
  }

  /// The files of a folder for which the target does not do what it does for the folder.
  private func exceptions(in group: String) -> [String] {
    (project.objects[group]?.texts("exceptions") ?? []).compactMap { project.objects[$0] }
      .filter { $0.text("target") == id }
      .flatMap { $0.texts("membershipExceptions") }
  }

  /// The targets in the same project that this one uses, those of other products included.
  var dependencies: [String] {
    object.texts("dependencies").compactMap { project.objects[$0]?.text("target") }
  }

  /// The products of other targets that are linked.
  var linkedProducts: Set<String> {
    Set(phases("PBXFrameworksBuildPhase").flatMap(fileReferences))
  }

  /// The products of other targets that are copied into this one's.
  var copiedProducts: Set<String> {
    Set(phases("PBXCopyFilesBuildPhase").flatMap(fileReferences))
  }

  /// Whether the target uses a package whose sources may be in the folder.
  var usesLocalPackages: Bool {
    packageProducts.contains { !isRemote($0) }
  }

  /// Whether the target uses a package from the network, or a framework without its sources.
  var hasUnseenCode: Bool {
    packageProducts.contains(where: isRemote)
      || phases("PBXFrameworksBuildPhase").flatMap(fileReferences).contains(where: isForeign)
  }

  private var packageProducts: [ProjectNode] {
    object.texts("packageProductDependencies").compactMap { project.objects[$0] }
  }

  private func isRemote(_ product: ProjectNode) -> Bool {
    project.object(product.text("package"))?.text("isa") == "XCRemoteSwiftPackageReference"
  }

  private func isForeign(_ reference: String) -> Bool {
    let ours = project.targets.compactMap { $0.object.text("productReference") }
    let tree = project.objects[reference]?.text("sourceTree") ?? ""
    return !ours.contains(reference) && !["SDKROOT", "DEVELOPER_DIR"].contains(tree)
  }

  private func phases(_ kind: String) -> [ProjectNode] {
    object.texts("buildPhases").compactMap { project.objects[$0] }
      .filter { $0.text("isa") == kind }
  }

  private func fileReferences(_ phase: ProjectNode) -> [String] {
    phase.texts("files").compactMap { project.objects[$0]?.text("fileRef") }
  }
}
