import CameraControl

/// The files of a product: real temporary directories, which are deleted with the phone.
final class ProductFolders: Sendable, ProductFiles {
  // Three places, because no path may lead from a launch to files of the app or an earlier launch.
  private let captureExtension = Place("CaptureExtension")
  private let app = Place("App")
  private let kept = Place("Kept")

  private let state = Guarded(State())

  private struct State: Sendable {
    /// The directories of launches that are not erased yet.
    var unerased: Set<String> = []
    /// The unerased directories that a later launch can't reach.
    var kept: Set<String> = []
    /// The files that the app had read when one of its processes ended.
    var readBefore: Set<String> = []
  }

  /// A directory, in its own place, with directories of one kind.
  private struct Place: Sendable {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("camera-control-\(UUID().uuidString)", isDirectory: true)
    let container: URL

    init(_ name: String) { container = place.appendingPathComponent(name, isDirectory: true) }

    func directory(_ name: String) -> URL {
      container.appendingPathComponent(name, isDirectory: true)
    }
  }

  /// The directory of a launch, in the container of the capture extension.
  func ofVisit(_ name: String) -> URL { captureExtension.directory(name) }
  /// A directory that the app is offered, in the container of the app.
  func ofApp(_ name: String) -> URL { app.directory(name) }

  /// The place of the content of a launch until the content is erased.
  private func source(_ name: String) -> URL {
    (state.withLock { $0.kept.contains(name) } ? kept : captureExtension).directory(name)
  }

  deinit {
    for place in [captureExtension, app, kept] {
      try? FileManager.default.removeItem(at: place.place)
    }
  }

  // An app can remove the files at any moment, so an operation that finds no file does nothing.
  func make(_ directory: String) {
    let toKeep = state.withLock { state in
      defer { state.unerased.insert(directory) }
      return state.unerased.subtracting(state.kept)
    }
    create(kept.container)
    for item in contents(of: captureExtension.container) {
      let name = item.lastPathComponent
      if toKeep.contains(name), move(item, to: kept.directory(name)) {
        state.withLock { _ = $0.kept.insert(name) }
      } else {
        try? FileManager.default.removeItem(at: item)
      }
    }
    create(ofVisit(directory))
  }

  func isThere(_ directory: String) -> Bool {
    // A link to a directory doesn't count as a directory.
    let attributes = try? FileManager.default.attributesOfItem(atPath: source(directory).path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  func copy(_ directory: String) -> Bool {
    let (old, new) = (source(directory), ofApp(directory))
    try? FileManager.default.removeItem(at: new)
    create(new.deletingLastPathComponent())
    do { try FileManager.default.copyItem(at: old, to: new) } catch { create(new) }
    for file in files(in: new) { AccessTime.reset(of: file) }
    return contents(of: new).isEmpty
  }

  func erase(_ directory: String) {
    let source = source(directory)
    state.withLock { state in
      state.unerased.remove(directory)
      state.kept.remove(directory)
    }
    try? FileManager.default.removeItem(at: source)
  }

  func empty(_ directory: String) {
    for item in contents(of: ofVisit(directory)) { try? FileManager.default.removeItem(at: item) }
  }

  func delete(_ directory: String) -> ContentUse {
    let url = ofApp(directory)
    defer { try? FileManager.default.removeItem(at: url) }
    let files = files(in: url)
    // The app may have moved the file away.
    guard !files.isEmpty, AccessTime.isNoted(beside: url) else { return .unknown }
    let before = state.withLock { $0.readBefore }
    let read = files.filter(AccessTime.isRead)
    if read.contains(where: { before.contains($0.path) }) { return .readAgain }
    let isUnread = read.isEmpty && !files.contains { before.contains($0.path) }
    return isUnread ? .unread : .read
  }

  func appEnded() {
    for directory in contents(of: app.container) {
      for file in files(in: directory) where AccessTime.isRead(file) {
        state.withLock { _ = $0.readBefore.insert(file.path) }
        AccessTime.reset(of: file)
      }
    }
  }

  private func files(in directory: URL) -> [URL] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return (paths ?? []).map { directory.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath && AccessTime.isFile($0) }
  }

  private func contents(of directory: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return items ?? []
  }

  private func move(_ item: URL, to place: URL) -> Bool {
    (try? FileManager.default.moveItem(at: item, to: place)) != nil
  }

  private func create(_ directory: URL) {
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }
}
