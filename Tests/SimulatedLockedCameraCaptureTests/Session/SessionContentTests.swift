import CameraControl
import CameraControlTesting
import LockedCameraCapture
import SwiftUI
import XCTest

/// The real files of a visit, on their way to the app.
@MainActor
final class SessionContentTests: XCTestCase {
  /// LCK01 and LCK05.
  func testEachLaunchHasASessionAndAnEmptyDirectoryOfItsOwn() async throws {
    let studio = try Studio()
    for number in 1...3 {
      _ = try await studio.visit()
      let url = try studio.session.sessionContentURL
      var isDirectory: ObjCBool = false
      XCTAssertTrue(FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory))
      XCTAssertTrue(isDirectory.boolValue)
      XCTAssertEqual(studio.files(in: url), [])
      try studio.write("\(number)")
      await studio.phone.swipeUp()
    }
    XCTAssertEqual(Set(Handed.sessions.map(\.sessionContentURL)).count, 3)
    XCTAssertEqual(Set(Handed.sessions.map(ObjectIdentifier.init)).count, 3)
  }

  /// LCK21 and LCK28: names and subfolders survive, half-written files too.
  func testFilesArriveAsTheyWereWritten() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a.heic", "raw/b.dng"])
    _ = try await studio.visit()
    try studio.write("half.partial")
    await studio.phone.kill("Studio", .captureExtension)
    let urls = studio.product.contentURLs
    XCTAssertEqual(urls.map(studio.files), [["a.heic", "raw", "raw/b.dng"], ["half.partial"]])
    let text = try String(contentsOf: urls[0].appendingPathComponent("raw/b.dng"), encoding: .utf8)
    XCTAssertEqual(text, "raw/b.dng")
  }

  /// LCK23 and LCK29: nothing else is left for the next launch, and an earlier directory is gone.
  func testNothingElseSurvivesTheVisit() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    let directory = try studio.session.sessionContentURL
    let aside = directory.deletingLastPathComponent().appendingPathComponent("aside.txt")
    try Data("aside".utf8).write(to: aside)
    try studio.write("kept.heic")
    await studio.phone.swipeUp()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["kept.heic"]])
    XCTAssertFalse(FileManager.default.fileExists(atPath: directory.path))
    _ = try await studio.visit()
    XCTAssertFalse(FileManager.default.fileExists(atPath: aside.path))
    let container = try studio.session.sessionContentURL.deletingLastPathComponent()
    XCTAssertEqual(studio.files(in: container).count, 1)
    XCTAssertThrowsError(try Data("late".utf8).write(to: directory.appendingPathComponent("x")))
  }

  /// LCK08: nothing that runs at the end is in time for the copy.
  func testWhatIsWrittenAtTheEndIsTooLate() async throws {
    let phone = SimulatedPhone()
    phone.settings.lockScreenLaunches = "Late"
    let product = try await phone.install(
      CaptureProduct("Late", captureExtension: LateExtension.self, intent: StudioIntent.self))
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    await phone.swipeUp()
    let directory = try XCTUnwrap(product.contentURLs.first)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: directory.path), ["early.txt"])
  }

  /// LCK30: what was written so far is deleted, and what is written later arrives.
  func testInvalidatingKeepsTheDirectory() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    try studio.write("early.heic")
    try await studio.inExtension { try await studio.session.invalidateSessionContent() }
    XCTAssertEqual(studio.files(in: try studio.session.sessionContentURL), [])
    try studio.write("late.heic")
    await studio.phone.swipeUp()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["late.heic"]])
    try await studio.session.invalidateSessionContent()
    XCTAssertEqual(
      studio.product.contentURLs.map(studio.files), [["late.heic"]], "the visit is over")
  }

  /// LCK10: content whose copy failed stays, and arrives once there is room.
  func testAFailedCopyIsRepeated() async throws {
    let studio = try Studio()
    await studio.phone.fillStorage()
    try await studio.visit(writing: ["a.heic"])
    XCTAssertEqual(studio.product.contentURLs, [])
    XCTAssertEqual(studio.files(in: try studio.session.sessionContentURL), ["a.heic"])
    await studio.phone.freeStorage()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["a.heic"]])
  }

  /// LCK10, LCK29: what could not be copied is kept, and is out of the reach of later visits; it arrives
  /// once there is room, during such a visit, too.
  func testWhatIsKeptIsOutOfReach() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["arrived"])
    await studio.phone.fillStorage()
    for name in ["first", "second"] { try await studio.visit(writing: [name]) }
    _ = try await studio.visit()
    try studio.write("third")
    let own = try studio.session.sessionContentURL
    XCTAssertEqual(
      studio.files(in: own.appendingPathComponent("../..")),
      ["CaptureExtension", "CaptureExtension/session-4", "CaptureExtension/session-4/third"])
    for session in Handed.sessions where session !== Handed.sessions.last {
      XCTAssertFalse(FileManager.default.fileExists(atPath: session.sessionContentURL.path))
    }
    await studio.phone.freeStorage()
    XCTAssertEqual(
      studio.product.contentURLs.map(studio.files), [["arrived"], ["first"], ["second"]])
    XCTAssertEqual(studio.files(in: own), ["third"])
    await studio.phone.swipeUp()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files).last, ["third"])
  }

  /// LCK10, LCK23, LCK29: a visit that makes a directory of an earlier one's name harms nothing, and its own
  /// is gone at the next launch.
  func testADirectoryOfAnEarlierName() async throws {
    let studio = try Studio()
    await studio.phone.fillStorage()
    try await studio.visit(writing: ["kept"])
    for _ in 0..<2 {
      _ = try await studio.visit()
      let container = try studio.session.sessionContentURL.deletingLastPathComponent()
      let own = container.appendingPathComponent("session-1")
      XCTAssertFalse(FileManager.default.fileExists(atPath: own.path))
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("false".utf8).write(to: own.appendingPathComponent("false"))
      await studio.phone.swipeUp()
    }
    await studio.phone.freeStorage()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["kept"], [], []])
  }

  /// LCK10: with the option, what could not be copied is lost wherever it was.
  func testWhatCouldNotBeCopiedMayBeLost() async throws {
    let studio = try Studio(PhoneBehavior { $0.lockScreen.failedCopy = .lose })
    await studio.phone.fillStorage()
    try await studio.visit(writing: ["a"])
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: try studio.session.sessionContentURL.path))
    await studio.phone.freeStorage()
    XCTAssertEqual(studio.product.contentURLs, [])
  }

  /// LCK73: an extension that deletes its directory leaves nothing, unless it makes the directory again;
  /// what stands in its place is none.
  func testAnExtensionDeletesItsDirectory() async throws {
    typealias Deed = (URL) throws -> Void
    let files = FileManager.default
    let deeds: [(Deed, left: [[String]])] = [
      ({ _ in }, []),
      ({ try Data("file".utf8).write(to: $0) }, []),
      ({ try files.createSymbolicLink(at: $0, withDestinationURL: files.temporaryDirectory) }, []),
      ({ try files.createDirectory(at: $0, withIntermediateDirectories: false) }, [[]]),
    ]
    for (deed, left) in deeds {
      for isFull in [false, true] {
        let studio = try Studio()
        if isFull { await studio.phone.fillStorage() }
        _ = try await studio.visit()
        try studio.write("a.heic")
        let directory = try studio.session.sessionContentURL
        try files.removeItem(at: directory)
        try await studio.session.invalidateSessionContent()
        XCTAssertFalse(files.fileExists(atPath: directory.path))
        try deed(directory)
        await studio.phone.swipeUp()
        if isFull { await studio.phone.freeStorage() }
        XCTAssertEqual(studio.product.contentURLs.map(studio.files), left)
        XCTAssertFalse(files.fileExists(atPath: directory.path))
      }
    }
  }

  /// LCK35: a visit that wrote nothing leaves an empty directory, or nothing.
  func testAVisitWithoutFilesLeavesAnEmptyDirectory() async throws {
    let studio = try Studio()
    try await studio.visit(writing: [])
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [[]])
    let other = try Studio(PhoneBehavior { $0.lockScreen.emptySession = .none })
    try await other.visit(writing: [])
    XCTAssertEqual(other.product.contentURLs, [])
  }

  /// Two phones with the same product share no files, and a phone's files go with it.
  func testFilesBelongToTheirPhone() async throws {
    let product = CaptureProduct(
      "Studio", captureExtension: StudioExtension.self, intent: StudioIntent.self)
    var directories: [URL] = []
    for _ in 0..<2 {
      let phone = SimulatedPhone()
      let installed = try await phone.install(product)
      phone.settings.lockScreenLaunches = "Studio"
      await phone.lock()
      await phone.launch(from: .lockScreenControl)
      let url = try XCTUnwrap(installed.visit?.contentURL)
      XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
      directories.append(url)
      await phone.swipeUp()
    }
    Handed.sessions = []
    XCTAssertNotEqual(directories.first, directories.last)
    for url in directories {
      let place = url.deletingLastPathComponent().deletingLastPathComponent()
      XCTAssertFalse(FileManager.default.fileExists(atPath: place.path), place.path)
    }
  }
}

private struct LateExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      Color.black
        .onAppear { write("early.txt", into: session.sessionContentURL) }
        .onDisappear { write("late.txt", into: session.sessionContentURL) }
    }
  }

  private func write(_ name: String, into directory: URL) {
    try? Data(name.utf8).write(to: directory.appendingPathComponent(name))
  }
}
