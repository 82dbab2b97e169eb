import AVFoundation
import CameraControlTesting
import TestSupport
import XCTest

/// What a recording leaves at its URL.
final class AVCaptureFileOutputTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let log = Log<String>()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// REC01: the file is a QuickTime file with the phone's duration.
  func testARecordingLeavesAFileOfItsDuration() async throws {
    let output = try await recording()
    let file = folder.appendingPathComponent("movie.mov")
    let delegate = Recorder(log)
    output.startRecording(to: file, recordingDelegate: delegate)
    await phone.wait(.seconds(2))
    XCTAssertEqual(output.recordedDuration.seconds, 2)
    await phone.wait(.milliseconds(500))
    output.stopRecording()
    XCTAssertEqual(output.recordedDuration, .zero)
    try await phone.wait(until: { self.log.all == ["began", "ended movie.mov"] })
    let bytes = try Data(contentsOf: file)
    XCTAssertEqual(try atoms(bytes[...]), ["ftyp", "moov"])
    // The header of the movie: what a second is divided into, and the duration.
    let header = try XCTUnwrap(bytes.range(of: Data("mvhd".utf8))).upperBound
    XCTAssertEqual(number(bytes, at: header + 12), 1_000)
    XCTAssertEqual(number(bytes, at: header + 16), 2_500)
  }

  func testARecordingWithoutAPlaceEndsWithAnError() async throws {
    let output = try await recording()
    let file = folder.appendingPathComponent("missing").appendingPathComponent("movie.mov")
    let delegate = Recorder(log)
    output.startRecording(to: file, recordingDelegate: delegate)
    output.stopRecording()
    try await phone.wait(until: { self.log.all == ["began", "failed -11800"] })
  }

  func testAFileIsNotOverwritten() async throws {
    let output = try await recording()
    let file = folder.appendingPathComponent("movie.mov")
    try Data("precious".utf8).write(to: file)
    let delegate = Recorder(log)
    output.startRecording(to: file, recordingDelegate: delegate)
    try await phone.wait(until: { self.log.all == ["failed -11823"] })
    XCTAssertFalse(output.isRecording)
    XCTAssertEqual(try Data(contentsOf: file), Data("precious".utf8))
  }

  private func recording() async throws -> AVCaptureMovieFileOutput {
    let (session, output) = try phone.asCurrent {
      let (session, output) = (AVCaptureSession(), AVCaptureMovieFileOutput())
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      session.addOutput(output)
      session.startRunning()
      return (session, output)
    }
    sessions.append(session)
    return output
  }

  private var sessions: [AVCaptureSession] = []

  private func atoms(_ bytes: Data) throws -> [String] {
    guard bytes.count >= 8 else { return [] }
    let length = number(bytes, at: bytes.startIndex)
    let name = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
    return [name] + (try atoms(bytes.dropFirst(length)))
  }

  private func number(_ bytes: Data, at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

private final class Recorder: NSObject, AVCaptureFileOutputRecordingDelegate, Sendable {
  private let log: Log<String>

  init(_ log: Log<String>) { self.log = log }

  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {
    log.add("began")
  }

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?
  ) {
    log.add(
      (error as? AVError).map { "failed \($0.code.rawValue)" }
        ?? "ended \(outputFileURL.lastPathComponent)")
  }
}
