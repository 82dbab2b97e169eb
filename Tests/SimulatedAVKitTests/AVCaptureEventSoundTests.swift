import AVKit
import CameraControl
import CameraControlTesting
import XCTest

final class AVCaptureEventSoundTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sounds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Music.caf"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("my click.caf"))
    try Data().write(to: folder.appendingPathComponent("click.txt"))
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testTheSystemsSoundsAreThree() {
    let sounds = [
      AVCaptureEventSound.cameraShutter, .beginVideoRecording, .endVideoRecording,
    ]
    XCTAssertEqual(Set(sounds).count, 3)
    XCTAssertTrue(AVCaptureEventSound.beginVideoRecording === sounds[1])
  }

  @MainActor
  func testOneValueSaysForTheAppThatItPlaysSoundsItself() async {
    let (phone, other) = (SimulatedPhone(), SimulatedPhone())
    phone.asCurrent {
      XCTAssertFalse(AVCaptureEventInteraction.defaultCaptureSoundDisabled)
      AVCaptureEventInteraction.defaultCaptureSoundDisabled = true
      XCTAssertTrue(AVCaptureEventInteraction.defaultCaptureSoundDisabled)
    }
    other.asCurrent { XCTAssertFalse(AVCaptureEventInteraction.defaultCaptureSoundDisabled) }
  }

  private func assertNoSound(
    _ url: URL, in bundle: URL? = nil, _ why: String, line: UInt = #line
  ) {
    func make() throws -> AVCaptureEventSound {
      try bundle.map { try AVCaptureEventSound(url: url, inBundle: $0) }
        ?? AVCaptureEventSound(url: url)
    }
    XCTAssertThrowsError(try make(), line: line) { error in
      XCTAssertTrue(
        error.localizedDescription.contains("is not a sound that can be played: \(why)"),
        error.localizedDescription, line: line)
      XCTAssertEqual((error as? CaptureError)?.message, error.localizedDescription, line: line)
      XCTAssertEqual((error as NSError).localizedDescription, error.localizedDescription)
      XCTAssertEqual((error as NSError).domain, "CameraControl.CaptureError", line: line)
      XCTAssertNotNil((error as? any LocalizedError)?.recoverySuggestion, line: line)
      XCTAssertEqual((error as? CaptureError)?.source, "AVCaptureEventSound", line: line)
      XCTAssertEqual((error as? CaptureError)?.rule, "SND08", line: line)
    }
  }

  /// SND08: a sound file in the bundle is a sound.
  func testASoundFileInTheBundle() throws {
    XCTAssertNoThrow(
      try AVCaptureEventSound(url: folder.appendingPathComponent("my click.caf"), inBundle: folder))
  }

  /// SND08: a file outside the app's bundle is none, although it exists.
  func testASoundFileOutsideTheBundle() throws {
    let sound = folder.appendingPathComponent("my click.caf")
    assertNoSound(sound, "it lies outside the app's bundle \(Bundle.main.bundlePath).")
    let inside = folder.appendingPathComponent("Music.caf")
    assertNoSound(sound, in: inside, "it lies outside the app's bundle \(inside.path).")
  }

  /// SND08: neither is a file that does not exist, a folder, or anything else in the bundle.
  func testAFileThatDoesNotExist() throws {
    assertNoSound(
      Bundle.main.bundleURL.appendingPathComponent("missing.caf"), "there is no such file.")
    for name in ["missing.caf", "Music.caf"] {
      assertNoSound(folder.appendingPathComponent(name), in: folder, "there is no such file.")
    }
    let text = folder.appendingPathComponent("click.txt")
    assertNoSound(text, in: folder, "its name does not end in")
    let remote = try XCTUnwrap(URL(string: "https://example.com/click.caf"))
    assertNoSound(remote, in: folder, "it is not the URL of a file.")
  }
}
