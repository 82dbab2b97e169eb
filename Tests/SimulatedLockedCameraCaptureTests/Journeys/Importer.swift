import Foundation
import LockedCameraCapture

/// How an importer goes about it.
enum ImportHabit {
  /// It copies under names that stay the same, and invalidates when all copies are there.
  case careful
  /// It copies under a new name each time.
  case namesAnew
  /// It invalidates before it copies what it has remembered.
  case invalidatesFirst
}

/// An app's import, in steps at which a test can end it.
@MainActor
final class Importer {
  private(set) var hasEnded = false
  private(set) var isIdle = false
  private let habit: ImportHabit
  private let album: URL
  private var stepsLeft: Int?

  init(_ habit: ImportHabit, album: URL, endsAt step: Int?) {
    self.habit = habit
    self.album = album
    stepsLeft = step
  }

  func run() async {
    for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
      isIdle = false
      do {
        switch update {
        case .initial(let urls): for url in urls { try await take(url) }
        case .added(let url): try await take(url)
        case .removed: break
        @unknown default: break
        }
      } catch {
        hasEnded = true
        return
      }
      isIdle = true
    }
  }

  private func take(_ directory: URL) async throws {
    let manager = LockedCameraCaptureManager.shared
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "jpg" }.sorted { $0.path < $1.path }
    if habit == .invalidatesFirst {
      let photos = try files.map { ($0, try Data(contentsOf: $0)) }
      try step()
      try await manager.invalidateSessionContent(at: directory)
      for (file, data) in photos {
        try step()
        try data.write(to: album.appendingPathComponent(name(for: file, in: directory)))
      }
      return
    }
    for file in files {
      try step()
      let copy = album.appendingPathComponent(name(for: file, in: directory))
      guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
      let part = copy.appendingPathExtension("part")
      try? FileManager.default.removeItem(at: part)
      try FileManager.default.copyItem(at: file, to: part)
      try step()
      try FileManager.default.moveItem(at: part, to: copy)
    }
    try step()
    try await manager.invalidateSessionContent(at: directory)
    try step()
  }

  private func name(for file: URL, in directory: URL) -> String {
    let name = file.deletingPathExtension().lastPathComponent
    let place = habit == .namesAnew ? UUID().uuidString : directory.lastPathComponent
    return "\(name)-\(place).jpg"
  }

  /// Ends the import if this is the step to end it at.
  private func step() throws {
    guard let left = stepsLeft else { return }
    guard left > 0 else { throw CancellationError() }
    stepsLeft = left - 1
  }
}
