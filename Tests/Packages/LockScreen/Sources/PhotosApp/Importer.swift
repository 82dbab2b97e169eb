import Foundation
import LockedCameraCapture

/// Copies what the capture extension has left into the app's album, each photo once.
package final class Importer: Sendable {
  private let album: URL

  package init(album: URL) {
    self.album = album
  }

  /// The names of the photos in the album.
  package var photos: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: album.path)
    return (names ?? []).sorted()
  }

  /// Imports what is there and what comes, until the task is canceled.
  package func run() async {
    for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
      switch update {
      case .initial(let directories):
        for directory in directories { await take(directory) }
      case .added(let directory): await take(directory)
      case .removed: break
      @unknown default: break
      }
    }
  }

  private func take(_ directory: URL) async {
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "jpg" { try copy(file, of: directory) }
      // Only now that every photo is safe.
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: directory)
    } catch {
      // The phone offers the directory again the next time.
    }
  }

  /// Copies a photo under a name that stays the same if the app is ended and imports it again.
  private func copy(_ file: URL, of directory: URL) throws {
    let name = "\(directory.lastPathComponent)-\(file.lastPathComponent)"
    let copy = album.appendingPathComponent(name)
    guard !FileManager.default.fileExists(atPath: copy.path) else { return }
    let unfinished = copy.appendingPathExtension("part")
    try? FileManager.default.removeItem(at: unfinished)
    try FileManager.default.copyItem(at: file, to: unfinished)
    try FileManager.default.moveItem(at: unfinished, to: copy)
  }
}
