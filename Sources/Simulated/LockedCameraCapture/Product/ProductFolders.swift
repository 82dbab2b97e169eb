import CameraControl
import Foundation

/// The files of a product: real directories in a temporary place, which go with the phone.
final class ProductFolders: Sendable {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("camera-control-\(UUID().uuidString)", isDirectory: true)

  private let state = Guarded(State())

  private struct State: Sendable {
    /// The directories of visits that are not erased yet.
    var unerased: Set<String> = []
    /// The files that the app had read when one of its processes ended.
    var readBefore: Set<String> = []
  }

  /// The directory of a visit, in the container of the capture extension.
  func ofVisit(_ name: String) -> URL { directory(name, in: "CaptureExtension") }

  /// A directory that the app is offered, in the container of the app.
  func ofApp(_ name: String) -> URL { directory(name, in: "App") }

  private func directory(_ name: String, in container: String) -> URL {
    self.container(container).appendingPathComponent(name, isDirectory: true)
  }

  private func container(_ name: String) -> URL {
    place.appendingPathComponent(name, isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: place) }
}

// An app can take the files away at any moment, so an operation that finds nothing does nothing.
extension ProductFolders: ProductFiles {
  func make(_ directory: String) {
    let unerased = state.withLock { state in
      defer { state.unerased.insert(directory) }
      return state.unerased
    }
    let new = ofVisit(directory)
    for item in contents(of: new.deletingLastPathComponent())
    where !unerased.contains(item.lastPathComponent) {
      try? FileManager.default.removeItem(at: item)
    }
    create(new)
  }

  func copy(_ directory: String) -> Bool {
    let (old, new) = (ofVisit(directory), ofApp(directory))
    try? FileManager.default.removeItem(at: new)
    create(new.deletingLastPathComponent())
    do { try FileManager.default.copyItem(at: old, to: new) } catch { create(new) }
    for file in files(in: new) { AccessTime.reset(of: file) }
    return contents(of: new).isEmpty
  }

  func erase(_ directory: String) {
    state.withLock { _ = $0.unerased.remove(directory) }
    try? FileManager.default.removeItem(at: ofVisit(directory))
  }

  func empty(_ directory: String) {
    for item in contents(of: ofVisit(directory)) { try? FileManager.default.removeItem(at: item) }
  }

  func delete(_ directory: String) -> ContentUse {
    let url = ofApp(directory)
    defer { try? FileManager.default.removeItem(at: url) }
    let files = files(in: url)
    // A file that the app has moved away is not there to be asked.
    guard !files.isEmpty, AccessTime.isNoted(beside: url) else { return .unknown }
    let before = state.withLock { $0.readBefore }
    let read = files.filter(AccessTime.isRead)
    if read.contains(where: { before.contains($0.path) }) { return .readAgain }
    let isUnread = read.isEmpty && !files.contains { before.contains($0.path) }
    return isUnread ? .unread : .read
  }

  func appEnded() {
    for directory in contents(of: container("App")) {
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

  private func create(_ directory: URL) {
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }
}
