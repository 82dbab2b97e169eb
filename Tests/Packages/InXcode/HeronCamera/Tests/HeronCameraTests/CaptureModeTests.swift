import Testing

@testable import HeronCamera

/// Tests of the model, which need no phone: Xcode runs them as well.
@Suite struct CaptureModeTests {
  @Test func eachModeHasASymbolOfItsOwn() {
    #expect(CaptureMode.allCases.map(\.systemName) == ["camera.fill", "video.fill"])
  }

  @Test(arguments: [CaptureActivity.idle, .photo(willCapture: true)])
  func onlyAMovieIsRecorded(_ activity: CaptureActivity) {
    #expect(!activity.isRecording)
    #expect(CaptureActivity.movie(duration: 1).isRecording)
  }
}
