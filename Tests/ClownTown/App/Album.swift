import Foundation
import LockedCameraCapture
import Observation

/// The portraits of the app, each known by its directory and name.
@MainActor
@Observable
final class Album {
  static let shared = Album()

  private(set) var portraits: [String: Data] = [:]

  /// How often a portrait was imported that was there already.
  private(set) var repeats = 0

  func followLockedCaptures() async {
    for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
      switch update {
      case .initial(let urls):
        for url in urls { await take(url) }
      case .added(let url):
        await take(url)
      case .removed:
        break
      @unknown default:
        break
      }
    }
  }

  func clear() { (portraits, repeats) = ([:], 0) }

  private func take(_ directory: URL) async {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "heic", let data = try? Data(contentsOf: file) else { continue }
      let key = directory.lastPathComponent + "/" + file.lastPathComponent
      if portraits.updateValue(data, forKey: key) != nil { repeats += 1 }
    }
    try? await LockedCameraCaptureManager.shared.invalidateSessionContent(at: directory)
  }
}
