import CameraControl
import CameraControlTesting
import Foundation
import LockedCameraCapture
import PhotoCapture
import PhotoIntents
import PhotosApp
import Testing

@MainActor
@Suite struct LockScreenTests {
  let phone = SimulatedPhone(.iPhone16Pro)
  let album = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test func aPhotoFromTheLockScreenArrivesOnce() async throws {
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: album) }
    let photos = try await phone.install(
      CaptureProduct("Photos", captureExtension: PhotoCapture.self, intent: PhotoIntent.self))
    phone.settings.cameraControlLaunches = "Photos"
    let importer = Importer(album: album)
    let importing = phone.asCurrent(in: photos.app) { Task { await importer.run() } }
    defer { importing.cancel() }

    await phone.lock()
    await phone.click()
    #expect(phone.launches.last == .captureExtension("Photos", from: .cameraControl))
    try await phone.wait(until: { phone.trace.count(of: .session) == 1 })
    await phone.click()
    try await phone.wait(until: { finishedPhotos(of: photos) == 1 })
    await phone.swipeUp()

    try await phone.wait(until: { importer.photos.count == 1 })
    try await phone.wait(until: { photos.contentDirectories.isEmpty })
    try await phone.finish()
  }

  @Test func anIdleExtensionIsDismissed() async throws {
    let behavior = PhoneBehavior { $0.lockScreen.idleTimeout = .seconds(30) }
    let phone = SimulatedPhone(.iPhone16Pro, behavior: behavior)
    let photos = try await phone.install(
      CaptureProduct("Photos", captureExtension: PhotoCapture.self, intent: PhotoIntent.self))
    phone.settings.lockScreenLaunches = "Photos"
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    #expect(photos.visit != nil)
    try await phone.wait(until: { phone.trace.count(of: .session) == 1 })
    await phone.wait(.seconds(31))
    #expect(photos.visit == nil)
    #expect(phone.diagnostics == [])
    try await phone.finish()
  }

  /// Returns how many photos are in the directory of the present visit.
  private func finishedPhotos(of product: InstalledProduct) -> Int {
    guard let directory = product.visit?.contentURL else { return 0 }
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    return names?.count { $0.hasSuffix(".jpg") } ?? 0
  }
}
