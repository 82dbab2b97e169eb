import AVFoundation
import CameraControlTesting
import XCTest

final class AVCaptureMovieFileOutputTests: XCTestCase {
  func testWhatNothingReadsIsKept() {
    let output = SimulatedPhone().asCurrent { AVCaptureMovieFileOutput() }
    XCTAssertEqual(output.movieFragmentInterval.seconds, 10)
    XCTAssertFalse(output.maxRecordedDuration.isValid)
    output.movieFragmentInterval = .invalid
    output.maxRecordedDuration = CMTime(value: 3, timescale: 1)
    XCTAssertFalse(output.movieFragmentInterval.isValid)
    XCTAssertEqual(output.maxRecordedDuration.seconds, 3)
    XCTAssertEqual(output.availableVideoCodecTypes, [.hevc, .h264])
    XCTAssertFalse(output.isRecording)
    XCTAssertNil(output.outputFileURL)
    XCTAssertEqual(output.recordedDuration, .zero)
  }
}
